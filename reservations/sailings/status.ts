import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { type Db, first, affectedRows } from '#reservations/kernel/rows.ts';
import { lockSailing } from './inventory/capacity.ts';
import type { DomainError } from '#reservations/kernel/domain-error.ts';
import { noteFact, refuseFact, requireCall, requireSailing } from './facts.ts';

export { swapVessel } from './swap-vessel.ts';

/** Causes of a disruption; they determine what travellers are owed. */
const causes = ['weather', 'strike', 'technical', 'authority', 'operator', 'other'] as const;
export type Cause = (typeof causes)[number];

/** Which sailing, when it was reported, and the notice for travellers. */
export type Fact = { sailingId: string; at: Date; notice?: Bilingual | null };

/**
 * Every function here runs inside the caller's transaction, locks the places of the sailing first (after any bookings
 * that the caller has locked), writes the audit, and does not touch bookings: the caller finds out who is affected.
 * Reporting what is already recorded changes nothing and returns false.
 * @throws DomainError not_found, rule_violation
 */

/** Cancels a sailing. Nobody can hold or buy places on it from then on. */
export async function cancelSailing(trx: Db, fact: Fact & { cause: Cause }): Promise<boolean> {
  await lockSailing(trx, fact.sailingId);
  const sailing = await requireSailing(trx, fact.sailingId);
  if (sailing.status === 'cancelled') return false;
  await sql`update reservations.sailing set status = 'cancelled', cause = ${fact.cause} where id = ${fact.sailingId}`.execute(
    trx,
  );
  await noteFact(trx, fact, 'sailing-cancelled', { cause: fact.cause });
  return true;
}

/**
 * From call `fromSeq` on (default 0), everything is expected `delayMinutes` after the timetable; 0 means on time
 * again. Calls with reported times keep them. Sales close as they would have without the delay.
 */
export async function delaySailing(
  trx: Db,
  fact: Fact & { delayMinutes: number; cause?: Cause; fromSeq?: number },
): Promise<boolean> {
  const { sailingId, delayMinutes, fromSeq = 0 } = fact;
  if (!Number.isInteger(delayMinutes) || delayMinutes < 0 || delayMinutes > 2880)
    throw refuseFact('delayMinutes', 'range', bilingual('errors.delayRange'));
  await lockSailing(trx, sailingId);
  const sailing = await requireSailing(trx, sailingId);
  if (sailing.status === 'cancelled') throw cancelledAlready();
  await requireCall(trx, sailingId, fromSeq);
  // Stores the delay of the earlier calls individually: the sailing's own figure is the latest report, and applies to
  // the calls to come.
  await sql`update reservations.sailing_call set
      est_arr = coalesce(est_arr, arrives_at + make_interval(mins => ${sailing.delayMinutes}::integer)),
      est_dep = coalesce(est_dep, departs_at + make_interval(mins => ${sailing.delayMinutes}::integer))
    where sailing_id = ${sailingId} and seq < ${fromSeq}::integer`.execute(trx);
  const late = sql`make_interval(mins => ${delayMinutes}::integer)`;
  const changed = await affectedRows(
    trx,
    sql`update reservations.sailing_call set est_arr = arrives_at + ${late}, est_dep = departs_at + ${late}
      where sailing_id = ${sailingId} and seq >= ${fromSeq}::integer
        and (est_arr is distinct from arrives_at + ${late} or est_dep is distinct from departs_at + ${late}) returning 1`,
  );
  if (changed === 0 && sailing.delayMinutes === delayMinutes) return false;
  await sql`update reservations.sailing set delay_minutes = ${delayMinutes}::integer,
    cause = case when ${delayMinutes}::integer = 0 then null else coalesce(${fact.cause ?? null}::text, cause) end
    where id = ${sailingId}`.execute(trx);
  await noteFact(trx, fact, 'sailing-delayed', { delayMinutes, fromSeq });
  return true;
}

/**
 * The ship skips a port. Travellers who board or land there can no longer travel on this sailing; it can't be booked
 * for them any more.
 */
