import { bilingual } from '#reservations/messages/texts.ts';
import { sql } from 'kysely';
import type { StoredResponse } from '../bookings/idempotency.ts';
import { onceLocked } from '#reservations/servicing/once-locked.ts';
import type { BookingRow } from '../bookings/read.ts';
import { type BookedSegment, readBookedSegments } from '#reservations/bookings/booked-segments.ts';
import type { DisruptionChoice } from '#contracts/reservations/disruptions/traveller.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, affectedRows } from '#reservations/kernel/rows.ts';
import { carryOut } from '#reservations/servicing/cancel.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { audit } from '../bookings/audit.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { choicesOf } from '#reservations/bookings/disruption-effects.ts';
import { rebook } from './rebook.ts';
import { planCarrierRefund } from './refund-plan.ts';
import {
  type AffectedRow,
  type Disruption,
  disruptionsOf,
  findDisruption,
} from '#reservations/bookings/disruption-rows.ts';
import { showDisruptions } from './show.ts';

/**
 * The traveller's answer to a disruption: another ship, a refund, or to keep the booking as it is. Free of charge;
 * places, tickets and money change in one transaction, once per key. Repeating the same choice changes nothing.
 * @throws DomainError not_found, state_conflict, sold_out, rule_violation, idempotency_conflict
 */
export async function choose(
  context: Context,
  booking: BookingRow,
  request: DisruptionChoice,
  key: string,
): Promise<StoredResponse> {
  const now = context.clock();
  return onceLocked(context, booking, { name: 'disruption', request, key }, async (trx, catalogue, row) => {
    const disruption = await findDisruption(trx, request.disruptionId, 'share');
    if (!disruption) throw new DomainError('not_found');
    const affected = await lockAffected(trx, disruption.id, row.id);
    if (!(await isDone(trx, row.id, affected, request, now)))
      await carryOutChoice(trx, context, catalogue, row, { disruption, affected, choice: request.choice });
    const answer = await showDisruptions(trx, catalogue, booking.reference, now);
    return { status: 200, answer: JSON.stringify(answer) };
  });
}

/** True if the same choice was already made, with another key. */
async function isDone(
  trx: Db,
  bookingId: string,
  affected: AffectedRow,
  { choice }: DisruptionChoice,
  now: Date,
): Promise<boolean> {
  if (affected.choice !== choice.kind) return false;
  if (choice.kind !== 'rebook') return true;
  const bookedSegments = await readBookedSegments(trx, bookingId, now);
  const first = bookedSegments.findIndex(({ seq }) => seq === affected.segment);
  return choice.tripIds.every((id, index) => {
    const booked = bookedSegments[first + index];
    return booked !== undefined && tripId(booked.trip) === id;
  });
}

export type ChoiceInput = {
  disruption: Disruption;
  affected: AffectedRow;
  choice: DisruptionChoice['choice'];
};

/** Carries out the choice if it is allowed. In the caller's transaction, with the booking locked. */
export async function carryOutChoice(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  { disruption, affected, choice }: ChoiceInput,
): Promise<void> {
  const now = context.clock();
  const bookedSegments = await readBookedSegments(trx, row.id, now);
  if (!choicesOf(disruption, affected, bookedSegments).includes(choice.kind)) throw tooLate();
  await remember(trx, disruption.id, row.id, choice.kind, now);
  switch (choice.kind) {
    case 'rebook':
      return rebook(trx, context, catalogue, row, bookedSegments, {
        segment: affected.segment,
        tripIds: choice.tripIds,
        disruptionId: disruption.id,
      });
    case 'refund':
      return refund(trx, context, catalogue, row, bookedSegments, { disruption, affected });
    case 'keep':
      return audit(trx, {
        at: now,
        bookingId: row.id,
        what: 'kept',
        version: row.version,
        detail: { disruptionId: disruption.id },
      });
  }
}

async function refund(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  bookedSegments: readonly BookedSegment[],
  { disruption, affected }: Pick<ChoiceInput, 'disruption' | 'affected'>,
): Promise<void> {
  const made = await planCarrierRefund(trx, catalogue, row, bookedSegments, {
    segment: affected.segment,
    cause: disruption.cause,
    now: context.clock(),
  });
  if (!made) throw tooLate();
  await sql`update reservations.disruption_booking
    set detail = detail || ${JSON.stringify({ refundedSegments: made.segments })}::text::jsonb
    where disruption_id = ${disruption.id}::uuid and booking_id = ${row.id}::uuid`.execute(trx);
  await carryOut(trx, context, catalogue, row, made.plan);
}

async function remember(
  trx: Db,
  disruptionId: string,
  bookingId: string,
  choice: string,
  now: Date,
): Promise<void> {
  await sql`update reservations.disruption_booking set choice = ${choice}, chosen_at = ${now.toISOString()}::timestamptz
    where disruption_id = ${disruptionId}::uuid and booking_id = ${bookingId}::uuid`.execute(trx);
}

/** @throws DomainError not_found, or state_conflict when the disruption was withdrawn or superseded by another */
async function lockAffected(trx: Db, disruptionId: string, bookingId: string): Promise<AffectedRow> {
  const listed = await affectedRows(
    trx,
    sql`select 1 from reservations.disruption_booking
      where disruption_id = ${disruptionId}::uuid and booking_id = ${bookingId}::uuid for update`,
  );
  if (listed === 0) throw new DomainError('not_found');
  const all = await disruptionsOf(trx, bookingId);
  const found = all.find(({ disruption }) => disruption.id === disruptionId);
  if (!found) throw tooLate();
  return found.row;
}

function tooLate(): DomainError {
  return new DomainError('state_conflict', {
    detail: bilingual('refusals.choiceGone'),
  });
}
