import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import { lockBooking } from '#reservations/bookings/read.ts';
import { isPossible } from '#reservations/bookings/states.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import {
  openTicketsOf,
  readBookedSegments,
  remainingTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import { saveBooking } from '#reservations/bookings/save-booking.ts';
import { closeTickets, overdueOpen } from '#reservations/bookings/store.ts';

const AT_ONCE = 100;

/**
 * Expires tickets that have been without a date for their year of validity. Nothing is refunded: they could have been
 * cancelled at any time. One indexed query when there is nothing to do; each booking in its own transaction, skipped
 * while another process has it locked.
 * @returns how many bookings had such tickets
 */
export async function expireOpenTickets(context: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const now = context.clock();
  const due = await overdueOpen(
    context.db,
    athensDay(now),
    AT_ONCE,
    context.jobs.isDue('open-ticket', sql`booking_id`),
  );
  return context.jobs.each(
    'open-ticket',
    due,
    ({ id }) => id,
    ({ id }) => context.db.transaction().execute((trx) => expireOne(trx, id, now)),
  );
}

async function expireOne(trx: Db, id: string, now: Date): Promise<number> {
  const mine = await first(
    trx,
    { id: column.booking.id },
    sql`select id from reservations.booking where id = ${id}::uuid for update skip locked`,
  );
  const row = mine && (await lockBooking(trx, id));
  if (!row) return 0;
  const today = athensDay(now);
  const bookedSegments = await readBookedSegments(trx, id, now);
  const over = bookedSegments.filter((booked) => booked.openUntil !== null && booked.openUntil < today);
  await closeTickets(
    trx,
    id,
    over.flatMap((booked) => openTicketsOf(booked)),
    'expired',
  );
  // The segment will never have a date again, so the next run doesn't find it.
  await sql`update reservations.booking_segment set open_until = null, opened_at = null
    where booking_id = ${id}::uuid and open_until < ${today}::date`.execute(trx);
  const isOver = bookedSegments.every(
    (booked) => over.includes(booked) || remainingTicketsOf(booked).length === 0,
  );
  if (!isPossible(row.state, 'open-expire')) return 0;
  await saveBooking(trx, row, row.state === 'open' && !isOver ? [] : 'open-expire', {
    at: now,
    what: 'open-expired',
    detail: { segments: over.map(({ seq }) => seq) },
  });
  return 1;
}
