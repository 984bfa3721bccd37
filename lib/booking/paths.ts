import { paths } from '#lib/routes/paths.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { withoutChoices } from './change-query.ts';
import { writeSearchQuery } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';

/** The search form filled in with a search. */
export function searchFormPath(locale: Locale, query: SearchQuery): string {
  const params = writeSearchQuery(withoutChoices(query));
  params.delete('only');
  if (query.bounds.length === 1) params.set('way', 'one');
  return `${paths.booking(locale)}?${params}`;
}

/**
 * `section` is the id of a part of the page, so that a choice made without JavaScript scrolls back to it. `open` is the
 * index of a chosen bound whose sailings are shown anyway.
 */
export function sailingsPath(locale: Locale, query: SearchQuery, section?: string, open?: number): string {
  const params = writeSearchQuery(query);
  if (open !== undefined) params.set('open', String(open + 1));
  return `${paths.bookingSailings(locale)}?${params}${section ? `#${section}` : ''}`;
}

export function lookupPath(locale: Locale, reference: string): string {
  return `${paths.manageBooking(locale)}?ref=${encodeURIComponent(reference)}`;
}
