import type { BoardFilter, Choice, SearchQuery, Bound } from './search-query.ts';

/** How a bound is called: «Αναχώρηση», «Επιστροφή», or one of several legs. */
export type BoundName = 'out' | 'back' | 'leg';

export function boundName(query: SearchQuery, index: number): BoundName {
  if (query.bounds[index]?.direction === 'R') return 'back';
  return query.bounds.filter(({ direction }) => direction === 'A').length > 1 ? 'leg' : 'out';
}

/** Id of the bound's part of the page, so that a choice made without a script lands where it was made. */
export function boundId(query: SearchQuery, index: number): string {
  const name = boundName(query, index);
  return name === 'leg' ? `leg-${index + 1}` : name;
}

/** Another journey for one bound. */
export function withChoice(query: SearchQuery, index: number, choice: Choice | null): SearchQuery {
  return { ...query, bounds: changed(query, index, { choice }) };
}

/** Another day for one bound; later bounds that would lie before it move with it. What was chosen on a day that moves, goes. */
export function onDay(query: SearchQuery, index: number, date: string): SearchQuery {
  const bounds = changed(query, index, { date, choice: null }).map((bound, at) =>
    at > index && bound.date < date ? { ...bound, date, choice: null } : bound,
  );
  return { ...query, bounds };
}

/** The search without anything chosen in it. */
export function withoutChoices(query: SearchQuery): SearchQuery {
  return { ...query, bounds: query.bounds.map((bound) => ({ ...bound, choice: null })) };
}

/** Other ports for one bound, such as the second harbour of an island. The bounds that begin or end there follow, unchosen. */
export function withPorts(query: SearchQuery, index: number, ports: Pick<Bound, 'from' | 'to'>): SearchQuery {
  const { from, to } = ports;
  const old = query.bounds[index];
  const isReturnTrip = query.bounds.some(({ direction }) => direction === 'R');
  const bounds = query.bounds.map((bound, at): Bound => {
    if (at === index) return { ...bound, from, to, choice: null };
    if (isReturnTrip) return { ...bound, from: to, to: from, choice: null };
    if (at === index - 1 && bound.to === old?.from && from !== bound.to)
      return { ...bound, to: from, choice: null };
    if (at === index + 1 && bound.from === old?.to && to !== bound.from)
      return { ...bound, from: to, choice: null };
    return bound;
  });
  return { ...query, bounds };
}

/** The same search without its vehicles: what else is chosen stays, and is priced again. */
export function withoutVehicles(query: SearchQuery): SearchQuery {
  return { ...query, vehicles: [] };
}

/** Another promo code, or none when empty. */
export function withPromo(query: SearchQuery, promo: string): SearchQuery {
  return { ...query, promo };
}

/** One filter of the boards turned on or off. */
export function toggled(query: SearchQuery, filter: BoardFilter): SearchQuery {
  const { only = [], ...rest } = query;
  const left = only.includes(filter) ? only.filter((each) => each !== filter) : [...only, filter];
  return left.length > 0 ? { ...rest, only: left } : rest;
}

function changed(query: SearchQuery, index: number, change: Partial<Bound>): Bound[] {
  return query.bounds.map((bound, at) => (at === index ? { ...bound, ...change } : bound));
}
