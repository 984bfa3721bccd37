import type { FoundJourneys } from './find.ts';

/**
 * The journeys of a day worth showing: every direct ship, whatever its state, and the connections that some traveller
 * could prefer. A connection is dropped when another journey leaves no earlier, arrives no later and costs no more. A
 * full connection is also dropped when another one no worse in time can be bought or is full too. A full journey
 * never hides one that can be bought.
 */
export function worthwhile(journeys: readonly FoundJourneys[]): FoundJourneys[] {
  return journeys.filter(
    (one) =>
      one.trips.length === 1 ||
      (isOnSale(one) &&
        !journeys.some((other) => other !== one && other.day === one.day && beats(other, one))),
  );
}

/** A connection that has left, is closed or can never take this party is useless. */
function isOnSale({ offer: availability }: FoundJourneys): boolean {
  const { state, isImpossible } = availability;
  return !isImpossible && state !== 'departed' && state !== 'closed' && state !== 'cancelled';
}

function beats(other: FoundJourneys, one: FoundJourneys): boolean {
  if (other.departs < one.departs || other.arrives > one.arrives) return false;
  const [price, otherPrice] = [one.offer.lowestCents, other.offer.lowestCents];
  if (price !== null && (otherPrice === null || otherPrice > price)) return false;
  const isEqual = other.departs === one.departs && other.arrives === one.arrives && price === otherPrice;
  return !isEqual || isSimpler(other, one);
}

function isSimpler(other: FoundJourneys, one: FoundJourneys): boolean {
  return (
    other.trips.length < one.trips.length || (other.trips.length === one.trips.length && other.id < one.id)
  );
}
