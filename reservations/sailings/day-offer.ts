import type { DayOffer } from '../contract/search.ts';
import { offerOf, type Question } from './offer.ts';
import type { Trip } from './trips.ts';

/**
 * One cell of a week strip or calendar. `full` is said only when every sailing that could still be bought, and that could
 * carry such a party at all, has too little room: never because of the clock, a cancellation or a ship without a car deck.
 */
export function dayOffer(date: string, trips: readonly Trip[], question: Question): DayOffer {
  if (date < question.today) return { date, state: 'past', lowestCents: null };
  const offers = trips.filter((trip) => trip.day === date).map((trip) => offerOf(trip, question));
  const prices = offers.flatMap((offer) => offer.lowestCents ?? []);
  if (prices.length > 0) return { date, state: 'open', lowestCents: Math.min(...prices) };
  const isFull = offers.some(
    ({ state, isImpossible }) => state === 'sold-out' || (state === 'no-vehicles' && !isImpossible),
  );
  if (isFull) return { date, state: 'full', lowestCents: null };
  const isOver = offers.some(({ state }) => state === 'departed' || state === 'closed');
  return { date, state: isOver ? 'past' : 'none', lowestCents: null };
}
