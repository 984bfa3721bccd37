import 'server-only';
import * as v from 'valibot';
import { call, callerNow, type CallOptions, headersOf, TIMEOUT_MS } from '#lib/reservations/client.server.ts';
import type { Credential } from '#lib/booking/access.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { backendUrl } from '#lib/address.server.ts';
import { scopeQuery } from './cancel-scope.ts';
import {
  Booking,
  BookingDisruptions,
  CancellationPreview,
  Problem,
  type CancellationRequest,
  type CancellationScope,
} from '#contracts/reservations/index.ts';

/** The booking, its credential and the language of the response. */
export type BookingAccess = { reference: string; credential: Credential; locale: Locale };

/** The tickets as PDF, or the ships as calendar file. */
export type DocumentKind = 'ticket.pdf' | 'calendar.ics';
export type DocumentResult =
  | { kind: 'ok'; response: Response }
  | { kind: 'refused'; problem: Problem | null };

export async function previewCancellation(own: BookingAccess, scope: CancellationScope) {
  const endpoint = endpointFor(own, 'cancellation', new URLSearchParams(scopeQuery(scope)));
  return call(endpoint, CancellationPreview, await callOf(own));
}

/** `key` is the same for every request of one press of the button. */
export async function cancelBooking(own: BookingAccess, body: CancellationRequest, key: string) {
  const options = { ...(await callOf(own)), method: 'POST' as const, body, key };
  return call(endpointFor(own, 'cancellation'), Booking, options);
}

export async function resendEmail(own: BookingAccess, key: string) {
  const options = { ...(await callOf(own)), method: 'POST' as const, key };
  return call(endpointFor(own, 'resend'), v.object({ queued: v.boolean() }), options);
}

export async function getDisruptions(own: BookingAccess) {
  return call(endpointFor(own, 'disruption'), BookingDisruptions, await callOf(own));
}

/** A document of the booking as the service made it. `problem` is null when there was no valid response. */
export async function fetchDocument(own: BookingAccess, name: DocumentKind): Promise<DocumentResult> {
  try {
    const response = await fetch(
      `${backendUrl()}/reservations${endpointFor(own, name, new URLSearchParams({ lang: own.locale }))}`,
      {
        headers: headersOf(await callOf(own)),
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (response.ok) return { kind: 'ok', response };
    const problem = v.safeParse(Problem, await response.json());
    return { kind: 'refused', problem: problem.success ? problem.output : null };
  } catch (error) {
    console.error('reservation service', name, error instanceof Error ? error.message : error);
    return { kind: 'refused', problem: null };
  }
}

export function endpointFor(
  { reference, credential }: BookingAccess,
  endpoint: string,
  query = new URLSearchParams(),
): string {
  if (credential.kind === 'surname') query.set('surname', credential.surname);
  const search = query.size > 0 ? `?${query}` : '';
  return `/bookings/${encodeURIComponent(reference)}/${endpoint}${search}`;
}

export async function callOf({ credential, locale }: BookingAccess): Promise<CallOptions> {
  return { credential, language: locale, caller: await callerNow() };
}
