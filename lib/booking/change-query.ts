import type { BoardFilter, Choice, SearchQuery, Bound } from './search-query.ts';

/** The title of a bound: «Αναχώρηση», «Επιστροφή», or one of several legs. */
export type BoundName = 'out' | 'back' | 'leg';

export function boundName(query: SearchQuery, index: number): BoundName {
  if (query.bounds[index]?.direction === 'R') return 'back';
  return query.bounds.filter(({ direction }) => direction === 'A').length > 1 ? 'leg' : 'out';
}

/** Id of the bound's section of the page, so that a choice made without a script scrolls back to it. */
export function boundId(query: SearchQuery, index: number): string {
  const name = boundName(query, index);
  return name === 'leg' ? `leg-${index + 1}` : name;
}

/** The search with another journey for one bound. */
export function withChoice(query: SearchQuery, index: number, choice: Choice | null): SearchQuery {
  return { ...query, bounds: changed(query, index, { choice }) };
}

/**
 * Another day for one bound. Later bounds that would precede it move with it. Choices on a day that changes are
 * dropped.
 */
export function onDay(query: SearchQuery, index: number, date: string): SearchQuery {
  const bounds = changed(query, index, { date, choice: null }).map((bound, at) =>
    at > index && bound.date < date ? { ...bound, date, choice: null } : bound,
  );
  return { ...query, bounds };
}

/** The search without any chosen journeys. */
export function withoutChoices(query: SearchQuery): SearchQuery {
  return { ...query, bounds: query.bounds.map((bound) => ({ ...bound, choice: null })) };
}

/**
 * Other ports for one bound, such as the second harbour of an island. Bounds that start or end there follow, with their
 * choices dropped.
 */
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

/** The same search without its vehicles. Chosen journeys stay and are priced again. */
export function withoutVehicles(query: SearchQuery): SearchQuery {
  return { ...query, vehicles: [] };
}

/** The search with another promo code, or none when empty. */
export function withPromo(query: SearchQuery, promo: string): SearchQuery {
  return { ...query, promo };
}

/** Toggles one filter of the boards. */
export function toggled(query: SearchQuery, filter: BoardFilter): SearchQuery {
  const { only = [], ...rest } = query;
  const left = only.includes(filter) ? only.filter((each) => each !== filter) : [...only, filter];
  return left.length > 0 ? { ...rest, only: left } : rest;
}

function changed(query: SearchQuery, index: number, change: Partial<Bound>): Bound[] {
  return query.bounds.map((bound, at) => (at === index ? { ...bound, ...change } : bound));
}

/** A single crossing with a return on `day`, for which nothing is chosen yet. */
export function withReturn(query: SearchQuery, day: string): SearchQuery {
  const [out] = query.bounds;
  if (!out) return query;
  const back: Bound = { from: out.to, to: out.from, date: day, direction: 'R', choice: null };
  return { ...query, bounds: [out, back] };
}
