import { bilingual } from '#reservations/messages/texts.ts';
import { sql } from 'kysely';
import type { StoredResponse } from '#reservations/bookings/idempotency.ts';
import { onceLocked } from './once-locked.ts';
import { fieldError } from '#reservations/bookings/prepare.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { isPossible } from '#reservations/bookings/states.ts';
import type { OpenDatePreview, OpenDateRequest } from '#contracts/reservations/life/changes.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { allocationsOf } from '#reservations/sailings/inventory/move.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { openDateOf } from '#reservations/rights/open-date.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { bookingResponse } from './booking-response.ts';
import { openUntilMoment } from '#reservations/bookings/terms.ts';
import {
  upcomingTicketsOf,
  type BookedSegment,
  readBookedSegments,
  remainingTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { closeTickets, movePlaces } from '#reservations/bookings/store.ts';

/**
 * Leaves segments of a paid booking without a date: places are free at once, and tickets stay valid as long as the
 * rule allows. Without `segments`: everything still ahead.
 * @throws DomainError state_conflict, rule_violation, idempotency_conflict
 */
export async function leaveOpen(
  context: Context,
  booking: BookingRow,
  request: OpenDateRequest,
  key: string,
): Promise<StoredResponse> {
  const now = context.clock();
  return onceLocked(context, booking, { name: 'open', request, key }, async (trx, catalogue, row) => {
    if (!isPossible(row.state, 'open-part')) throw new DomainError('state_conflict');
    const bookedSegments = await readBookedSegments(trx, row.id, now);
    const chosen = chosenParts(catalogue, bookedSegments, request, now);
    await open(trx, context, catalogue, row, bookedSegments, chosen);
    return bookingResponse(trx, context, catalogue, row.reference);
  });
}

/**
 * Preview of leaving segments without a date now: until when that can be decided, and how long the tickets then stay
 * valid. Without `segments`: everything still ahead. Changes nothing.
 * @throws DomainError state_conflict, rule_violation
 */
export async function previewOpen(
  context: Context,
  row: BookingRow,
  request: OpenDateRequest,
): Promise<OpenDatePreview> {
  const now = context.clock();
  if (!isPossible(row.state, 'open-part')) throw new DomainError('state_conflict');
  const catalogue = await context.catalogue();
  const bookedSegments = chosenParts(
    catalogue,
    await readBookedSegments(context.db, row.id, now),
    request,
    now,
  );
  return {
    reference: row.reference,
    version: row.version,
    segments: bookedSegments.flatMap(({ seq, departsAt }) => {
      const answer = openDateOf(catalogue.rights, { departsAt, now });
      if (!answer) return [];
      const { until, validUntil, legalReason, source } = answer;
      return { segment: seq, until, validUntil, reason: legalReason, source };
    }),
    notes: [
      bilingual('servicing.openReleases'),
      bilingual('servicing.openOnlyUpLater'),
      bilingual('servicing.openGivesBack'),
    ],
  };
}

function chosenParts(
  catalogue: Catalogue,
  bookedSegments: readonly BookedSegment[],
  request: OpenDateRequest,
  now: Date,
): BookedSegment[] {
  const wanted = new Set(request.segments);
  const named = bookedSegments.filter(
    (booked) => (wanted.size === 0 || wanted.has(booked.seq)) && upcomingTicketsOf(booked).length > 0,
  );
  const late = named.find((booked) => openUntilMoment(catalogue, booked, now) === null);
  if (late)
    throw new DomainError('rule_violation', {
      errors: [fieldError(`segments.${late.seq}`, 'too_late', bilingual('errors.tooLateForOpenDate'))],
    });
  if (named.length > 0 && (wanted.size === 0 || named.length === wanted.size)) return named;
  throw new DomainError('rule_violation', {
    errors: [fieldError('segments', 'unknown_segment', bilingual('errors.noDatedSegment'))],
  });
}

async function open(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  bookedSegments: readonly BookedSegment[],
  chosen: readonly BookedSegment[],
): Promise<void> {
  const now = context.clock();
  const numbers = new Set(chosen.map(({ seq }) => seq));
  const before = (await allocationsOf(trx, row.id)).filter(({ segment }) => numbers.has(segment));
  await movePlaces(trx, row.id, before, []);
  await closeTickets(
    trx,
    row.id,
    chosen.flatMap((booked) => upcomingTicketsOf(booked)),
    'open',
  );
  for (const booked of chosen) {
    const answer = openDateOf(catalogue.rights, { departsAt: booked.departsAt, now });
    await sql`update reservations.booking_segment set opened_at = ${now.toISOString()}::timestamptz,
      open_until = ${answer?.validUntil ?? null}::date
      where booking_id = ${row.id}::uuid and seq = ${booked.seq}::integer`.execute(trx);
  }
  const isAll = bookedSegments.every(
    (booked) => numbers.has(booked.seq) || remainingTicketsOf(booked).every(({ state }) => state === 'open'),
  );
  const { version } = await saveBooking(trx, row, isAll ? 'open' : 'open-part', {
    at: now,
    what: 'opened',
    detail: { segments: [...numbers] },
  });
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: row.id,
    kind: 'opened',
    occasion: `version ${version}`,
    data: { segments: [...numbers] },
  });
}
