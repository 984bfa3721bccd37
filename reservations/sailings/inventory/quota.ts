import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '#contracts/reservations/network-data.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { QuotaRule } from '#contracts/reservations/rules/quota-rules.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';

type Rules = { tariff: Tariff; quotas: readonly QuotaRule[] };

/**
 * By which entitlement a party may use the quota of a resource; null when by none. Every vehicle of that kind needs an adult who
 * has it: one islander does not open the quota to the cars of friends.
 */
export function entitlementFor({ tariff, quotas }: Rules, party: Party, resource: Resource): string | null {
  const vehicles = party.vehicles.filter(({ category }) => tariff.vehicle(category).resource === resource);
  if (vehicles.length === 0) return null;
  const rule = quotas.find(
    (quota) =>
      quota.resource === resource &&
      party.passengers.filter(
        ({ category, entitlement }) => category === 'ADT' && entitlement === quota.entitlement,
      ).length >= vehicles.length,
  );
  return rule?.entitlement ?? null;
}

/** What the party's entitlements open, as `CEU_DM ISL`: see {@link freeFor}. */
export function openedBy(rules: Rules, party: Party): string[] {
  return [...new Set(rules.quotas.map(({ resource }) => resource))].flatMap((resource) => {
    const entitlement = entitlementFor(rules, party, resource);
    return entitlement === null ? [] : [`${resource} ${entitlement}`];
  });
}

/** A buyer at a moment; null for whoever the quota does not bind: the operator who moves travellers. */
export type Buyer = { now: Date; opens: RawBuilder<unknown> } | null;

/**
 * Places on the leg `l` that this buyer could take: the one formula of search, hold and change. Until the release what is left
 * of the quota is not there for others. The release is a matter of the clock, so nobody is told "full" because a job is late; only
 * where somebody waits, the list is served first and then ends the quota.
 */
export function freeFor(buyer: Buyer): RawBuilder<unknown> {
  const all = sql`(l.capacity - l.sold - l.held - l.blocked - l.awaited)`;
  if (!buyer) return all;
  return sql`(${all} - case when (l.queue or l.quota_until > ${buyer.now.toISOString()}::timestamptz)
    and not coalesce(${buyer.opens}, false) then greatest(l.quota - l.quota_used, 0) else 0 end)`;
}

/** Whether the leg `l` is opened by this list, as {@link openedBy} makes it. */
export function opensAny(opened: readonly string[]): RawBuilder<unknown> {
  if (opened.length === 0) return sql`false`;
  return sql`(l.resource || ' ' || l.quota_for) in
    (select json_array_elements_text(${JSON.stringify(opened)}::text::json))`;
}

/** The least that a vehicle takes of the capacity `k`: for less nobody could use a quota. */
const LEAST_VEHICLE = sql`(select min((v.rule ->> 'units')::integer) from reservations.vehicle_category v
  where v.rule ->> 'resource' = k.resource)`;

/**
 * A share of the capacity `k` that a vehicle fits into. On a small deck it is one vehicle from half a vehicle on, and nothing below: room
 * too short for any car would be kept from everybody.
 */
const WHOLE_SHARE = sql`case when r.percent is null then 0
  when k.capacity * r.percent / 100 >= coalesce(${LEAST_VEHICLE}, 1) then k.capacity * r.percent / 100
  when k.capacity * r.percent / 50 >= ${LEAST_VEHICLE} and k.capacity >= ${LEAST_VEHICLE} then ${LEAST_VEHICLE} else 0 end`;

/** Quota, for whom and until when, of the capacity `k` on the leg that leaves from the call `c`, by the rule `r` if there is one. */
export const QUOTA = sql`${WHOLE_SHARE}, r.entitlement,
  c.departs_at - make_interval(hours => r.hours_before)`;

/**
 * Sets the quota of legs that exist as the rules of their day say: after another ship took over, after a new network. The caller
 * has locked the sailings, or nobody is served yet. `where` is about the call `c` from which the leg leaves.
 */
export async function applyQuota(trx: Db, where: RawBuilder<unknown>): Promise<void> {
  await sql`update reservations.leg_inventory l set quota = coalesce(n.quota, 0), quota_for = n.entitlement,
      quota_until = n.until
    from (select c.sailing_id, c.seq, k.resource, ${QUOTA} from reservations.sailing_call c
      join reservations.leg_inventory k on k.sailing_id = c.sailing_id and k.leg_no = c.seq
      left join reservations.quota_rule r on r.resource = k.resource and r.valid @> c.departs_day
      where (k.quota_for is not null or r.entitlement is not null) and ${where})
      as n (sailing_id, leg_no, resource, quota, entitlement, until)
    where l.sailing_id = n.sailing_id and l.leg_no = n.leg_no and l.resource = n.resource`.execute(trx);
  // A quota whose hour has passed must end there again, after the list.
  await sql`update reservations.waiting_sailing set match_at = '-infinity'
    where sailing_id in (select c.sailing_id from reservations.sailing_call c where ${where})`.execute(trx);
}
