import 'server-only';
import { headers } from 'next/headers';
import * as v from 'valibot';
import {
  Booking,
  CalendarResult,
  HoldResult,
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
import type { Locale } from '#foundation/text/locales.ts';
import type { Credential } from '#lib/booking/access.ts';
import { noteInPage } from '#lib/page-cache/page-notes.ts';
import { visitorOf } from '#lib/visitor.server.ts';

/** Returned instead of thrown, so every page has to handle an unavailable service. */
export type Result<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unreachable' };

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Language of the messages in a refusal. Without it, a cached response is shared by the pages of all languages. */
  language?: Locale;
  body?: unknown;
  key?: string;
  credential?: Credential;
  /** Address of the visitor, so that the service can slow down somebody who guesses or holds too much. */
  caller?: string | null;
  /** Proofs that email addresses were confirmed, for calls that hold places without payment. */
  proofs?: readonly string[];
  /**
   * Seconds for which Next may reuse the response, for public reads only (`cached-reads.server.ts`): prices and places
   * on sale are never cached.
   */
  lifetime?: number;
}

/** A search takes milliseconds; after this long the phone number serves the traveller better. */
export const TIMEOUT_MS = 8_000;
/** A page without a timetable is better than no page. */
const CACHED_TIMEOUT_MS = 4_000;

export function headersOf(options: CallOptions): Headers {
  const sent = new Headers({ Accept: 'application/json' });
  if (options.language) sent.set('Accept-Locale', options.language);
  if (options.body !== undefined) sent.set('Content-Type', 'application/json');
  if (options.key) sent.set('Idempotency-Key', options.key);
  if (options.credential?.kind === 'token') sent.set('Authorization', `Bearer ${options.credential.token}`);
  if (options.credential?.kind === 'surname' && options.credential.pass)
    sent.set('Booking-Pass', options.credential.pass);
  if (options.caller) sent.set('X-Forwarded-For', options.caller);
  if (options.proofs?.length) sent.set(PROOF_HEADER, options.proofs.join(', '));
  return sent;
}

/** Calls an endpoint of the service and checks its response against the contract. */
export async function call<S extends v.GenericSchema>(
  endpoint: string,
  schema: S,
  options: CallOptions = {},
): Promise<Result<v.InferOutput<S>>> {
  const { method = 'GET', body, lifetime } = options;
  try {
    const response = await fetch(`${backendUrl()}/reservations${endpoint}`, {
      method,
      headers: headersOf(options),
      ...(lifetime ? { next: { revalidate: lifetime } } : { cache: 'no-store' as const }),
      signal: AbortSignal.timeout(lifetime === undefined ? TIMEOUT_MS : CACHED_TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = JSON.parse(text);
    if (response.ok) {
      const value = v.parse(schema, json);
      noteAnswer(endpoint, options, text);
      return { kind: 'ok', value };
    }
    noteInPage({ kind: 'problem' });
    return { kind: 'refused', problem: v.parse(Problem, json) };
  } catch (error) {
    noteInPage({ kind: 'problem' });
    // Only the first segment: the rest may contain a booking reference. The request id leads to the service's own log
    // line.
    log.warn(
      { endpoint: endpoint.split(/[?/]/)[1], error: String(error) },
      'reservation service did not answer',
    );
    return { kind: 'unreachable' };
  }
}

/** These change nothing, although they are sent with a body. */
const QUESTIONS: readonly string[] = ['/search', '/quotes'];

/**
 * Notes what the page was made from. Only public questions can be asked again for somebody else; what Next caches (`lifetime`) is
 * also older than a page may be.
 */
function noteAnswer(endpoint: string, options: CallOptions, answer: string): void {
  const { method = 'GET', language = null, body, lifetime } = options;
  if (lifetime) return;
  const isQuestion = method === 'GET' || (method === 'POST' && QUESTIONS.includes(endpoint));
  const isForOne = options.key || options.credential || options.proofs?.length;
  if (!isQuestion || isForOne) return noteInPage({ kind: 'personal' });
  const sent = body === undefined ? null : JSON.stringify(body);
  noteInPage({ kind: 'read', read: { method, endpoint, language, body: sent }, answer });
}

/** The visitor's address. */
export async function callerNow(): Promise<string | null> {
  return visitorOf(await headers());
}

export async function searchSailings(request: SearchRequest, language: Locale) {
  const caller = await callerNow();
  return call('/search', SearchResult, { method: 'POST', body: request, caller, language });
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
  return call(`/calendar?${params}`, CalendarResult, { language });
}

export function getQuote(request: QuoteRequest, language: Locale) {
  return call('/quotes', Quote, { method: 'POST', body: request, language });
}

/** `key` is the same for every retry of one press of the button, so that two requests make one hold. */
export async function placeHold(request: HoldRequest, key: string) {
  const caller = await callerNow();
  return call('/holds', HoldResult, { method: 'POST', body: request, key, caller, language: request.locale });
}

export async function getBooking(reference: string, credential: Credential, language: Locale) {
  const query =
    credential.kind === 'surname' ? `?${new URLSearchParams({ surname: credential.surname })}` : '';
  const caller = await callerNow();
  return call(`/bookings/${encodeURIComponent(reference)}${query}`, Booking, {
    credential,
    caller,
    language,
  });
}

/** The credential that a browser keeps to open the booking by a surname from now on. */
export async function openBooking(reference: string, request: OpenRequest, language: Locale) {
  const caller = await callerNow();
  const path = `/bookings/${encodeURIComponent(reference)}/open`;
  return call(path, OpenResult, { method: 'POST', body: request, caller, language });
}

/** More time for a hold, once. */
export async function extendHold(reference: string, credential: Credential, language: Locale) {
  const path = `/bookings/${encodeURIComponent(reference)}/hold/extension`;
  return call(path, Booking, { method: 'POST', credential, caller: await callerNow(), language });
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
  return call(path, Booking, { method: 'POST', body: request, key, credential, proofs, caller, language });
}
