import 'server-only';
import { call, callerNow } from '#lib/reservations/client.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { WaitingEntry, WaitingResult, type WaitingRequest } from '#contracts/reservations/index.ts';

/** `key` is the same for every request of one press of the button, so that nobody joins twice. */
export async function joinWaiting(body: WaitingRequest, key: string, proofs: readonly string[]) {
  const caller = await callerNow();
  return call('/waiting', WaitingResult, {
    method: 'POST',
    body,
    key,
    proofs,
    caller,
    language: body.locale,
  });
}

export function getEntry(id: string, token: string, language: Locale) {
  return call(endpointOf(id), WaitingEntry, { language, credential: { kind: 'token', token } });
}

/** Leaves the queue. An open offer passes to the next entry. */
export function leaveWaiting(id: string, token: string, language: Locale) {
  return call(endpointOf(id), WaitingEntry, {
    method: 'DELETE',
    language,
    credential: { kind: 'token', token },
  });
}

function endpointOf(id: string): string {
  return `/waiting/${encodeURIComponent(id)}`;
}
