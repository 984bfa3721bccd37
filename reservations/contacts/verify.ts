import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { addMinutes, athensInstant } from '#foundation/dates/athens.ts';
import type { BucketRule } from '#foundation/limits/buckets.ts';
import { fieldError } from '../bookings/prepare.ts';
import {
  ContactChannelName,
  type ContactProof,
  type Verification,
  type VerificationRequest,
} from '#contracts/reservations/contacts/verification.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first, affectedRows } from '#reservations/kernel/rows.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { encrypt, decrypt } from '#reservations/kernel/encrypt.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { CODE_DIGITS, CODE_VALID_MINUTES } from '#contracts/reservations/periods.ts';
import { channels } from './channel.ts';
import { mailboxOf, markOf } from '#reservations/kernel/contact-marks.ts';
import { signProof } from './proof.ts';

/**
 * Wrong codes per message. With the messages of an hour, the chance to guess a code is at most one in twenty
 * thousand.
 */
const MAX_ATTEMPTS = 5;

/** Limits codes per address, so that strangers can't flood a mailbox, wherever they call from. */
const CODES_PER_ADDRESS: BucketRule = { name: 'codes address', most: 8, seconds: 3600, fill: 'drip' };
/** Generous, because the guests of a hotel or ship share one network address. */
const CODES_PER_NETWORK: BucketRule = { name: 'codes network', most: 30, seconds: 900, fill: 'drip' };
const GUESSES: BucketRule = { name: 'code guesses network', most: 60, seconds: 900, fill: 'drip' };

const SealedAddress = v.object({ address: v.string() });
const about = (id: string) => `contact verification ${id}`;

/**
 * Sends a code to an address. Looks nothing up about it, so that neither the response nor its timing reveals who has
 * booked.
 * @throws DomainError too_many_requests, engine_down when the message was not accepted for delivery
 */
export async function startVerification(
  context: Context,
  { channel, address, language, purpose }: VerificationRequest,
  network: string | null,
): Promise<Verification> {
  await count(context, CODES_PER_NETWORK, network);
  await count(context, CODES_PER_ADDRESS, markOf(context.secrets, 'contact', mailboxOf(address)));
  const now = context.clock();
  const expiresAt = addMinutes(now, CODE_VALID_MINUTES);
  const id = newUuid(context.ids);
  const code = newCode(context);
  await sql`insert into reservations.contact_verification (id, channel, sealed, code_hash, created_at, expires_at)
    values (${id}::uuid, ${channel}, ${encrypt(context, about(id), { address })}, ${hashOf(context, id, code)},
      ${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz)`.execute(context.db);
  try {
    await channels[channel].send(context, {
      id,
      address,
      code,
      language,
      purpose,
      expiresAt,
      minutes: CODE_VALID_MINUTES,
    });
  } catch (error) {
    // Only the error's name is logged: its message may contain the address.
    await sql`delete from reservations.contact_verification where id = ${id}::uuid`.execute(context.db);
    context.log.error(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'verification code could not be sent',
    );
    throw new DomainError('engine_down', { detail: notSent });
  }
  return { id, channel, sentTo: address, expiresAt: athensInstant(expiresAt) };
}

/**
 * Returns a proof for a correct code; the same code, while it is valid, returns another one.
 * @throws DomainError not_found, contact_code_expired (also after too many wrong ones), rule_violation on `code`,
 * too_many_requests
 */
export async function finishVerification(
  context: Context,
  id: string,
  code: string,
  network: string | null,
): Promise<ContactProof> {
  await count(context, GUESSES, network);
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) throw new DomainError('not_found');
  const now = context.clock();
  // Counted before it is compared, so that concurrent guesses can't slip through together.
  const row = await first(
    context.db,
    {
      channel: column.contact_verification.channel,
      sealed: column.contact_verification.sealed,
      codeHash: column.contact_verification.code_hash,
    },
    sql`update reservations.contact_verification
      set attempts = attempts + 1 where id = ${id}::uuid and attempts < ${MAX_ATTEMPTS}::integer
        and expires_at > ${now.toISOString()}::timestamptz
      returning channel, sealed, code_hash as "codeHash"`,
  );
  if (!row) throw new DomainError('contact_code_expired');
  if (!isSame(row.codeHash, hashOf(context, id, code)))
    throw new DomainError('rule_violation', { errors: [wrongCode()] });
  await sql`update reservations.contact_verification set attempts = attempts - 1 where id = ${id}::uuid`.execute(
    context.db,
  );
  v.parse(ContactChannelName, row.channel);
  const { address } = v.parse(SealedAddress, decrypt(context.secrets, about(id), row.sealed));
  const { proof, validUntil } = signProof(context.secrets, address, now);
  return { proof, validUntil: athensInstant(validUntil) };
}

/** Deletes expired codes, with their addresses. @returns how many */
export function forgetVerifications(db: Db, now: Date): Promise<number> {
  return affectedRows(
    db,
    sql`delete from reservations.contact_verification where expires_at <= ${now.toISOString()}::timestamptz returning 1`,
  );
}

async function count({ limits }: Context, rule: BucketRule, key: string | null): Promise<void> {
  if (key === null) return;
  const retryAfterSeconds = await limits.take(rule, key);
  if (retryAfterSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds });
}

function newCode({ ids }: Context): string {
  const number = Buffer.from(ids(6)).readUIntBE(0, 6) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}

function hashOf({ secrets }: Context, id: string, code: string): string {
  return createHmac('sha256', Buffer.from(secrets.dataKey, 'base64url'))
    .update(`contact code ${id} ${code}`)
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function wrongCode() {
  return fieldError('code', 'wrong_code', bilingual('errors.wrongCode'));
}

const notSent = bilingual('refusals.codeNotSent');
