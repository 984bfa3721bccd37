import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { Resource } from '#contracts/reservations/network-data.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { type Allocation, quotaQuantity, lockLegs, onSailings, requireSails } from './move.ts';
import { freeFor } from './quota.ts';

type LegChange = {
  sailingId: string;
  leg: number;
  resource: Resource;
  change: number;
  /** The part of `change` by those entitled to a quota. */
  used: number;
  /** The entitlement by which the new places are taken. */
  entitlement: string | null;
  segment: number;
};

/** The columns of a change, for `json_to_recordset`. */
const CHANGE = sql.raw(
  `("sailingId" text, leg integer, resource text, change integer, used integer, entitlement text)`,
);

/**
 * SQL condition: the leg `l` has room for the change `d`. Quota places that the mover gives up are set aside again.
 * Without `now` no quota applies: the operator moves travellers of a ship that does not sail.
 */
function hasRoom(now: Date | undefined) {
  const free = freeFor(now ? { now, opens: sql`l.quota_for = d.entitlement` } : null);
  const isKept = now ? sql`l.quota_until > ${now.toISOString()}::timestamptz` : sql`false`;
  return sql`(d.change <= 0 or ${free} >= d.change + case when ${isKept} then greatest(-d.used, 0) else 0 end)`;
}

/**
 * Exchanges sold places for others, all or nothing, in one statement on locked legs. What both have in common is
 * never released: only the difference per leg moves, so a change fits even when the only free seat is the traveller's
 * own. Pass `now` for travellers who take more: places reserved for others then are not free.
 * @throws DomainError sold_out with the segment and what is missing, or sales_closed; it must end the transaction
 */
export async function swapSold(
  trx: Db,
  before: readonly Allocation[],
  after: readonly Allocation[],
  now?: Date,
): Promise<void> {
  const changes = legChanges(before, after);
  if (changes.length === 0) return;
  await lockLegs(trx, [...before, ...after]);
  const wanted = new Set(changes.flatMap(({ change, sailingId }) => (change > 0 ? [sailingId] : [])));
  if (now) for (const each of after) if (wanted.has(each.sailingId)) await requireSails(trx, each);
  const moved = await all(
    trx,
    {
      sailingId: v.string(),
      leg: column.leg_inventory.leg_no,
      resource: column.leg_inventory.resource,
    },
    sql`update reservations.leg_inventory l set sold = l.sold + d.change, quota_used = l.quota_used + d.used
      from json_to_recordset(${JSON.stringify(changes)}::text::json) as d ${CHANGE}
      where ${onSailings(changes)} and l.sailing_id = d."sailingId" and l.leg_no = d.leg and l.resource = d.resource
        and ${hasRoom(now)}
      returning l.sailing_id as "sailingId", l.leg_no as leg, l.resource`,
  );
  if (moved.length === changes.length) return;
  const done = new Set(moved.map(legKey));
  const missing = changes.find((each) => !done.has(legKey(each)));
  if (!missing || missing.change < 0)
    throw new Error(`inventory of ${missing?.sailingId} lacks legs that were sold`);
  throw new DomainError('sold_out', { segment: missing.segment, resource: missing.resource });
}

/** Releases sold places: cancelled, or left without a date. */
export function returnPlaces(trx: Db, allocations: readonly Allocation[]): Promise<void> {
  return swapSold(trx, allocations, []);
}

/** The net change on every leg; legs without one are absent. */
function legChanges(before: readonly Allocation[], after: readonly Allocation[]): LegChange[] {
  const changes = new Map<string, LegChange>();
  const add = (allocation: Allocation, sign: 1 | -1) => {
    const { sailingId, resource, segment, quantity, entitlement } = allocation;
    for (let leg = allocation.fromSeq; leg < allocation.toSeq; leg += 1) {
      const key = legKey({ sailingId, leg, resource });
      const known = changes.get(key);
      changes.set(key, {
        sailingId,
        leg,
        resource,
        change: (known?.change ?? 0) + sign * quantity,
        used: (known?.used ?? 0) + sign * quotaQuantity(allocation),
        entitlement: entitlement ?? null,
        segment,
      });
    }
  };
  for (const each of before) add(each, -1);
  for (const each of after) add(each, 1);
  return [...changes.values()].filter(({ change, used }) => change !== 0 || used !== 0);
}

function legKey({ sailingId, leg, resource }: Pick<LegChange, 'sailingId' | 'leg' | 'resource'>): string {
  return `${sailingId} ${leg} ${resource}`;
}

/** What such a swap lacks at this moment; null when it fits. Locks nothing: only the swap itself is certain. */
export async function shortageOf(
  db: Db,
  before: readonly Allocation[],
  after: readonly Allocation[],
  now: Date,
): Promise<{ segment: number; resource: Resource } | null> {
  const more = legChanges(before, after).filter(({ change }) => change > 0);
  if (more.length === 0) return null;
  const fitting = await all(
    db,
    {
      sailingId: v.string(),
      leg: column.leg_inventory.leg_no,
      resource: column.leg_inventory.resource,
    },
    sql`select l.sailing_id as "sailingId", l.leg_no as leg, l.resource
      from reservations.leg_inventory l join json_to_recordset(${JSON.stringify(more)}::text::json) as d ${CHANGE}
      on l.sailing_id = d."sailingId" and l.leg_no = d.leg and l.resource = d.resource
        and ${hasRoom(now)} where ${onSailings(more)}`,
  );
  const fits = new Set(fitting.map(legKey));
  const missing = more.find((each) => !fits.has(legKey(each)));
  return missing ? { segment: missing.segment, resource: missing.resource } : null;
}
