import { bilingual } from '#reservations/messages/texts.ts';
import { sql } from 'kysely';
import { fieldError } from '../bookings/prepare.ts';
import type { BookingRow } from '../bookings/read.ts';
import { isPossible } from '../bookings/states.ts';
import { type BookedSegment, remainingTicketsOf } from '#reservations/bookings/booked-segments.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { movePlaces, additionalAllocations, writeTickets } from '#reservations/bookings/store.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { allocationsOf } from '#reservations/sailings/inventory/move.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { ends } from '../sailings/journey.ts';
import { parseSegmentId, tripId } from '#reservations/sailings/segment-id.ts';
import { type Segment, segmentsByKey } from '#reservations/sailings/segments.ts';
import { alternativesFor, isInOrder, replacedSegmentsOf } from './offers.ts';

type RebookInput = { segment: number; tripIds: readonly string[]; disruptionId: string };

/**
 * Moves a journey to other ships at the price paid: places move in one step, tickets keep their price and get another
 * version. In the caller's transaction, with the booking locked.
 * @throws DomainError rule_violation, sold_out, sales_closed
 */
export async function rebook(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  row: BookingRow,
  bookedSegments: readonly BookedSegment[],
  wanted: RebookInput,
): Promise<void> {
  const now = context.clock();
  const unit = replacedSegmentsOf(catalogue, bookedSegments, wanted.segment);
  if (!unit || unit.parts.length !== wanted.tripIds.length) throw notOffered();
  const found = await tripsNamed(trx, wanted.tripIds);
  const chain = unit.parts.map((booked, index) => {
    const segment = found[index];
    if (!segment || !isSameWay(booked.trip, segment)) throw notOffered();
    return segment;
  });
  if (!isInOrder(catalogue, unit, chain)) throw notOffered();
  await rememberPlan(trx, row.id, wanted.disruptionId, {
    departs: unit.parts[0] ? (ends(unit.parts[0].trip)[0].departs ?? 0) : 0,
    arrives: lastArrival(
      unit.parts.map(({ trip: segment }) => segment),
      'arrives',
    ),
    soonest: lastArrival(
      (await alternativesFor(trx, catalogue, row, unit, now))[0] ?? chain,
      'expectedArrives',
    ),
    rebookedTo: wanted.tripIds,
  });
  const segments = new Set(unit.parts.map(({ seq }) => seq));
  const before = (await allocationsOf(trx, row.id)).filter(({ segment }) => segments.has(segment));
  const moved = unit.parts.flatMap((booked, index) => {
    const segment = chain[index];
    return segment ? [{ ...booked, trip: segment }] : [];
  });
  const after = moved.flatMap((part) =>
    additionalAllocations(
      catalogue,
      row.party,
      part,
      new Set(remainingTicketsOf(part).map(({ item }) => item)),
    ),
  );
  await moveSegments(trx, row.id, moved);
  await movePlaces(trx, row.id, before, after);
  // The places are locked now: a concurrent cancellation of one of these ships either waits for us or is already
  // visible.
  for (const trip of await tripsNamed(trx, wanted.tripIds))
    if (trip.status === 'cancelled' || (ends(trip)[0].expectedDeparts ?? 0) <= now.getTime())
      throw new DomainError('sales_closed');
  await writeTickets(
    trx,
    row.id,
    moved.flatMap((part) =>
      remainingTicketsOf(part).map((ticket) => ({ ...ticket, state: 'live' as const })),
    ),
  );
  const event = isPossible(row.state, 'change') ? 'change' : 're-date';
  const { version } = await saveBooking(trx, row, event, {
    at: now,
    what: 'rebooked',
    detail: { disruptionId: wanted.disruptionId, trips: wanted.tripIds },
  });
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: row.id,
    kind: 'changed',
    occasion: `version ${version}`,
    data: { what: 'rebooked', segments: [...segments] },
  });
}

/**
 * Records the original plan before the segment gets another ship; compensation measures a late arrival against it.
 */
async function rememberPlan(
  trx: Db,
  bookingId: string,
  disruptionId: string,
  {
    rebookedTo,
    ...plan
  }: { departs: number; arrives: number; soonest: number; rebookedTo: readonly string[] },
): Promise<void> {
  await sql`update reservations.disruption_booking set detail = detail || ${JSON.stringify({ plan, rebookedTo })}::text::jsonb
    where disruption_id = ${disruptionId}::uuid and booking_id = ${bookingId}::uuid`.execute(trx);
}

function lastArrival(segments: readonly Segment[], which: 'arrives' | 'expectedArrives'): number {
  const last = segments.at(-1);
  return last ? (ends(last)[1][which] ?? 0) : 0;
}

async function tripsNamed(trx: Db, ids: readonly string[]): Promise<Segment[]> {
  const keys = ids.flatMap((id) => parseSegmentId(id) ?? []);
  const found = new Map((await segmentsByKey(trx, keys)).map((segment) => [tripId(segment), segment]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** From and to the same ports; quays within a port don't matter. */
function isSameWay(one: Segment, other: Segment): boolean {
  const [from, to] = ends(one);
  const [otherFrom, otherTo] = ends(other);
  return from.port === otherFrom.port && to.port === otherTo.port;
}

async function moveSegments(trx: Db, bookingId: string, moved: readonly BookedSegment[]): Promise<void> {
  for (const { seq, trip: segment } of moved)
    await sql`update reservations.booking_segment set sailing_id = ${segment.sailingId}, from_seq = ${segment.fromSeq}::integer,
      to_seq = ${segment.toSeq}::integer, open_until = null, opened_at = null, displaced_at = null
      where booking_id = ${bookingId}::uuid and seq = ${seq}::integer`.execute(trx);
}

function notOffered(): DomainError {
  return new DomainError('rule_violation', {
    errors: [fieldError('choice.tripIds', 'not_offered', bilingual('errors.notOffered'))],
  });
}
