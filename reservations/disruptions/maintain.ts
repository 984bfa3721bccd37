import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import { type Db, affectedRows } from '#reservations/kernel/rows.ts';
import { listAffected } from './list.ts';
import { offerDue } from './offer-due.ts';
import { activeDisruptions } from '#reservations/bookings/disruption-rows.ts';

const DAY_MS = 86_400_000;

/**
 * Continues after a crash or a locked booking: lists bookings that were paid while the sailing was being cancelled,
 * computes missing offers, closes disruptions that are over. One query when there is nothing to do.
 * @returns how many bookings got their offers
 */
export async function continueDisruptions(context: Context): Promise<number> {
  const open = await affectedRows(
    context.db,
    sql`select 1 from reservations.disruption
      where withdrawn_at is null and superseded_by is null and finished_at is null limit 1`,
  );
  if (open === 0) return 0;
  const now = context.clock();
  const catalogue = await context.catalogue();
  await finishOver(context.db, now);
  await context.jobs.each(
    'disruption',
    (await activeDisruptions(context.db)).filter(({ kind }) => kind === 'cancel' || kind === 'skip-call'),
    ({ id }) => id,
    (disruption) => listAffected(context.db, catalogue, disruption, new Map(), now),
  );
  return offerDue(context);
}

/** Closes disruptions that are over: the ship has arrived, or would have. @returns how many */
function finishOver(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  return affectedRows(
    db,
    sql`update reservations.disruption d set finished_at = ${now.toISOString()}::timestamptz
      where d.withdrawn_at is null and d.superseded_by is null and d.finished_at is null and not exists (
        select 1 from reservations.sailing_call c where c.sailing_id = d.sailing_id
          and coalesce(c.est_arr, c.est_dep, c.arrives_at, c.departs_at) > ${before}::timestamptz)
      returning 1`,
  );
}
