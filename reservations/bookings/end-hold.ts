import { sql } from 'kysely';
import { type Db, all, first } from '../db/rows.ts';
import { allocationsOf, releasePlaces } from '../inventory/move.ts';
import { returnAllotments } from '../offers/allotments.ts';
import { audit } from './audit.ts';

const AT_ONCE = 500;

/**
 * Ends every hold whose time is over and gives its places back, each in a transaction of its own. Called before anything that
 * depends on free places and every few seconds besides, so nobody is told "full" because of a hold that is over.
 * @returns how many holds ended.
 */
export async function expireDue(db: Db, now: Date): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await all(
      db,
      sql<{ id: string }>`select id from reservations.booking
        where state = 'held' and hold_expires_at <= ${now.toISOString()}::timestamptz
        union all select id from reservations.booking
        where state = 'paying' and paying_until <= ${now.toISOString()}::timestamptz limit ${AT_ONCE}`,
    );
    for (const { id } of due) if (await endHold(db, id, 'expired', now)) ended += 1;
    if (due.length < AT_ONCE) return ended;
  }
}

/**
 * Gives the places of a hold back and closes it. False when it is not held any more: somebody else was first. Who is at a payment
 * provider cannot give the hold up before the payment; what arrives after the end is settled as a late payment.
 */
export function endHold(db: Db, id: string, state: 'expired' | 'released', now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stillDue =
      state === 'expired'
        ? sql`and case state when 'held' then hold_expires_at else paying_until end <= ${now.toISOString()}::timestamptz
            and state in ('held', 'paying')`
        : sql`and state = 'held'`;
    const ended = await first(
      trx,
      sql<{ version: number }>`update reservations.booking set state = ${state}, version = version + 1
        where id = ${id}::uuid ${stillDue} returning version`,
    );
    if (!ended) return false;
    await releasePlaces(trx, await allocationsOf(trx, id));
    await returnAllotments(trx, id);
    await audit(trx, { at: now, bookingId: id, what: state, version: ended.version });
    return true;
  });
}
