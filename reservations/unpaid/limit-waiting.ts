import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { mailboxOf, markOf } from '#reservations/kernel/contact-marks.ts';
import { isProven } from '../contacts/proof.ts';
import type { Context } from '#reservations/context/context.ts';
import type { UnpaidRules } from '#contracts/reservations/rules/unpaid-rules.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { unverified } from './admit.ts';
import type { Buyer } from '#reservations/context/buyer.ts';
import { lockMark } from './counts.ts';

/** Identifies the owner of a waiting list entry for limits. */
export type Waiter = { contact: string | null; network: string | null };

/**
 * Only a confirmed address may wait, because an offer reserves places for it.
 * @throws DomainError contact_unverified
 */
export function waiterOf(
  { secrets, clock }: Pick<Context, 'secrets' | 'clock'>,
  email: string | null,
  buyer: Buyer,
): Waiter {
  if (buyer.kind === 'staff') return { contact: null, network: null };
  if (!email || !isProven(secrets, buyer.proofs, email, clock())) throw unverified(Boolean(email));
  return {
    contact: markOf(secrets, 'contact', mailboxOf(email)),
    network: buyer.network === null ? null : markOf(secrets, 'network', buyer.network),
  };
}

/**
 * Limits the waiting places of one contact and one network address. On one sailing, entries whose offer lapsed count
 * as well, so that nobody blocks the same places again and again. Runs before the sailing is locked, so that no
 * caller delays others.
 * @throws DomainError unpaid_limit
 */
export async function limitWaiting(
  trx: Db,
  { waiting: most }: UnpaidRules,
  { contact, network }: Waiter,
  sailingId: string,
  now: Date,
): Promise<void> {
  const marks = [
    { column: 'contact', mark: contact, all: most.ofContact, here: most.ofContactOnASailing },
    { column: 'network', mark: network, all: most.ofNetwork, here: most.ofNetworkOnASailing },
  ];
  for (const { column, mark, all, here } of marks) {
    if (mark === null) continue;
    await lockMark(trx, mark);
    const counted = await first(
      trx,
      { waiting: v.number(), here: v.number() },
      sql`select
          count(*) filter (where state = 'waiting')::integer as waiting,
          count(*) filter (where sailing_id = ${sailingId} and state in ('waiting', 'offered'))::integer as here
        from reservations.waiting_entry where ${sql.ref(column)} = ${mark} and expires_at > ${now.toISOString()}::timestamptz`,
    );
    if ((counted?.waiting ?? 0) >= all || (counted?.here ?? 0) >= here)
      throw new DomainError('unpaid_limit', { detail: tooMany });
  }
}

/** Records that an offer holds places for the contact of its entry. */
export async function noteOffer(trx: Db, bookingId: string, entryId: string): Promise<void> {
  await sql`insert into reservations.unpaid_claim (booking_id, contact)
    select ${bookingId}::uuid, contact from reservations.waiting_entry where id = ${entryId}::uuid`.execute(
    trx,
  );
}

const tooMany = bilingual('refusals.waitingListsOfPerson');