export async function skipCall(trx: Db, fact: Fact & { seq: number; cause: Cause }): Promise<boolean> {
  const { sailingId, seq } = fact;
  await lockSailing(trx, sailingId);
  const sailing = await requireSailing(trx, sailingId);
  if (sailing.status === 'cancelled') throw cancelledAlready();
  const call = await requireCall(trx, sailingId, seq);
  if (call.skipped) return false;
  const left = await affectedRows(
    trx,
    sql`select 1 from reservations.sailing_call where sailing_id = ${sailingId} and not skipped and seq <> ${seq}::integer`,
  );
  if (left < 2) throw refuseFact('seq', 'nothing_left', bilingual('errors.fewerThanTwoCalls'));
  await sql`update reservations.sailing_call set skipped = true where sailing_id = ${sailingId} and seq = ${seq}::integer`.execute(
    trx,
  );
  await sql`update reservations.sailing set cause = ${fact.cause} where id = ${sailingId}`.execute(trx);
  await noteFact(trx, fact, 'call-skipped', { seq, cause: fact.cause });
  return true;
}

/** The ship berths elsewhere in the same port. */
export async function moveQuay(trx: Db, fact: Fact & { seq: number; quayId: string }): Promise<boolean> {
  const { sailingId, seq, quayId } = fact;
  await lockSailing(trx, sailingId);
  await requireSailing(trx, sailingId);
  const call = await requireCall(trx, sailingId, seq);
  const quay = await first(
    trx,
    { port: v.string() },
    sql`select port_code as port from reservations.quay where id = ${quayId}`,
  );
  if (!quay || quay.port !== call.port)
    throw refuseFact('quayId', 'other_port', bilingual('errors.quayOfOtherPort'));
  if (call.quay === quayId) return false;
  await sql`update reservations.sailing_call set quay_id = ${quayId},
    planned_quay_id = coalesce(planned_quay_id, quay_id) where sailing_id = ${sailingId} and seq = ${seq}::integer`.execute(
    trx,
  );
  await noteFact(trx, fact, 'quay-moved', { seq, from: call.quay, to: quayId });
  return true;
}

/**
 * Records when the ship actually arrived or left, as reported by crew or port. Times that are absent stay as they
 * are.
 */
export async function recordCall(
  trx: Db,
  fact: Fact & { seq: number; arrivedAt?: Date | null; departedAt?: Date | null },
): Promise<boolean> {
  const { sailingId, seq, arrivedAt, departedAt } = fact;
  await lockSailing(trx, sailingId);
  const sailing = await requireSailing(trx, sailingId);
  if (sailing.status === 'cancelled') throw cancelledAlready();
  const call = await requireCall(trx, sailingId, seq);
  if (call.skipped || (arrivedAt && !call.arrives) || (departedAt && !call.departs))
    throw refuseFact('seq', 'no_such_call', bilingual('errors.notCalledAt'));
  const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;
  const changed = await affectedRows(
    trx,
    sql`update reservations.sailing_call set
        actual_arr = case when ${arrivedAt !== undefined}::boolean then ${iso(arrivedAt)}::timestamptz else actual_arr end,
        actual_dep = case when ${departedAt !== undefined}::boolean then ${iso(departedAt)}::timestamptz else actual_dep end
      where sailing_id = ${sailingId} and seq = ${seq}::integer
        and (${arrivedAt !== undefined}::boolean and actual_arr is distinct from ${iso(arrivedAt)}::timestamptz
          or ${departedAt !== undefined}::boolean and actual_dep is distinct from ${iso(departedAt)}::timestamptz)
      returning 1`,
  );
  if (changed === 0) return false;
  await noteFact(trx, fact, 'call-recorded', { seq, arrivedAt: iso(arrivedAt), departedAt: iso(departedAt) });
  return true;
}

function cancelledAlready(): DomainError {
  return refuseFact('sailingId', 'cancelled', bilingual('errors.sailingIsCancelled'));
}
