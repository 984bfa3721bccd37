import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '#contracts/reservations/network-data.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { QuotaRule } from '#contracts/reservations/rules/quota-rules.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';

type Rules = { tariff: Tariff; quotas: readonly QuotaRule[] };

/**
 * The entitlement by which a party may use the quota of a resource; null for none. Every vehicle of that kind needs
 * an adult with the entitlement: one islander does not open the quota to friends' cars.
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

/** The quotas that the party's entitlements open, as `CEU_DM ISL`: see {@link freeFor}. */
export function quotasOpenTo(rules: Rules, party: Party): string[] {
  return [...new Set(rules.quotas.map(({ resource }) => resource))].flatMap((resource) => {
    const entitlement = entitlementFor(rules, party, resource);
    return entitlement === null ? [] : [`${resource} ${entitlement}`];
  });
}

/** A buyer at a given moment; null when no quota applies because the operator moves travellers. */
export type QuotaBuyer = { now: Date; opens: RawBuilder<unknown> } | null;

/**
 * Places on the leg `l` available to this buyer: the one formula for search, hold and change. Until its release, the
 * unused quota is not available to others. The release depends on the clock only, so a late job never makes a sailing
 * look full; only where there is a waiting list is the list served first, which then ends the quota.
 */
export function freeFor(buyer: QuotaBuyer): RawBuilder<unknown> {
  const all = sql`(l.capacity - l.sold - l.held - l.blocked - l.awaited)`;
  if (!buyer) return all;
  return sql`(${all} - case when (l.queue or l.quota_until > ${buyer.now.toISOString()}::timestamptz)
    and not coalesce(${buyer.opens}, false) then greatest(l.quota - l.quota_used, 0) else 0 end)`;
}

/** True if the leg `l` is opened by this list, as {@link quotasOpenTo} returns it. */
export function opensAny(opened: readonly string[]): RawBuilder<unknown> {
  if (opened.length === 0) return sql`false`;
  return sql`(l.resource || ' ' || l.quota_for) in
    (select json_array_elements_text(${JSON.stringify(opened)}::text::json))`;
}

/** The smallest vehicle for the capacity `k`: a smaller quota could not be used by anybody. */
const LEAST_VEHICLE = sql`(select min((v.rule ->> 'units')::integer) from reservations.vehicle_category v
  where v.rule ->> 'resource' = k.resource)`;

/**
 * A share of the capacity `k` that is large enough for a vehicle. On a small deck it is rounded to one vehicle if it
 * is at least half of one, otherwise to nothing: space too short for any car would be withheld from everybody.
 */
const WHOLE_SHARE = sql`case when r.percent is null then 0
  when k.capacity * r.percent / 100 >= coalesce(${LEAST_VEHICLE}, 1) then k.capacity * r.percent / 100
  when k.capacity * r.percent / 50 >= ${LEAST_VEHICLE} and k.capacity >= ${LEAST_VEHICLE} then ${LEAST_VEHICLE} else 0 end`;

/**
 * Quota, entitlement and release time of the capacity `k` on the leg that leaves from the call `c`, by the rule `r`
 * if there is one.
 */
export const QUOTA = sql`${WHOLE_SHARE}, r.entitlement,
  c.departs_at - make_interval(hours => r.hours_before)`;

/**
 * Sets the quota of existing legs by the rules of their day, after a vessel swap or a new network. The caller has
 * locked the sailings, or the service isn't running yet. `where` filters the call `c` from which the leg leaves.
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
  // A quota past its release time must be ended again, after serving the list.
  await sql`update reservations.waiting_sailing set match_at = '-infinity'
    where sailing_id in (select c.sailing_id from reservations.sailing_call c where ${where})`.execute(trx);
}
