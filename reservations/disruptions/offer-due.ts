import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { audit } from '../bookings/audit.ts';
import { lockBooking } from '../bookings/read.ts';
import { readBookedSegments } from '#reservations/bookings/booked-segments.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all, first, affectedRows, type RowOf } from '#reservations/kernel/rows.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { alternativesFor, type SegmentCache, replacedSegmentsOf } from './offers.ts';
import { findDisruption } from '#reservations/bookings/disruption-rows.ts';

const AT_ONCE = 100;

const Due = {
  disruptionId: v.string(),
  bookingId: column.disruption_booking.booking_id,
};
type Due = RowOf<typeof Due>;

/**
 * Computes the offers of listed bookings and queues their emails, each booking in its own transaction, so that nobody
 * waits for hundreds of others and a crash loses nothing. Safe in several processes: a booking locked by somebody
 * else is left for later. With `disruptionId` only the bookings of one disruption.
 * @returns how many are done
 */
export async function offerDue(context: Context, disruptionId?: string): Promise<number> {
  const catalogue = await context.catalogue();
  const cache: SegmentCache = new Map();
  let done = 0;
  for (;;) {
    const due = await listDue(context, disruptionId);
    // One booking that fails must not delay the emails to the others.
    const progress = await context.jobs.each(
      'disrupted-booking',
      due,
      (each) => `${each.disruptionId} ${each.bookingId}`,
      (each) => context.db.transaction().execute((trx) => offerOne(trx, context, catalogue, each, cache)),
    );
    done += progress;
    if (due.length < AT_ONCE || progress === 0) return done;
  }
}

/** Bookings that are still waiting. */
export async function countDue(db: Db, disruptionId: string): Promise<number> {
  const row = await first(
    db,
    { waiting: v.number() },
    sql`select count(*)::integer as waiting from reservations.disruption_booking
      where disruption_id = ${disruptionId}::uuid and offered_at is null`,
  );
  return row?.waiting ?? 0;
}

function listDue({ db, jobs }: Context, disruptionId?: string): Promise<Due[]> {
  const only = disruptionId === undefined ? sql`` : sql`and a.disruption_id = ${disruptionId}::uuid`;
  return all(
    db,
    Due,
    sql`select a.disruption_id as "disruptionId", a.booking_id as "bookingId" from reservations.disruption_booking a
      join reservations.disruption d on d.id = a.disruption_id
      where a.offered_at is null and d.withdrawn_at is null and d.superseded_by is null ${only}
        and ${jobs.isDue('disrupted-booking', sql`a.disruption_id || ' ' || a.booking_id`)}
      order by a.listed_at, a.booking_id limit ${AT_ONCE}`,
  );
}

/** Returns false when another process has it locked. In the caller's transaction. */
export async function offerOne(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  due: Due,
  cache: SegmentCache,
): Promise<boolean> {
  const free = await affectedRows(
    trx,
    sql`select 1 from reservations.booking where id = ${due.bookingId}::uuid for update skip locked`,
  );
  if (free === 0) return false;
  const row = await lockBooking(trx, due.bookingId);
  const affected = await first(
    trx,
    { segment: column.disruption_booking.segment, effect: column.disruption_booking.effect },
    sql`select segment, effect from reservations.disruption_booking
      where disruption_id = ${due.disruptionId}::uuid and booking_id = ${due.bookingId}::uuid and offered_at is null for update`,
  );
  const disruption = await findDisruption(trx, due.disruptionId);
  if (!row || !affected || !disruption) return true;
  const now = context.clock();
  const bookedSegments = await readBookedSegments(trx, row.id, now);
  const unit =
    affected.effect === 'told' ? null : replacedSegmentsOf(catalogue, bookedSegments, affected.segment);
  const chains = unit ? await alternativesFor(trx, catalogue, row, unit, now, cache) : [];
  const offers = chains.map((chain) => chain.map(tripId));
  const at = now.toISOString();
  await sql`update reservations.disruption_booking set offered_at = ${at}::timestamptz,
    offers = ${JSON.stringify(offers)}::text::jsonb
    where disruption_id = ${due.disruptionId}::uuid and booking_id = ${row.id}::uuid`.execute(trx);
  await sql`update reservations.booking set version = version + 1 where id = ${row.id}::uuid`.execute(trx);
  await audit(trx, {
    at: now,
    bookingId: row.id,
    what: 'disrupted',
    version: row.version + 1,
    detail: { disruptionId: due.disruptionId, effect: affected.effect, offers: offers.length },
  });
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: row.id,
    kind: 'disrupted',
    occasion: due.disruptionId,
    data: {
      disruptionId: due.disruptionId,
      what: affected.effect,
      segment: affected.segment,
      offers,
      notice: disruption.text,
      delayMinutes: disruption.detail.delayMinutes,
    },
  });
  return true;
}
