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
