import { stripLocale } from './locale-path.ts';

/** Names in the query of the timetable page that change what it shows. */
const CHOICES = ['line', 'to', 'season', 'date'];

/**
 * Where the server finds a page that shows a choice: below the page itself, which stays static because it never looks at its
 * query. Null for every other address.
 */
export function chosenView(path: string, query: URLSearchParams): string | null {
  if (stripLocale(path) !== '/itineraries') return null;
  return CHOICES.some((name) => query.has(name)) ? `${path}/chosen` : null;
}
