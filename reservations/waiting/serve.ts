import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { Context } from '#reservations/context/context.ts';
import type { Resource } from '#contracts/reservations/network-data.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { type Db, all, first, affectedRows, type RowOf } from '#reservations/kernel/rows.ts';
import { lockSailing } from '#reservations/sailings/inventory/capacity.ts';
import { needsList } from '#reservations/sailings/inventory/needs.ts';
import { entitlementFor } from '#reservations/sailings/inventory/quota.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { EntryRow, entryColumns } from './entry.ts';
import { makeOffer } from './offer.ts';
import { type Need, planOffers, type Room, type QueuedParty } from './plan.ts';
import { partsOf } from './split.ts';
import { offerMinutes } from './offer-time.ts';

const AT_ONCE = 50;
const HOUR_MS = 3_600_000;

const QueuedEntry = { ...EntryRow, departsAt: v.date() };
type QueuedEntry = RowOf<typeof QueuedEntry>;

/**
 * Serves the waiting lists of sailings on which places became free or that are due. Each sailing in its own
 * transaction with its places locked: a second process waits, and then finds it served. With `sailings` only those,
 * for a request that needs the result.
 * @returns how many lists were served
 */
export async function serveWaiting(context: Context, sailings?: readonly string[]): Promise<number> {
  const now = context.clock();
  const wanted =
    sailings === undefined
      ? sql``
      : sql`and sailing_id in (select json_array_elements_text(${JSON.stringify(sailings)}::text::json))`;
  const due = await all(
    context.db,
    { id: v.string() },
    sql`select sailing_id as id from reservations.waiting_sailing
      where match_at <= ${now.toISOString()}::timestamptz ${wanted}
        and ${context.jobs.isDue('waiting-list', sql`sailing_id`)} order by 1 limit ${AT_ONCE}`,
  );
  if (due.length === 0) return 0;
  const catalogue = await context.catalogue();
  return context.jobs.each(
    'waiting-list',
    due,
    ({ id }) => id,
    ({ id }) => context.db.transaction().execute((trx) => serveSailing(trx, context, catalogue, id, now)),
  );
}

async function serveSailing(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  id: string,
  now: Date,
): Promise<boolean> {
  await lockSailing(trx, id);
  const at = now.toISOString();
  const due = await affectedRows(
    trx,
    sql`select 1 from reservations.waiting_sailing where sailing_id = ${id} and match_at <= ${at}::timestamptz`,
  );
  if (due === 0) return false;
  await endExpired(trx, id, at);
  const queue = await queueOf(trx, id);
  const { waiting: rules } = catalogue.policy;
  const collects = ({ createdAt, departsAt }: QueuedEntry) => ({
    from: createdAt.getTime() + rules.patienceHours * HOUR_MS,
    until: departsAt.getTime() - rules.collectUntilHours * HOUR_MS,
  });
  const plan = planOffers(
    await roomsOf(trx, id),
    queue.map((entry): QueuedParty => {
      const { from, until } = collects(entry);
      const choices = partsOf(entry.party, entry.maySplit).map(({ first: part }) =>
        needsOf(catalogue, entry, part),
      );
      const isCollecting = from <= now.getTime() && now.getTime() < until;
      return { id: entry.id, fromSeq: entry.fromSeq, toSeq: entry.toSeq, choices, isCollecting };
    }),
  );
  // Releases the collected places: the offers are made from them.
  await sql`update reservations.leg_inventory set awaited = 0 where sailing_id = ${id} and awaited > 0`.execute(
    trx,
  );
  let mustRunAgain = false;
  for (const offer of plan.offers) {
    const entry = queue.find((each) => each.id === offer.id);
    const part = entry && partsOf(entry.party, entry.maySplit)[offer.choice];
    if (!entry || !part) continue;
    const minutes = offerMinutes(rules, queue.length - plan.offers.length, entry.departsAt, now);
    const isMade = await tryOffer(trx, context, catalogue, entry, part, { now, minutes });
    mustRunAgain ||= !isMade || part.rest !== null;
  }
  const moments = queue.flatMap((entry) => {
    const { from, until } = collects(entry);
    return [entry.expiresAt.getTime(), from, until];
  });
  await storePlan(trx, id, plan.awaited, { now, moments, mustRunAgain: mustRunAgain });
  return true;
}

