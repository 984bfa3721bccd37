import { addDays } from '#foundation/dates/day.ts';
import { Network, Quote, SearchResult } from '#contracts/reservations/index.ts';
import { fetchJson, hold, onFoot, release, type Segment, type Sold } from './sold-booking.ts';

const nine = { ...onFoot, passengers: Array.from({ length: 9 }, () => ({ category: 'ADT' as const })) };

const quote = (segments: Segment[]) => fetchJson('/quotes', Quote, { segments, party: onFoot });

/** Whether the day trip price applies: each sailing has only a limited number of such tickets. */
const isLow = ({ lines }: Quote) => lines.some(({ rule }) => rule?.startsWith('day-trip') ?? false);

/** A distant day from Rhodes to Symi and back at the day trip price. */
export async function dayTrip(): Promise<{ segments: Segment[]; totalCents: number }> {
  const { today, horizon } = await fetchJson('/network', Network);
  for (let date = addDays(today, 140); date < horizon; date = addDays(date, 1)) {
    const { trips } = await fetchJson('/search', SearchResult, {
      trips: [
        { from: 'RHO', to: 'SYM', date },
        { from: 'SYM', to: 'RHO', date },
      ],
      party: onFoot,
    });
    const [out, back] = trips.map(({ journeys }) =>
      journeys.flatMap(({ state, legs }) => (state === 'available' && legs.length === 1 ? legs : [])),
    );
    for (const go of out ?? [])
      for (const home of back ?? []) {
        if (home.from.at <= go.to.at) continue;
        const segments: Segment[] = [
          { tripId: go.tripId, class: 'ECO', direction: 'A' },
          { tripId: home.tripId, class: 'ECO', direction: 'R' },
        ];
        const priced = await quote(segments);
        if (isLow(priced)) return { segments, totalCents: priced.totalCents };
      }
  }
  throw new Error('no day trip from Rhodes to Symi');
}

/**
 * Others hold all tickets of the day at the low price; returns one adult's price then, and a function that releases the
 * tickets.
 */
export async function takeLowPrices(
  segments: Segment[],
): Promise<{ totalCents: number; giveBack: () => Promise<void> }> {
  const taken: Sold[] = [];
  let priced = await quote(segments);
  while (isLow(priced)) {
    taken.push(await hold(segments, nine));
    priced = await quote(segments);
  }
  return {
    totalCents: priced.totalCents,
    giveBack: async () => {
      for (const each of taken) await release(each);
    },
  };
}
