import { column } from '#reservations/db/schema.gen.ts';
import { type Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { athensDay } from '#foundation/dates/athens.ts';
import { type NetworkContent, NetworkData } from '#contracts/reservations/network-data.ts';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import { replaceRights } from '../rights/stored.ts';
import { requireBookedSailings } from './changes.ts';
import { isFree, rollWithin } from '../sailings/roll.ts';
import { plannedSailings } from './planned.ts';
import { checkNetwork } from './check.ts';
import { retireMissing } from './retire.ts';
import { insertPrices } from './insert-prices.ts';
import { insertShips } from './insert-ships.ts';
import { applyCertificates } from '#reservations/sailings/inventory/capacity.ts';
import { applyQuota } from '#reservations/sailings/inventory/quota.ts';
import { insertQuotas } from './insert-quotas.ts';
import { insertTimetable } from './insert-timetable.ts';

export type LoadOptions = { source?: 'seed' | 'operator'; at?: Date | null };

/**
 * Loads the operator's network into the database, all of it or nothing. Loading the same data again changes nothing.
 * After a change, sailings that were never booked are deleted, and the next `maintain` creates them again; a booked
 * sailing keeps its times, ship and places.
 *
 * The network that ships with the program (`source: 'seed'`, at every start) never replaces one that the operator has
 * loaded. `at` is when it was loaded.
 * @throws ValiError or NetworkError when the data is not a network; DomainError state_conflict, with their ids, when
 * an operator's network would remove booked sailings.
 */
export async function loadNetwork(
  db: Kysely<unknown>,
  data: NetworkData,
  { source = 'seed', at = null }: LoadOptions = {},
): Promise<void> {
  const network = v.parse(NetworkData, data);
  checkNetwork(network);
  const hash = createHash('sha256').update(JSON.stringify(network)).digest('hex');
  await db.transaction().execute(async (trx) => {
    // Two processes may start at once; the second one then finds the work done.
    await sql`select pg_advisory_xact_lock(hashtext('reservations.network'))`.execute(trx);
    const loaded = await first(
      trx,
      { hash: column.network_load.hash, source: column.network_load.source },
      sql`select hash, source from reservations.network_load`,
    );
    if (source === 'seed' && loaded?.source === 'operator') return;
    if (loaded?.hash === hash && loaded.source === source) return;
    if (source === 'operator' && at) await requireBookedSailings(trx, network, at);
    await removeReplaceable(trx, network);
    await insertShips(trx, network);
    await insertTimetable(trx, network);
    await insertPrices(trx, network);
    await insertQuotas(trx, network);
    await replaceRights(trx, network.rights);
    await applyQuota(trx, sql`true`);
    await applyCertificates(trx);
    await retireMissing(trx, network);
    await sql`insert into reservations.network_load (id, hash, policy, search, source, content, loaded_at)
      values (1, ${hash}, ${JSON.stringify(network.policy)}::text::jsonb, ${JSON.stringify(network.search)}::text::jsonb,
        ${source}, ${JSON.stringify(network)}::text::json, ${at?.toISOString() ?? null}::timestamptz)
      on conflict (id) do update set hash = excluded.hash, policy = excluded.policy, search = excluded.search, source = excluded.source, content = excluded.content,
        loaded_at = excluded.loaded_at`.execute(trx);
    if (at) await rollWithin(trx, athensDay(at), network.policy);
  });
}

/**
 * A sailing with a report (cancelled, late …) is kept while the new timetable contains it, booked or not: a cancelled
 * one must not go on sale again because another network was loaded.
 */
async function removeSailings(db: Db, network: NetworkContent): Promise<void> {
  const reported = await all(
    db,
    { id: column.sailing.id, day: column.sailing.service_day },
    sql`select id, service_day as day from reservations.sailing
      where facts_at is not null order by service_day`,
  );
  const [first, last] = [reported[0]?.day, reported.at(-1)?.day];
  const planned = new Set(first && last ? plannedSailings(network, first, last).map(({ id }) => id) : []);
  const kept = reported.flatMap(({ id }) => (planned.has(id) ? [id] : []));
  await sql`delete from reservations.sailing s where ${isFree}
    and s.id not in (select json_array_elements_text(${JSON.stringify(kept)}::text::json))`.execute(db);
}

async function removeReplaceable(db: Db, network: NetworkContent): Promise<void> {
  await removeSailings(db, network);
  await sql`delete from reservations.vessel_capacity where config_id not in
    (select config_id from reservations.sailing)`.execute(db);
  await sql`delete from reservations.vessel_config where id not in
    (select config_id from reservations.sailing)`.execute(db);
  // Configurations of an earlier network that still have sailings: negative numbers take them out of use (see
  // roll.ts).
  await sql`update reservations.vessel_config c set vessel_number = -n.n::integer from (select id,
    row_number() over (order by id) as n from reservations.vessel_config) n where n.id = c.id`.execute(db);
  const tables = [
    'roll',
    'line_call',
    'calendar',
    'calendar_exception',
    'fare',
    'dues',
    'vat_rate',
    'quota_rule',
  ];
  const rules = ['passenger_category', 'vehicle_category', 'pet_category', 'discount_rule', 'change_terms'];
  const offers = ['entitlement_rule', 'promo_rule', 'day_trip_rule'];
  for (const table of [...tables, ...rules, ...offers])
    await sql`delete from ${sql.table(`reservations.${table}`)}`.execute(db);
}
