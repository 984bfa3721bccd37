import { column } from '#reservations/db/schema.gen.ts';
import { nextState } from './states.ts';
import type { EndHolds } from '#reservations/sailings/availability.ts';
import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { allocationsOf, releasePlaces } from '#reservations/sailings/inventory/move.ts';
import { returnAllotments } from '#reservations/promotions/allotments.ts';
import { type BookingRow, lockBooking } from './read.ts';
import { saveBooking } from './save-booking.ts';

const AT_ONCE = 500;
/** Limit on expired holds that are read at once. The timer ends them every few seconds, so there are never many. */
const MAX_DUE = 5_000;

type Jobs = Pick<Context, 'db' | 'clock' | 'jobs'>;

/**
 * Ends every expired hold and releases its places, each in its own transaction. A hold that can't be ended is set
 * aside. For the timer; requests end only the holds that matter to them, with {@link holdsToEnd}.
 * @returns how many holds ended
 */
export async function expireDue(context: Jobs): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await all(
      context.db,
      { id: column.booking.id },
      sql`${over(context)} select id from over where ${context.jobs.isDue('hold', sql`over.id`)} limit ${AT_ONCE}`,
    );
    ended += await endEach(
      context,
      due.map(({ id }) => id),
    );
    if (due.length < AT_ONCE) return ended;
  }
}

/**
 * For one request: an expired hold never makes a sailing look full, and the request neither waits for holds on other
 * sailings nor fails because one of them can't be ended. One indexed query, however often it is called.
 */
export function holdsToEnd(context: Jobs): EndHolds {
  let due: Promise<Map<string, string[]>> | undefined;
  return async (sailingIds) => {
    due ??= dueBySailing(context);
    const bySailing = await due;
    if (bySailing.size === 0) return 0;
    const requested = new Set(sailingIds);
    const ids = new Set([...requested].flatMap((sailing) => bySailing.get(sailing) ?? []));
    for (const sailing of requested) bySailing.delete(sailing);
    return endEach(context, [...ids]);
  };
}

/** Ends this hold if it has expired. */
export async function endIfOver(
  context: Jobs,
  booking: Pick<BookingRow, 'id' | 'state' | 'payingUntil' | 'holdExpiresAt'>,
): Promise<void> {
  if (booking.state !== 'held' && booking.state !== 'paying') return;
  if ((booking.payingUntil ?? booking.holdExpiresAt).getTime() > context.clock().getTime()) return;
  await endEach(context, [booking.id]);
}

function endEach(context: Jobs, ids: readonly string[]): Promise<number> {
  return context.jobs.each(
    'hold',
    ids,
    (id) => id,
    (id) => endHold(context.db, id, 'expire', context.clock()),
  );
}

async function dueBySailing(context: Jobs): Promise<Map<string, string[]>> {
  const rows = await all(
    context.db,
    { id: column.booking.id, sailing: column.booking_segment.sailing_id },
    sql`${over(context)} select over.id, s.sailing_id as sailing
      from over join reservations.booking_segment s on s.booking_id = over.id limit ${MAX_DUE}`,
  );
  const bySailing = new Map<string, string[]>();
  for (const { id, sailing } of rows) {
    const ids = bySailing.get(sailing);
    if (ids) ids.push(id);
    else bySailing.set(sailing, [id]);
  }
  return bySailing;
}

function over({ clock }: Jobs) {
  const now = clock().toISOString();
  return sql`with over as (select id from reservations.booking where state = 'held' and hold_expires_at <= ${now}::timestamptz
    union all select id from reservations.booking where state = 'paying' and paying_until <= ${now}::timestamptz)`;
}

/**
 * Releases the places of a hold and closes it. Returns false when it is no longer held because somebody else was
 * faster. While the traveller is at a payment provider the hold can't be released before the payment ends; money that
 * arrives later is settled as a late payment.
 */
export function endHold(db: Db, id: string, event: 'expire' | 'release', now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, id);
    if (!row || !canEnd(row, event, now)) return false;
    await closeHold(trx, row, event, now);
    return true;
  });
}

/** The caller has locked the booking in this transaction. */
export async function closeHold(
  trx: Db,
  row: BookingRow,
  event: 'expire' | 'release',
  now: Date,
  detail?: object,
): Promise<void> {
  await saveBooking(trx, row, event, { at: now, what: nextState(row.state, event), detail });
  await releasePlaces(trx, await allocationsOf(trx, row.id));
  await returnAllotments(trx, row.id);
}

function canEnd(row: BookingRow, event: 'expire' | 'release', now: Date): boolean {
  if (event === 'release') return row.state === 'held';
  const until = row.state === 'held' ? row.holdExpiresAt : row.state === 'paying' ? row.payingUntil : null;
  return until !== null && until.getTime() <= now.getTime();
}
