'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Trip } from '#lib/booking/form/state.ts';
import { controlName } from '#app/_ui/search-form/control-name.ts';
import { LazyPart } from './lazy-part.tsx';
import { Popup } from './popup.client.tsx';
import { partyPicker, vehiclePicker } from './sources.ts';
import type { FieldsProps } from './trip-fields.tsx';
import styles from './selectors.module.css';

/** The selector of the party or of the vehicles, when one of the two is open. */
export function PartySelector({ state, trip, claims }: FieldsProps & { trip: Trip }) {
  const t = useTranslations('common.booking.search');
  const { send } = state;
  const close = useCallback(() => send({ type: 'selectorsClosed' }), [send]);
  const choosing = trip.activeControl;
  if (choosing !== 'passengers' && choosing !== 'vehicles') return null;
  return (
    <Popup
      key={choosing}
      control={controlName(trip.id, choosing)}
      title={t(choosing)}
      className={styles.party}
      onClose={close}
    >
      {choosing === 'passengers' ? (
        <LazyPart source={partyPicker}>
          {(PartyPicker) => (
            <PartyPicker
              party={state}
              offered={claims}
              send={send}
              onClose={close}
              onVehicles={() => send({ type: 'selectorToggled', trip: trip.id, control: 'vehicles' })}
            />
          )}
        </LazyPart>
      ) : (
        <LazyPart source={vehiclePicker}>
          {(VehiclePicker) => (
            <VehiclePicker
              vehicles={state.vehicles}
              onChange={(vehicles) => send({ type: 'vehiclesChosen', vehicles })}
              onClose={close}
            />
          )}
        </LazyPart>
      )}
    </Popup>
  );
}
