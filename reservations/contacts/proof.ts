import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DataKeys } from '#reservations/kernel/encrypt.ts';
import { normalAddress } from '#reservations/kernel/contact-marks.ts';

/** How long a browser doesn't need to confirm an address again. */
const VALID_DAYS = 30;

/** Signed, not stored: proves that this email address was confirmed, and until when that is valid. */
export function signProof(
  { dataKey }: DataKeys,
  address: string,
  now: Date,
): { proof: string; validUntil: Date } {
  const until = Math.floor(now.getTime() / 1000) + VALID_DAYS * 86_400;
  return { proof: `${until}.${signature(dataKey, address, until)}`, validUntil: new Date(until * 1000) };
}

/** True if any of these proofs is for this address and still valid. */
export function isProven(keys: DataKeys, proofs: readonly string[], address: string, now: Date): boolean {
  return proofs.some((proof) => {
    const [until = '', sent = ''] = proof.split('.');
    if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now.getTime()) return false;
    return [keys.dataKey, ...(keys.olderDataKeys ?? [])].some((key) =>
      isSame(sent, signature(key, address, Number(until))),
    );
  });
}

function signature(key: string, address: string, until: number): string {
  return createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(`contact proof email ${until} ${normalAddress(address)}`)
    .digest('base64url');
}

function isSame(sent: string, known: string): boolean {
  const one = Buffer.from(sent);
  const other = Buffer.from(known);
  return one.length === other.length && timingSafeEqual(one, other);
}
