import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '#reservations/kernel/rows.ts';
import type { DataKeys } from '#reservations/kernel/encrypt.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import type { Attempts, Guess } from './attempts.ts';
import { parseReference } from '#contracts/reservations/reference.ts';
import { type BookingRow, findBooking, surnamesOf } from '#reservations/bookings/read.ts';
import { isSameSurname } from '#reservations/kernel/surnames/surname.ts';

/** How a caller proves that a booking is theirs, and what distinguishes callers who guess. */
export type Credentials = { token: string | null; surname: string | null } & Omit<Guess, 'reference'>;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Opens the booking with the reference as typed, for callers who may see it. An impossible reference is `not_found`,
 * which helps with typing mistakes; an unknown one gets the same response as a wrong surname.
 * @throws DomainError not_found, access_denied or too_many_requests
 */
export async function openBooking(
  { db, secrets }: { db: Db; secrets: DataKeys },
  attempts: Attempts,
  typed: string,
  credentials: Credentials,
): Promise<BookingRow> {
  const reference = parseReference(typed);
  if (!reference) throw new DomainError('not_found');
  const row = await findBooking(db, reference);
  if (row && credentials.token && isToken(credentials.token, row.accessHash)) return row;
  const takeBack = await attempts.count({ ...credentials, reference });
  if (!row || !credentials.surname || !(await isTraveller(db, secrets, row, credentials.surname)))
    throw new DomainError('access_denied');
  await takeBack();
  return row;
}

function isToken(token: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(token), 'hex'), Buffer.from(hash, 'hex'));
}

async function isTraveller(db: Db, keys: DataKeys, row: BookingRow, surname: string): Promise<boolean> {
  const surnames = await surnamesOf(db, keys, row.id);
  return surnames.some((known) => isSameSurname(known, surname));
}
