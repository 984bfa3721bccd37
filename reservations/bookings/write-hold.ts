import { type RawBuilder, sql } from 'kysely';
import { addMinutes } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import type { HoldRequest, HoldResult } from '#contracts/reservations/booking.ts';
import { waysOf } from '#contracts/reservations/life/ways.ts';
import { type Db, affectedRows } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { takeAllotments } from '#reservations/promotions/allotments.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import { hashToken } from './access/open-booking.ts';
import { newReference } from './new-reference.ts';
import type { PreparedBooking } from './prepare.ts';
import { type BookingRow, presentNewHold } from './read.ts';

type Request = Omit<HoldRequest, 'expectedTotalCents'>;

/**
 * Writes the booking for places that have just been taken, and returns it without reading it back, because the places
 * are locked meanwhile. `given` is set for an offer, which lasts longer than a buyer's hold and whose token others
 * must know. `keep` is a statement to run together with it.
 */
export async function writeHold(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  request: Request,
  prepared: PreparedBooking,
  now: Date,
  given: { until?: Date; accessToken?: string; keep?: (result: HoldResult) => RawBuilder<unknown> } = {},
): Promise<{ id: string; result: HoldResult }> {
  const accessToken = given.accessToken ?? Buffer.from(context.ids(32)).toString('base64url');
  const ways = waysOf(request.segments);
  const segments = request.segments.flatMap(({ class: travelClass, direction }, seq) => {
    const segment = prepared.trips[seq];
    return segment ? [{ trip: segment, seq, class: travelClass, direction, way: ways[seq] ?? seq }] : [];
  });
  const made = {
    id: newUuid(context.ids),
    state: 'held',
    version: 1,
    locale: request.locale,
    party: request.party,
    quote: prepared.quote,
    accessHash: hashToken(accessToken),
    confirmHash: null,
    createdAt: now,
    holdExpiresAt: given.until ?? addMinutes(now, catalogue.policy.holdMinutes),
    payingUntil: null,
    payBy: null,
  } as const;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const row = { ...made, reference: newReference(context.ids) };
    const result = { booking: presentNewHold(catalogue, row, segments, now), accessToken };
    if (!(await insertBooking(trx, row, segments, prepared, given.keep?.(result)))) continue;
    await takeAllotments(trx, row.id, prepared.allotments);
    return { id: row.id, result };
  }
  throw new Error('ten booking references in a row were in use: the random source is broken');
}

type NewSegment = { trip: Segment; seq: number; class: string; direction: string; way: number };

/**
 * Inserts the booking, its segments, its allocations and the audit entry in one statement, because the places are
 * locked. Returns false when the reference is already in use.
 */
async function insertBooking(
  trx: Db,
  row: BookingRow,
  segments: readonly NewSegment[],
  { allocations }: PreparedBooking,
  keep: RawBuilder<unknown> | undefined,
): Promise<boolean> {
  const rows = segments.map(({ trip: { sailingId, fromSeq, toSeq }, ...segment }) => ({
    ...segment,
    sailingId,
    fromSeq,
    toSeq,
  }));
  const { totalCents } = row.quote;
  const at = row.createdAt.toISOString();
  const inserted = await affectedRows(
    trx,
    sql`with made as (
        insert into reservations.booking
          (id, reference, access_hash, locale, state, created_at, hold_expires_at, party, quote, total_cents)
        values (${row.id}::uuid, ${row.reference}, ${row.accessHash}, ${row.locale}, ${row.state}, ${at}::timestamptz,
          ${row.holdExpiresAt.toISOString()}::timestamptz, ${JSON.stringify(row.party)}::text::json,
          ${JSON.stringify(row.quote)}::text::json, ${totalCents}::integer)
        on conflict (reference) do nothing returning id
      ), segments as (
        insert into reservations.booking_segment (booking_id, seq, way, direction, class, sailing_id, from_seq, to_seq)
        select made.id, seq, way, direction, class, "sailingId", "fromSeq", "toSeq"
        from made, json_to_recordset(${JSON.stringify(rows)}::text::json) as s (seq integer, way integer, direction text,
          class text, "sailingId" text, "fromSeq" integer, "toSeq" integer)
      ), allocations as (
        insert into reservations.allocation (booking_id, segment, resource, quantity, entitlement)
        select made.id, segment, resource, quantity, entitlement
        from made, json_to_recordset(${JSON.stringify(allocations)}::text::json)
          as a (segment integer, resource text, quantity integer, entitlement text)
      ), noted as (
        insert into reservations.audit (at, booking_id, what, version, detail)
        select ${at}::timestamptz, made.id, 'held', ${row.version}::integer, ${JSON.stringify({ totalCents })}::text::jsonb
        from made
      )${keep ? sql`, kept as (${keep})` : sql``} select 1 from made`,
  );
  return inserted === 1;
}
