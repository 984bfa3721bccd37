import { getTranslations } from 'next-intl/server';
import type { PassengerCounts } from '#lib/booking/state.ts';

type Props = { passengers: PassengerCounts; vehicles: readonly string[] };

/** Who travels, as list items: «2 ενήλικες, 1 παιδί» and «1 όχημα». */
export async function PartyWords({ passengers, vehicles }: Props) {
  const t = await getTranslations('common.booking.party');
  const people = [
    t('adults', { count: passengers.adults }),
    passengers.children > 0 ? t('children', { count: passengers.children }) : '',
    passengers.infants > 0 ? t('infants', { count: passengers.infants }) : '',
  ].filter(Boolean);
  return (
    <>
      <li>{people.join(', ')}</li>
      {vehicles.length > 0 ? <li>{t('vehicles', { count: vehicles.length })}</li> : null}
    </>
  );
}
