import { sql } from 'kysely';
import { addMinutes } from '#lib/dates/athens.ts';
import type { Context } from '../context.ts';
import type { HoldRequest, HoldResult } from '../contract/booking.ts';
import { waysOf } from '../contract/life/ways.ts';
import { type Db, touched } from '../db/rows.ts';
import type { Allocation } from '../inventory/move.ts';
import type { Catalogue } from '../network/catalogue.ts';
import { newUuid } from '../new-uuid.ts';
import { takeAllotments } from '../offers/allotments.ts';
import { hashToken } from '../access/open-booking.ts';
import { audit } from './audit.ts';
import { newReference } from './new-reference.ts';
import type { Prepared } from './prepare.ts';
import { findBooking, present } from './read.ts';

/**
 * Writes the booking of places that have just been taken. `given` when it is not a buyer's own hold but an offer, which lasts
 * longer and whose token others must know.
 */
export async function writeHold(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  request: Omit<HoldRequest, 'expectedTotalCents'>,
  prepared: Prepared,
  now: Date,
  given: { until?: Date; accessToken?: string } = {},
): Promise<HoldResult> {
  const id = newUuid(context.ids);
  const accessToken = given.accessToken ?? Buffer.from(context.ids(32)).toString('base64url');
  const until = given.until ?? addMinutes(now, catalogue.policy.holdMinutes);
  const reference = await insertBooking(trx, context, { id, accessToken, request, prepared, now, until });
  const ways = waysOf(request.segments);
  for (const [seq, segment] of request.segments.entries()) {
    const trip = prepared.trips[seq];
    if (trip)
      await sql`insert into reservations.booking_segment (booking_id, seq, way, direction, class, sailing_id, from_seq, to_seq)
        values (${id}::uuid, ${seq}::integer, ${ways[seq] ?? seq}::integer, ${segment.direction}, ${segment.class}, ${trip.sailingId},
          ${trip.fromSeq}::integer, ${trip.toSeq}::integer)`.execute(trx);
  }
  await insertAllocations(trx, id, prepared.allocations);
  await takeAllotments(trx, id, prepared.allotments);
  await audit(trx, {
    at: now,
    bookingId: id,
    what: 'held',
    version: 1,
    detail: { totalCents: prepared.quote.totalCents },
  });
  const row = await findBooking(trx, reference);
  if (!row) throw new Error('a booking vanished while it was being written');
  return { booking: await present(trx, context.secrets, catalogue, row, now), accessToken };
}

async function insertBooking(
  trx: Db,
  context: Context,
  made: {
    id: string;
    accessToken: string;
    request: Omit<HoldRequest, 'expectedTotalCents'>;
    prepared: Prepared;
    now: Date;
    until: Date;
  },
): Promise<string> {
  const { request, prepared, now } = made;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const reference = newReference(context.ids);
    const inserted = await touched(
      trx,
      sql`insert into reservations.booking
        (id, reference, access_hash, locale, state, created_at, hold_expires_at, party, quote, total_cents)
        values (${made.id}::uuid, ${reference}, ${hashToken(made.accessToken)}, ${request.locale}, 'held',
          ${now.toISOString()}::timestamptz, ${made.until.toISOString()}::timestamptz, ${JSON.stringify(request.party)}::text::json,
          ${JSON.stringify(prepared.quote)}::text::json, ${prepared.quote.totalCents}::integer)
        on conflict (reference) do nothing returning 1`,
    );
    if (inserted === 1) return reference;
  }
  throw new Error('ten references in a row were taken: the source of randomness is broken');
}

async function insertAllocations(trx: Db, id: string, allocations: readonly Allocation[]): Promise<void> {
  await sql`insert into reservations.allocation (booking_id, segment, resource, quantity, entitlement)
    select ${id}::uuid, segment, resource, quantity, entitlement from json_to_recordset(${JSON.stringify(allocations)}::text::json)
      as a (segment integer, resource text, quantity integer, entitlement text)`.execute(trx);
}
