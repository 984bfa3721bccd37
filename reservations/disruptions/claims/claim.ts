import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { audit } from '#reservations/bookings/audit.ts';
import type { StoredResponse } from '#reservations/bookings/idempotency.ts';
import { onceLocked } from '#reservations/servicing/once-locked.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { readBookedSegments } from '#reservations/bookings/booked-segments.ts';
import type { Context } from '#reservations/context/context.ts';
import type { ClaimRequest, ClaimResult } from '#contracts/reservations/disruptions/traveller.ts';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import { carryOutChoice } from '#reservations/disruptions/choose.ts';
import { disruptionsOf } from '#reservations/bookings/disruption-rows.ts';
import { showDisruptions } from '#reservations/disruptions/show.ts';
import { compensate, paidCents, type QueuedRefund } from '#reservations/bookings/ledger/refund.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { lateJourneysOf } from './late-journeys.ts';
import type { RightsAnswer } from '#reservations/rights/refund.ts';

type PaidClaim = { segment: number; answer: RightsAnswer; payouts: QueuedRefund[] };

/**
 * The traveller claims what `GET /bookings/{reference}/rights` offers: compensation for a journey that arrived late,
 * once and for good, or the refund that the carrier owes. The refund is queued when this returns.
 * @throws DomainError state_conflict with the legal reason when nothing is owed, idempotency_conflict
 */
export async function claimRight(
  context: Context,
  booking: BookingRow,
  request: ClaimRequest,
  key: string,
): Promise<StoredResponse> {
  return onceLocked(context, booking, { name: 'claim', request, key }, async (trx, catalogue, row) => {
    const claimed =
      request.kind === 'compensation'
        ? await claimCompensation(trx, context, catalogue, row, request.segment)
        : await claimRefund(trx, context, catalogue, row, request.segment);
    const answer: ClaimResult = {
      kind: request.kind,
      segment: claimed.segment,
      answer: claimed.answer,
      payouts: claimed.payouts.map(({ provider, cents }) => ({ provider, cents })),
    };
    return { status: 201, answer: JSON.stringify(answer) };
  });
}

async function claimCompensation(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  segment: number,
): Promise<PaidClaim> {
  const now = context.clock();
  const bookedSegments = await readBookedSegments(trx, row.id, now);
  const isPaid = (await paidCents(trx, row.id)) > 0;
  const journeys = await lateJourneysOf(
    trx,
    catalogue,
    { id: row.id, createdAt: row.createdAt, isPaid },
    bookedSegments,
    now,
  );
  const journey = journeys.find(({ segments }) => segments.includes(segment));
  if (!journey) throw new DomainError('not_found');
  const { state, answer, segments } = journey;
  if (state !== 'claimable') throw refused(state, answer);
  const [first = segment] = segments;
  await writeClaim(trx, context, row, first, 'compensation', answer);
  const payouts = await compensate(trx, context, row, answer.cents, 'compensation');
  return { segment: first, answer, payouts };
}

async function claimRefund(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  segment: number,
): Promise<PaidClaim> {
  const now = context.clock();
  const shown = await showDisruptions(trx, catalogue, row.reference, now);
  const owed = shown.disruptions.find(({ refund }) => refund?.segments.includes(segment));
  const found = (await disruptionsOf(trx, row.id)).find(({ disruption }) => disruption.id === owed?.id);
  if (!owed?.refund || !found)
    throw new DomainError('state_conflict', {
      detail: bilingual('refusals.noRefundDue'),
    });
  const { segments: _, ...answer } = owed.refund;
  const before = await refundsOf(trx, row.id);
  await carryOutChoice(trx, context, catalogue, row, {
    disruption: found.disruption,
    affected: found.row,
    choice: { kind: 'refund' },
  });
  await writeClaim(trx, context, row, owed.segment, 'refund', answer);
  const payouts = (await refundsOf(trx, row.id)).filter(({ id }) => !before.some((each) => each.id === id));
  return { segment: owed.segment, answer, payouts };
}

async function writeClaim(
  trx: Db,
  context: Context,
  row: BookingRow,
  segment: number,
  kind: ClaimRequest['kind'],
  answer: RightsAnswer,
): Promise<void> {
  const at = context.clock();
  await sql`insert into reservations.rights_claim (id, booking_id, segment, kind, cents, rule_id, at)
    values (${newUuid(context.ids)}::uuid, ${row.id}::uuid, ${segment}::integer, ${kind}, ${answer.cents}::integer,
      ${answer.ruleId ?? ''}, ${at.toISOString()}::timestamptz) on conflict do nothing`.execute(trx);
  const now = await first(
    trx,
    { version: column.booking.version },
    sql`select version from reservations.booking where id = ${row.id}::uuid`,
  );
  await audit(trx, {
    at,
    bookingId: row.id,
    what: `claimed-${kind}`,
    version: now?.version ?? row.version,
    detail: { segment, cents: answer.cents, rule: answer.ruleId },
  });
}

function refundsOf(trx: Db, bookingId: string): Promise<QueuedRefund[]> {
  const { id, provider, cents } = column.refund;
  return all(
    trx,
    { id, provider, cents },
    sql`select id, provider, cents from reservations.refund
      where booking_id = ${bookingId}::uuid order by created_at, id`,
  );
}

function refused(state: 'none' | 'not-yet' | 'claimed' | 'too-late', answer: RightsAnswer): DomainError {
  const details = {
    none: answer.legalReason,
    'not-yet': bilingual('refusals.claimNotYet'),
    claimed: bilingual('refusals.claimAlreadyPaid'),
    'too-late': bilingual('refusals.claimTooLate'),
  };
  return new DomainError('state_conflict', { detail: details[state] });
}
