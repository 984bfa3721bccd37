import { paths } from '#lib/routes/paths.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { TravelClass } from '#contracts/reservations/index.ts';
import { writeSearchQuery } from './search-query.ts';
import type { SearchQuery } from './search-query.ts';

type WaitingRequest = { tripId: string; class: TravelClass; query: SearchQuery };

/**
 * The page where a party joins the waiting list of a full sailing. The search stays in the address: it holds the party
 * and leads back to the other sailings.
 */
export function waitingPath(locale: Locale, { tripId, class: travelClass, query }: WaitingRequest): string {
  const params = writeSearchQuery(query);
  params.set('trip', tripId);
  if (travelClass !== 'ECO') params.set('class', travelClass);
  return `${paths.bookingWaiting(locale)}?${params}`;
}

type Entry = {
  id: string;
  /** Just created: the page says so once. */ isNew?: boolean;
  /** Opens the entry in another browser. */ token?: string;
};

/** The page of a waiting list entry. `search` is the query of the page where it was created; it identifies the ship. */
export function waitingEntryPath(
  locale: Locale,
  search: string,
  { id, isNew = false, token }: Entry,
): string {
  const params = new URLSearchParams(search);
  for (const name of ['entry', 'new', 'token']) params.delete(name);
  params.set('entry', id);
  if (isNew) params.set('new', 'yes');
  if (token) params.set('token', token);
  return `${paths.bookingWaiting(locale)}?${params}`;
}
