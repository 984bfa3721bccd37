import { addDays } from '#foundation/dates/day.ts';
import { Network, SearchResult, type Journey } from '#contracts/reservations/index.ts';
import { fetchJson } from './sold-booking.ts';

/** From the third to the fourth week from now the same refunds and discounts apply every day. */
const FIRST = 15;
const LAST = 28;

/** A day on which the fast ferry goes to Symi before all others, and the next one on which it comes back so. */
export async function fastFerryDays(): Promise<{ out: string; back: string }> {
  const { today } = await fetchJson('/network', Network);
  let out = '';
  for (let date = addDays(today, FIRST); date <= addDays(today, LAST); date = addDays(date, 1)) {
    const { trips } = await fetchJson('/search', SearchResult, {
      trips: [
        { from: 'RHO', to: 'SYM', date },
        { from: 'SYM', to: 'RHO', date },
      ],
      party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
    });
    const [away, home] = trips.map(({ journeys }) => journeys);
    if (out && isFastFirst(home)) return { out, back: date };
    if (!out && isFastFirst(away)) out = date;
  }
  throw new Error('no days on which Aeolis goes first from Rhodes to Symi and back');
}

function isFastFirst([first]: readonly Journey[] = []): boolean {
  const [leg, ...more] = first?.legs ?? [];
  return first?.state === 'available' && leg?.vessel.id === 'AEOLIS' && more.length === 0;
}
