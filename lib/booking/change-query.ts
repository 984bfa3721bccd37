import type { Choice, SearchQuery, Way } from './search-query.ts';

/** How a way is called: «Αναχώρηση», «Επιστροφή», or one of several legs. */
export type WayName = 'out' | 'back' | 'leg';

export function wayName(query: SearchQuery, index: number): WayName {
  if (query.ways[index]?.direction === 'R') return 'back';
  return query.ways.filter(({ direction }) => direction === 'A').length > 1 ? 'leg' : 'out';
}

/** Id of the way's part of the page, so that a choice made without a script lands where it was made. */
export function wayId(query: SearchQuery, index: number): string {
  const name = wayName(query, index);
  return name === 'leg' ? `leg-${index + 1}` : name;
}

/** Another journey for one way. */
export function withChoice(query: SearchQuery, index: number, choice: Choice | null): SearchQuery {
  return { ...query, ways: changed(query, index, { choice }) };
}

/** Another day for one way; later ways that would lie before it move with it. What was chosen on a day that moves, goes. */
export function onDay(query: SearchQuery, index: number, date: string): SearchQuery {
  const ways = changed(query, index, { date, choice: null }).map((way, at) =>
    at > index && way.date < date ? { ...way, date, choice: null } : way,
  );
  return { ...query, ways };
}

/** The search without anything chosen in it. */
export function withoutChoices(query: SearchQuery): SearchQuery {
  return { ...query, ways: query.ways.map((way) => ({ ...way, choice: null })) };
}

function changed(query: SearchQuery, index: number, change: Partial<Way>): Way[] {
  return query.ways.map((way, at) => (at === index ? { ...way, ...change } : way));
}
