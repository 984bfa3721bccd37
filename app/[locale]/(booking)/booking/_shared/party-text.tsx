import { getTranslations } from 'next-intl/server';
import type { PartyQuery } from '#lib/booking/party-query.ts';

type Props = { party: PartyQuery };

/** The party as list items: «2 ενήλικες, 1 παιδί», «1 όχημα» and «1 κατοικίδιο». */
export async function PartyText({ party: { passengers, vehicles, pets } }: Props) {
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
      {pets.length > 0 ? <li>{t('pets', { count: pets.length })}</li> : null}
    </>
  );
}
