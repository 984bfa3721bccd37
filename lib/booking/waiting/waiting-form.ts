import * as v from 'valibot';
import { toParty } from '#lib/booking/party.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import { readSearchQuery } from '#lib/booking/search-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { WaitingRequest, type SearchResult } from '#contracts/reservations/index.ts';

export type JoinError = 'contact' | 'email' | 'phone';
export type InvalidJoinField = { field: 'email' | 'phone'; code: JoinError };
type FormValues = Readonly<Record<string, string>>;

/**
 * What the service would refuse: no email address, an invalid one, or an invalid phone number. The address is sent a
 * code.
 */
export function checkJoin(typed: FormValues): InvalidJoinField[] {
  const email = (typed['email'] ?? '').trim();
  const phone = (typed['phone'] ?? '').trim();
  return [
    ...(email === '' ? [{ field: 'email' as const, code: 'contact' as const }] : []),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)
      ? [{ field: 'email' as const, code: 'email' as const }]
      : []),
    ...(phone !== '' && !/^\+?[0-9 ()-]{7,20}$/.test(phone)
      ? [{ field: 'phone' as const, code: 'phone' as const }]
      : []),
  ];
}

/** A query string in the form that pages get it, repeated names as lists. */
export function rawQueryOf(search: string): RawQuery {
  const params = new URLSearchParams(search);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

/** The request for checked fields. The party and the ship come from the page's query; null when that is incomplete. */
export function toWaitingRequest(typed: FormValues, search: string, locale: Locale): WaitingRequest | null {
  const read = readSearchQuery(rawQueryOf(search));
  const params = new URLSearchParams(search);
  if (read.kind === 'incomplete') return null;
  const parsed = v.safeParse(WaitingRequest, {
    tripId: params.get('trip'),
    class: params.get('class') === 'VIP' ? 'VIP' : 'ECO',
    party: toParty(read.query),
    maySplit: typed['maySplit'] === 'yes',
    locale,
    contact: {
      email: (typed['email'] ?? '').trim() || null,
      phone: (typed['phone'] ?? '').trim() || null,
    },
  });
  return parsed.success ? parsed.output : null;
}

/** The segment with this id in the search result; null when it is no longer there. */
export function legOf({ trips }: SearchResult, tripId: string) {
  const legs = trips.flatMap(({ journeys }) => journeys).flatMap((journey) => journey.legs);
  return legs.find((leg) => leg.tripId === tripId) ?? null;
}
