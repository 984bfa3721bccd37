'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback } from 'react';
import type { Trip } from '#lib/booking/form/state.ts';
import { controlName } from '../control-name.ts';
import { Popup } from './popup.client.tsx';
import type { FieldsProps } from './trip-fields.tsx';
import styles from './selectors.module.css';

export const loadPartyPicker = () => void import('../pickers/party-picker.client.tsx');
export const loadVehiclePicker = () => void import('../pickers/vehicle-picker.client.tsx');
const PartyPicker = lazy(() => import('../pickers/party-picker.client.tsx'));
const VehiclePicker = lazy(() => import('../pickers/vehicle-picker.client.tsx'));

/** Who travels, or with which vehicles, when one of the two is open. */
export function PartySelector({ state, trip, claims, locale }: FieldsProps & { trip: Trip }) {
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
      <Suspense fallback={<div className={styles.loading} />}>
        {choosing === 'passengers' ? (
          <PartyPicker party={state} offered={claims} send={send} onClose={close} />
        ) : (
          <VehiclePicker
            vehicles={state.vehicles}
            locale={locale}
            onChange={(vehicles) => send({ type: 'vehiclesChosen', vehicles })}
            onClose={close}
          />
        )}
      </Suspense>
    </Popup>
  );
}