/** Uses a savepoint: an offer that can't be made (such as without a fare) must not prevent the others. */
async function tryOffer(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  entry: QueuedEntry,
  part: { first: Party; rest: Party | null },
  when: { now: Date; minutes: number },
): Promise<boolean> {
  await sql`savepoint offer`.execute(trx);
  try {
    await makeOffer(trx, context, catalogue, entry, part, when);
    await sql`release savepoint offer`.execute(trx);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await sql`rollback to savepoint offer`.execute(trx);
    context.log.warn({ entry: entry.id, code: error.code }, 'waiting list offer could not be made');
    // A party that was too late for a place keeps waiting; one that can't be sold this trip at all does not.
    if (error.code !== 'sold_out')
      await sql`update reservations.waiting_entry set state = 'expired', sealed = null where id = ${entry.id}::uuid`.execute(
        trx,
      );
    return false;
  }
}

/**
 * Ends entries when sales have closed or the ship does not sail. Quotas past their release time are given to the list
 * first.
 */
async function endExpired(trx: Db, id: string, at: string): Promise<void> {
  await sql`update reservations.waiting_entry e set state = 'expired', sealed = null
    where sailing_id = ${id} and state = 'waiting' and (expires_at <= ${at}::timestamptz
      or exists (select 1 from reservations.sailing s where s.id = e.sailing_id and s.status = 'cancelled')
      or exists (select 1 from reservations.sailing_call c where c.sailing_id = e.sailing_id
        and c.seq in (e.from_seq, e.to_seq) and c.skipped))`.execute(trx);
  await sql`update reservations.leg_inventory set quota = 0
    where sailing_id = ${id} and quota > 0 and quota_until <= ${at}::timestamptz`.execute(trx);
}

function queueOf(trx: Db, id: string): Promise<QueuedEntry[]> {
  return all(
    trx,
    QueuedEntry,
    sql`select ${entryColumns}, (select departs_at from reservations.sailing_call c
        where c.sailing_id = e.sailing_id and c.seq = e.from_seq) as "departsAt"
      from reservations.waiting_entry e where sailing_id = ${id} and state = 'waiting' order by place`,
  );
}

function roomsOf(trx: Db, id: string): Promise<Room[]> {
  return all(
    trx,
    {
      leg: v.number(),
      resource: column.leg_inventory.resource,
      free: v.number(),
      kept: v.number(),
      keptFor: column.leg_inventory.quota_for,
    },
    sql`select leg_no as leg, resource, capacity - sold - held - blocked as free,
      greatest(quota - quota_used, 0) as kept, quota_for as "keptFor"
      from reservations.leg_inventory where sailing_id = ${id}`,
  );
}

function needsOf(catalogue: Catalogue, entry: EntryRow, party: Party): Need[] {
  return needsList(catalogue.tariff, party, entry.class).map(({ resource, quantity }) => ({
    resource,
    quantity,
    entitlement: entitlementFor(catalogue, party, resource),
  }));
}

/** Stores collected places, leaves the rest to everybody, and schedules the next run. */
async function storePlan(
  trx: Db,
  id: string,
  awaited: readonly { leg: number; resource: Resource; quantity: number }[],
  { now, moments, mustRunAgain: isAgain }: { now: Date; moments: number[]; mustRunAgain: boolean },
): Promise<void> {
  const left = await first(
    trx,
    { count: v.number() },
    sql`select count(*)::integer as count from reservations.waiting_entry
      where sailing_id = ${id} and state = 'waiting'`,
  );
  if ((left?.count ?? 0) === 0) {
    await sql`update reservations.leg_inventory set queue = false where sailing_id = ${id} and queue`.execute(
      trx,
    );
    await sql`delete from reservations.waiting_sailing where sailing_id = ${id}`.execute(trx);
    return;
  }
  await sql`update reservations.leg_inventory l set queue = exists (select 1 from reservations.waiting_entry e
      where e.sailing_id = l.sailing_id and e.state = 'waiting' and e.from_seq <= l.leg_no and l.leg_no < e.to_seq),
      awaited = coalesce((select a.quantity from json_to_recordset(${JSON.stringify(awaited)}::text::json)
        as a (leg integer, resource text, quantity integer) where a.leg = l.leg_no and a.resource = l.resource), 0)
    where l.sailing_id = ${id} and l.queue`.execute(trx);
  const next = Math.min(...moments.filter((moment) => moment > now.getTime()));
  const at = isAgain ? '-infinity' : new Date(next).toISOString();
  await sql`update reservations.waiting_sailing set match_at = least(${at}::timestamptz,
      (select min(quota_until) from reservations.leg_inventory where sailing_id = ${id} and queue and quota > 0))
    where sailing_id = ${id}`.execute(trx);
}
