import { sumCents } from '#foundation/money/cents.ts';
import type { TravelClass } from '#contracts/reservations/categories.ts';
import type { SearchRequest } from '#contracts/reservations/search.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { quote } from '#reservations/fares/quote.ts';
import { type AvailabilityQuery, pricedSegment } from '#reservations/sailings/availability.ts';
import type { Segment } from '#reservations/sailings/segments.ts';

type RequestedTrip = SearchRequest['trips'][number];

/** The day of the other bound, for each trip of a search that goes from one island to another and back; else nothing. */
export function daysOfReturn(trips: readonly RequestedTrip[], { ports }: Catalogue): (string | undefined)[] {
  const [out, back] = trips;
  const islandOf = (port: string) => ports.get(port)?.island ?? port;
  const isThereAndBack =
    trips.length === 2 &&
    out !== undefined &&
    back !== undefined &&
    islandOf(out.from) === islandOf(back.to) &&
    islandOf(out.to) === islandOf(back.from);
  return isThereAndBack ? [back.date, out.date] : [];
}

/**
 * What the tickets of a journey cost, in cents, when the way back is bought with them. Whichever ship that is: the discount depends on
 * the islands only (`fares/candidates.ts`), so the same ships in the other direction stand in for it. Day-trip prices, which are
 * limited, are not counted. Null when the way back isn't sold on that day.
 */
export function centsWithReturn(
  segments: readonly Segment[],
  travelClass: TravelClass,
  dayOfReturn: string,
  { catalogue, party, today }: AvailabilityQuery,
): number | null {
  const there = segments.map((segment) => pricedSegment(catalogue, segment, travelClass, 'A'));
  const back = there.toReversed().map((segment) => ({
    ...segment,
    direction: 'R' as const,
    from: segment.to,
    to: segment.from,
    fromIsland: segment.toIsland,
    toIsland: segment.fromIsland,
    day: dayOfReturn,
  }));
  const both = quote(catalogue.tariff, [...there, ...back], party, today);
  return (
    both && sumCents(both.lines.filter(({ segment }) => segment < there.length).map(({ cents }) => cents))
  );
}
