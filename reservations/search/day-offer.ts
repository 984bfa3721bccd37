import type { DayOffer } from '#contracts/reservations/search.ts';
import type { FoundJourneys } from './find.ts';

/**
 * One cell of a week strip or calendar. It is `full` only when every journey that is still on sale, and that could
 * take such a party at all, has too little room: never because of the time, a cancellation or a ship without a car
 * deck.
 */
export function dayOffer(date: string, journeys: readonly FoundJourneys[], today: string): DayOffer {
  if (date < today) return { date, state: 'past', lowestCents: null };
  const availabilities = journeys
    .filter(({ day }) => day === date)
    .map(({ offer: availability }) => availability);
  const prices = availabilities.flatMap((availability) => availability.lowestCents ?? []);
  if (prices.length > 0) return { date, state: 'open', lowestCents: Math.min(...prices) };
  const isFull = availabilities.some(
    ({ state, isImpossible }) => !isImpossible && (state === 'sold-out' || state === 'no-vehicles'),
  );
  if (isFull) return { date, state: 'full', lowestCents: null };
  const isCancelled = availabilities.length > 0 && availabilities.every(({ state }) => state === 'cancelled');
  const isOver = availabilities.some(({ state }) => state === 'departed' || state === 'closed');
  const isRefused =
    !isOver && availabilities.some(({ state, isImpossible }) => isImpossible && state === 'no-vehicles');
  return {
    date,
    state: isOver ? 'past' : 'none',
    lowestCents: null,
    ...(isCancelled && { isCancelled }),
    ...(isRefused && { isRefused }),
  };
}
