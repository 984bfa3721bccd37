import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import { applyQuota } from './quota.ts';

/** A leg on which more is taken than the other ship has. */
export const Shortage = {
  leg: v.number(),
  resource: v.string(),
  capacity: v.number(),
  taken: v.number(),
};
export type Shortage = RowOf<typeof Shortage>;

/**
 * Locks all places of a sailing, in the order used everywhere. Take this lock before changing a sailing's ship, calls
 * or status, so that a waiting hold sees the change.
 */
export async function lockSailing(trx: Db, sailingId: string): Promise<void> {
  await sql`select 1 from reservations.leg_inventory where sailing_id = ${sailingId}
    order by sailing_id, leg_no, resource for update`.execute(trx);
}

/** Where the places sold and held would not fit another configuration, leg by leg. Empty when it fits. */
export function shortagesIn(trx: Db, sailingId: string, configId: string): Promise<Shortage[]> {
  return all(
    trx,
    Shortage,
    sql`select l.leg_no as leg, l.resource, coalesce(k.capacity, 0) as capacity, l.sold + l.held as taken
      from reservations.leg_inventory l
      left join reservations.vessel_capacity k on k.config_id = ${configId} and k.resource = l.resource
      where l.sailing_id = ${sailingId} and l.sold + l.held > coalesce(k.capacity, 0) order by 1, 2`,
  );
}

/**
 * Gives a sailing the places of another configuration, with its quota. Blocked places stay blocked as far as they
 * still fit. The caller has locked the sailing and checked for shortages; the table's CHECK refuses whatever was
 * overlooked.
 */
export async function takeCapacityOf(trx: Db, sailingId: string, configId: string): Promise<void> {
  await sql`delete from reservations.leg_inventory l where l.sailing_id = ${sailingId} and l.sold + l.held = 0
    and not exists (select 1 from reservations.vessel_capacity k
      where k.config_id = ${configId} and k.resource = l.resource and k.capacity > 0)`.execute(trx);
  await sql`update reservations.leg_inventory l set capacity = coalesce(k.capacity, 0), quota = 0,
      blocked = least(l.blocked, coalesce(k.capacity, 0) - l.sold - l.held)
    from reservations.leg_inventory o
    left join reservations.vessel_capacity k on k.config_id = ${configId} and k.resource = o.resource
    where o.sailing_id = ${sailingId} and l.sailing_id = o.sailing_id and l.leg_no = o.leg_no and l.resource = o.resource`.execute(
    trx,
  );
  await sql`insert into reservations.leg_inventory (sailing_id, leg_no, resource, capacity)
    select c.sailing_id, c.seq, k.resource, k.capacity from reservations.sailing_call c
    join reservations.vessel_capacity k on k.config_id = ${configId} and k.capacity > 0
    where c.sailing_id = ${sailingId} and c.departs_at is not null on conflict do nothing`.execute(trx);
  await applyQuota(trx, sql`c.sailing_id = ${sailingId}`);
}

/**
 * A sold sailing keeps its places when another network is loaded, but a new passenger certificate of its ship applies
 * at once, as far as nobody loses their place.
 */
export async function applyCertificates(trx: Db): Promise<void> {
  await sql`update reservations.leg_inventory l set capacity = greatest(k.capacity, l.sold + l.held + l.blocked)
    from reservations.sailing s join reservations.vessel_capacity k on k.config_id = s.config_id and k.resource = 'PERSON'
    where s.id = l.sailing_id and l.resource = 'PERSON'
      and l.capacity <> greatest(k.capacity, l.sold + l.held + l.blocked)`.execute(trx);
}

/**
 * Bookings that would have to move for a sailing to fit: the latest first, each only while a shortage remains after
 * those before.
 */
export async function displacedBy(
  trx: Db,
  sailingId: string,
  shortages: readonly Shortage[],
): Promise<string[]> {
  const takers = await all(
    trx,
    {
      id: column.booking.id,
      from: column.booking_segment.from_seq,
      to: column.booking_segment.to_seq,
      resource: column.allocation.resource,
      quantity: column.allocation.quantity,
    },
    sql`
      select b.id, s.from_seq as from, s.to_seq as to, a.resource, a.quantity
      from reservations.booking_segment s
      join reservations.booking b on b.id = s.booking_id
      join reservations.allocation a on a.booking_id = s.booking_id and a.segment = s.seq
      where s.sailing_id = ${sailingId} and b.state in ('held', 'paying', 'confirmed', 'ticketed')
      order by b.created_at desc, b.id, s.seq, a.resource`,
  );
  const missing = new Map(
    shortages.map((each) => [`${each.leg} ${each.resource}`, each.taken - each.capacity]),
  );
  const displaced = new Set<string>();
  for (const [id, own] of Map.groupBy(takers, (taker) => taker.id)) {
    const helps = own.flatMap((taker) =>
      Array.from({ length: taker.to - taker.from }, (_, index) => ({
        key: `${taker.from + index} ${taker.resource}`,
        quantity: taker.quantity,
      })).filter(({ key }) => (missing.get(key) ?? 0) > 0),
    );
    if (helps.length === 0) continue;
    displaced.add(id);
    for (const { key, quantity } of helps) missing.set(key, (missing.get(key) ?? 0) - quantity);
  }
  return [...displaced];
}
