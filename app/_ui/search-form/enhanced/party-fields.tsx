import { useTranslations } from 'next-intl';
import { headCount } from '#lib/booking/party.ts';
import type { Trip } from '#lib/booking/form/state.ts';
import { PartySelector } from './party-selector.client.tsx';
import { partyPicker, vehiclePicker } from './sources.ts';
import { FieldButton, type FieldsProps } from './trip-fields.tsx';

/** The party and its vehicles. Both selectors belong to the whole form; the machine stores them with its first trip. */
export function PartyFields(props: FieldsProps & { trip: Trip }) {
  const { state, trip, missing } = props;
  const t = useTranslations('common.booking.search');
  const p = useTranslations('common.booking.party');
  const { passengers, vehicles, pets, claims, send } = state;
  const people = headCount(passengers);
  const claimed = claims.filter((claim) => claim !== null).length;
  const also = [
    pets.length > 0 ? p('pets', { count: pets.length }) : '',
    claimed > 0 ? t('claimsCount', { count: claimed }) : '',
  ].filter(Boolean);
  return (
    <>
      <FieldButton
        trip={trip}
        control="passengers"
        send={send}
        missing={missing}
        label={t('passengers')}
        value={people === passengers.adults ? p('adults', { count: people }) : t('people', { count: people })}
        note={also.join(', ')}
        onApproach={partyPicker.ahead}
      />
      <FieldButton
        trip={trip}
        control="vehicles"
        send={send}
        missing={missing}
        label={t('vehicles')}
        value={vehicles.length === 0 ? t('noVehicle') : p('vehicles', { count: vehicles.length })}
        onApproach={vehiclePicker.ahead}
      />
      <PartySelector {...props} />
    </>
  );
}
