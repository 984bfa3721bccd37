import { getTranslations } from 'next-intl/server';
import type { PartyQuery } from '#lib/booking/party-query.ts';

type Props = { party: PartyQuery };

/** «2 ενήλικες, 1 παιδί», «1 όχημα» and «1 κατοικίδιο». */
export async function partyWords({ passengers, vehicles, pets }: PartyQuery): Promise<string[]> {
  const t = await getTranslations('common.booking.party');
  const people = [
    t('adults', { count: passengers.adults }),
    passengers.children > 0 ? t('children', { count: passengers.children }) : '',
    passengers.infants > 0 ? t('infants', { count: passengers.infants }) : '',
  ];
  return [
    people.filter(Boolean).join(', '),
    vehicles.length > 0 ? t('vehicles', { count: vehicles.length }) : '',
    pets.length > 0 ? t('pets', { count: pets.length }) : '',
  ].filter(Boolean);
}

/** The party as list items. */
export async function PartyText({ party }: Props) {
  return (await partyWords(party)).map((words) => <li key={words}>{words}</li>);
}
