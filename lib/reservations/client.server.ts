import 'server-only';
import { headers } from 'next/headers';
import * as v from 'valibot';
import {
  Booking,
  CalendarResult,
  HoldResult,
  Network,
  OpenResult,
  Problem,
  PROOF_HEADER,
  Quote,
  SearchResult,
} from '#contracts/reservations/index.ts';
import type {
  ConfirmRequest,
  HoldRequest,
  OpenRequest,
  Party,
  QuoteRequest,
  SearchRequest,
} from '#contracts/reservations/index.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';
import type { Credential } from '#lib/booking/access.ts';

import type { Locale } from '#foundation/text/locales.ts';

/** Every call ends in one of three ways; none throws, so that each page must say what it shows when the engine is away. */
export type Answer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable' };

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  language: Locale;
  body?: unknown;
  key?: string;
  credential?: Credential;
  /** Address of the visitor, so that the service can slow down one who guesses or takes too much. */
  caller?: string | null;
  /** Proofs that addresses were confirmed, for calls that take places without paying. */
  proofs?: readonly string[];
  /** Seconds for which the same answer may be used again; nothing but the network ever is. */
  remember?: number;
}

/** Ports, quays and ships change by the season. Pages that show the search form stay cacheable this way. */
const NETWORK_SECONDS = 300;

/** A search is answered in milliseconds; after this long the traveller is better served by the telephone number. */
export const TIMEOUT_MS = 8_000;

export function headersOf(call: Call): Headers {
  const sent = new Headers({ 'Accept-Locale': call.language, Accept: 'application/json' });
  if (call.body !== undefined) sent.set('Content-Type', 'application/json');
  if (call.key) sent.set('Idempotency-Key', call.key);
  if (call.credential?.kind === 'token') sent.set('Authorization', `Bearer ${call.credential.token}`);
  if (call.credential?.kind === 'surname' && call.credential.pass)
    sent.set('Booking-Pass', call.credential.pass);
  if (call.caller) sent.set('X-Forwarded-For', call.caller);
  if (call.proofs?.length) sent.set(PROOF_HEADER, call.proofs.join(', '));
  return sent;
}

/** Asks the service and checks its answer against the contract. Prices and places are never remembered. */
export async function ask<S extends v.GenericSchema>(
  path: string,
  schema: S,
  call: Call,
): Promise<Answer<v.InferOutput<S>>> {
  try {
    const response = await fetch(`${backendUrl()}/reservations${path}`, {
      method: call.method ?? 'GET',
      headers: headersOf(call),
      ...(call.remember ? { next: { revalidate: call.remember } } : { cache: 'no-store' as const }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'ok', value: v.parse(schema, answer) };
    return { kind: 'refused', problem: v.parse(Problem, answer) };
  } catch (error) {
    // The path holds a reference; the request's id leads to the line of the service.
    log.warn({ door: path.split(/[?/]/)[1], error: String(error) }, 'the reservation service did not answer');
    return { kind: 'unreachable' };
  }
}

/** The visitor's address, as the site's server has settled it. */
async function callerNow(): Promise<string | null> {
  return (await headers()).get('x-forwarded-for');
}

export function getNetwork(language: Locale) {
  return ask('/network', Network, { language, remember: NETWORK_SECONDS });
}

export async function searchSailings(request: SearchRequest, language: Locale) {
  const caller = await callerNow();
  return ask('/search', SearchResult, { method: 'POST', body: request, caller, language });
}

/** `month` is `YYYY-MM`. */
export function getCalendar(
  question: { from: string; to: string; month: string; party: Party },
  language: Locale,
) {
  const count = (category: string) =>
    String(question.party.passengers.filter((passenger) => passenger.category === category).length);
  const params = new URLSearchParams({
    from: question.from,
    to: question.to,
    month: question.month,
    adults: count('ADT'),
    children: count('CHD'),
    infants: count('INF'),
    claims: question.party.passengers.map(({ entitlement }) => entitlement ?? '-').join(','),
    vehicles: question.party.vehicles.map(({ category }) => category).join(','),
    pets: question.party.pets.map(({ category }) => category).join(','),
  });
  return ask(`/calendar?${params}`, CalendarResult, { language });
}

export function getQuote(request: QuoteRequest, language: Locale) {
  return ask('/quotes', Quote, { method: 'POST', body: request, language });
}

/** `key` is the same for every retry of one press of the button, so that two arrivals make one hold. */
export async function placeHold(request: HoldRequest, key: string) {
  const caller = await callerNow();
  return ask('/holds', HoldResult, { method: 'POST', body: request, key, caller, language: request.locale });
}

export async function getBooking(reference: string, credential: Credential, language: Locale) {
  const query =
    credential.kind === 'surname' ? `?${new URLSearchParams({ surname: credential.surname })}` : '';
  const caller = await callerNow();
  return ask(`/bookings/${encodeURIComponent(reference)}${query}`, Booking, { credential, caller, language });
}

/** What a browser keeps to open the booking by a surname from now on. */
export async function openBooking(reference: string, request: OpenRequest, language: Locale) {
  const caller = await callerNow();
  const path = `/bookings/${encodeURIComponent(reference)}/open`;
  return ask(path, OpenResult, { method: 'POST', body: request, caller, language });
}

export async function confirmBooking(
  reference: string,
  credential: Credential,
  request: ConfirmRequest,
  key: string,
  proofs: readonly string[],
  language: Locale,
) {
  const path = `/bookings/${encodeURIComponent(reference)}/confirm`;
  const caller = await callerNow();
  return ask(path, Booking, { method: 'POST', body: request, key, credential, proofs, caller, language });
}
