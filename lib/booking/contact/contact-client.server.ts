import 'server-only';
import { cookies } from 'next/headers';
import { accessCookieOptions } from '#lib/booking/access.ts';
import { callOf, endpointFor, type BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { call, callerNow } from '#lib/reservations/client.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { siteUrl } from '#lib/address.server.ts';
import { ContactProof, Verification, type VerificationPurpose } from '#contracts/reservations/index.ts';
import { PROOF_COOKIE, readProofs, withProof } from './proof-cookie.ts';

/** Sends a code to an address. */
export async function sendCode(address: string, purpose: VerificationPurpose, language: Locale) {
  const body = { channel: 'email', address, language, purpose };
  return call('/contacts/verifications', Verification, {
    method: 'POST',
    body,
    language,
    caller: await callerNow(),
  });
}

/** Sends a code to the address of a booking. The response contains only part of that address. */
export async function sendCodeOf(own: BookingAccess) {
  return call(endpointFor(own, 'contact/verifications'), Verification, {
    ...(await callOf(own)),
    method: 'POST',
  });
}

/** Checks a code. If it is right, this browser keeps the proof. @returns all proofs that this browser then has */
export async function checkCode(id: string, code: string, language: Locale) {
  const path = `/contacts/verifications/${encodeURIComponent(id)}`;
  const answer = await call(path, ContactProof, {
    method: 'POST',
    body: { code },
    language,
    caller: await callerNow(),
  });
  if (answer.kind !== 'ok') return answer;
  const jar = await cookies();
  const stored = withProof(jar.get(PROOF_COOKIE)?.value, answer.value.proof);
  jar.set(PROOF_COOKIE, stored, accessCookieOptions(siteUrl()));
  return { kind: 'ok' as const, value: readProofs(stored) };
}

/** The proofs that this browser has. */
export async function proofsNow(): Promise<string[]> {
  return readProofs((await cookies()).get(PROOF_COOKIE)?.value);
}
