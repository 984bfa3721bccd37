import { sql } from 'kysely';
import { addMinutes, athensDay } from '#lib/dates/athens.ts';
import type { HoldRequest, HoldResult } from '../contract/booking.ts';
import type { Context } from '../context.ts';
import { type Db, touched } from '../db/rows.ts';
import { type Allocation, holdPlaces } from '../inventory/move.ts';
import type { Catalogue } from '../network/catalogue.ts';
import { Refusal } from '../refusal.ts';
import { timeState } from '../sailings/offer.ts';
import type { Trip } from '../sailings/trips.ts';
import { hashToken } from './access.ts';
import { audit } from './audit.ts';
import { expireDue } from './end-hold.ts';
import { hashOf, once, replay, type StoredAnswer } from './idempotency.ts';
import { newReference } from './new-reference.ts';
import { prepare, type Prepared } from './prepare.ts';
import { findBooking, present } from './read.ts';

/**
 * Keeps the places of a whole booking for fifteen minutes: all of its segments or none, in one transaction. Answers the
 * booking and the only copy of its access token.
 * @throws Refusal rule_violation, sales_closed, price_changed, sold_out, idempotency_conflict
 */
export async function placeHold(context: Context, request: HoldRequest, key: string): Promise<StoredAnswer> {
  const now = context.clock();
  const claim = { scope: 'hold', key, bodyHash: hashOf(request) };
  const earlier = await replay(context.db, claim);
  if (earlier) return earlier;
  const catalogue = await context.catalogue();
  await expireDue(context.db, now);
  const prepared = await prepare(context.db, catalogue, request, athensDay(now));
  for (const [segment, trip] of prepared.trips.entries()) requireOpen(trip, segment, now);
  const { totalCents } = prepared.quote;
  if (totalCents !== request.expectedTotalCents) throw new Refusal('price_changed', { totalCents });
  return once(context.db, claim, now, async (trx) => {
    await holdPlaces(trx, prepared.allocations);
    const result = await write(trx, context, catalogue, request, prepared, now);
    return { status: 201, answer: JSON.stringify(result) };
  });
}

function requireOpen(trip: Trip, segment: number, now: Date): void {
  const state = timeState(trip, now);
  if (state === null) return;
  if (state === 'cancelled')
    throw new Refusal('sales_closed', {
      segment,
      detail: { el: 'Το δρομολόγιο ακυρώθηκε.', en: 'This sailing has been cancelled.' },
    });
  throw new Refusal('sales_closed', { segment });
}

async function write(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  request: HoldRequest,
  prepared: Prepared,
  now: Date,
): Promise<HoldResult> {
  const id = uuid(context.ids);
  const accessToken = Buffer.from(context.ids(32)).toString('base64url');
  const reference = await insertBooking(trx, context, { id, accessToken, request, prepared, now, catalogue });
  for (const [seq, segment] of request.segments.entries()) {
    const trip = prepared.trips[seq];
    if (trip)
      await sql`insert into reservations.booking_segment (booking_id, seq, direction, class, sailing_id, from_seq, to_seq)
        values (${id}::uuid, ${seq}::integer, ${segment.direction}, ${segment.class}, ${trip.sailingId},
          ${trip.fromSeq}::integer, ${trip.toSeq}::integer)`.execute(trx);
  }
  await insertAllocations(trx, id, prepared.allocations);
  await audit(trx, {
    at: now,
    bookingId: id,
    what: 'held',
    version: 1,
    detail: { totalCents: prepared.quote.totalCents },
  });
  const row = await findBooking(trx, reference);
  if (!row) throw new Error('a booking vanished while it was being written');
  return { booking: await present(trx, catalogue, row, now), accessToken };
}

async function insertBooking(
  trx: Db,
  context: Context,
  made: {
    id: string;
    accessToken: string;
    request: HoldRequest;
    prepared: Prepared;
    now: Date;
    catalogue: Catalogue;
  },
): Promise<string> {
  const { request, prepared, now } = made;
  const expires = addMinutes(now, made.catalogue.policy.holdMinutes);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const reference = newReference(context.ids);
    const inserted = await touched(
      trx,
      sql`insert into reservations.booking
        (id, reference, access_hash, locale, state, created_at, hold_expires_at, party, quote, total_cents)
        values (${made.id}::uuid, ${reference}, ${hashToken(made.accessToken)}, ${request.locale}, 'held',
          ${now.toISOString()}::timestamptz, ${expires.toISOString()}::timestamptz, ${JSON.stringify(request.party)}::text::json,
          ${JSON.stringify(prepared.quote)}::text::json, ${prepared.quote.totalCents}::integer)
        on conflict (reference) do nothing returning 1`,
    );
    if (inserted === 1) return reference;
  }
  throw new Error('ten references in a row were taken: the source of randomness is broken');
}

async function insertAllocations(trx: Db, id: string, allocations: readonly Allocation[]): Promise<void> {
  await sql`insert into reservations.allocation (booking_id, segment, resource, quantity)
    select ${id}::uuid, segment, resource, quantity from json_to_recordset(${JSON.stringify(allocations)}::text::json)
      as a (segment integer, resource text, quantity integer)`.execute(trx);
}

/** A random (version 4) UUID out of our own bytes. */
function uuid(bytes: Context['ids']): string {
  const hex = Buffer.from(bytes(16)).toString('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
