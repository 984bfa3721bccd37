import { wayName } from '#lib/booking/change-query.ts';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';

/** `open`: its sailings are shown; `folded`: only what is chosen for it; `later`: it waits for the legs before it. */
export type WayLook = 'open' | 'folded' | 'later';

/**
 * One decision at a time: a chosen way folds, and of several legs only the first undecided one is open. Both ways of a return trip
 * are open, because they are chosen with an eye on each other. `asked` is the way that the traveller wants to see, from 0.
 */
export function wayLooks(query: SearchQuery, chosen: ChosenTrips, asked: number | null): WayLook[] {
  const first = chosen.ways.indexOf(null);
  return query.ways.map((_, index) => {
    if (index === asked) return 'open';
    if (chosen.ways[index]) return 'folded';
    return wayName(query, index) === 'leg' && index !== first ? 'later' : 'open';
  });
}

/** Which way of the search a segment of the request belongs to, both from 0; −1 when there is none. */
export function wayOfSegment({ ways }: Pick<ChosenTrips, 'ways'>, segment: number): number {
  let ships = 0;
  return ways.findIndex((each) => {
    ships += each?.journey.legs.length ?? 0;
    return segment < ships;
  });
}
