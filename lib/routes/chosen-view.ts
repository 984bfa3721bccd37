import { stripLocale } from './locale-path.ts';

/** Query parameters of the timetable page that change what it shows, in addresses that people share. */
export const selectionNames = ['line', 'to', 'season', 'date', 'from', 'destination'] as const;

/**
 * The internal path of a page with choices in its query. It lies below the page itself, which stays static because it
 * never reads its query. Null for every other address.
 */
export function chosenView(path: string, query: URLSearchParams): string | null {
  if (stripLocale(path) !== '/itineraries') return null;
  return selectionNames.some((name) => query.has(name)) ? `${path}/chosen` : null;
}
