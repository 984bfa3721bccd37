import { boundName } from '#lib/booking/change-query.ts';
import type { ChosenTrips } from '#lib/booking/choose.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';

/** `open`: its sailings are shown; `folded`: only the chosen one; `later`: it waits for the previous legs. */
export type BoundDisplay = 'open' | 'folded' | 'later';

/**
 * One decision at a time: a bound with a choice folds, and of several legs only the first one without a choice is open.
 * Both bounds of a return trip are open, because travellers compare them. `openBound` is the bound that the traveller
 * opened, from 0.
 */
export function boundDisplays(
  query: SearchQuery,
  chosen: ChosenTrips,
  openBound: number | null,
): BoundDisplay[] {
  const first = chosen.bounds.indexOf(null);
  return query.bounds.map((_, index) => {
    if (index === openBound) return 'open';
    if (chosen.bounds[index]) return 'folded';
    return boundName(query, index) === 'leg' && index !== first ? 'later' : 'open';
  });
}

/** The bound of the search that a segment of the request belongs to, both from 0; −1 when there is none. */
export function boundOfSegment({ bounds }: Pick<ChosenTrips, 'bounds'>, segment: number): number {
  let ships = 0;
  return bounds.findIndex((each) => {
    ships += each?.journey.legs.length ?? 0;
    return segment < ships;
  });
}
