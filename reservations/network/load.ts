import { type Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { NetworkData } from '../contract/network-data.ts';
import { type Db, first } from '../db/rows.ts';
import { checkNetwork } from './check.ts';
import { insertPrices } from './insert-prices.ts';
import { insertShips } from './insert-ships.ts';
import { insertTimetable } from './insert-timetable.ts';

/**
 * Puts the operator's network into the database, all of it or nothing. The same data again changes nothing. After a change
 * the sailings that nobody ever booked are taken out, and the next `maintain` makes them anew; a booked sailing keeps its
 * times, its ship and its places.
 * @throws ValiError or NetworkError when the data is not a network.
 */
export async function loadNetwork(db: Kysely<unknown>, data: NetworkData): Promise<void> {
  const network = v.parse(NetworkData, data);
  checkNetwork(network);
  const hash = createHash('sha256').update(JSON.stringify(network)).digest('hex');
  await db.transaction().execute(async (trx) => {
    // Two processes may start at once; the second one then finds the work done.
    await sql`select pg_advisory_xact_lock(hashtext('reservations.network'))`.execute(trx);
    const loaded = await first(trx, sql<{ hash: string }>`select hash from reservations.network_load`);
    if (loaded?.hash === hash) return;
    await removeReplaceable(trx);
    await insertShips(trx, network);
    await insertTimetable(trx, network);
    await insertPrices(trx, network);
    await sql`insert into reservations.network_load (id, hash, policy)
      values (1, ${hash}, ${JSON.stringify(network.policy)}::text::jsonb)
      on conflict (id) do update set hash = excluded.hash, policy = excluded.policy`.execute(trx);
  });
}

async function removeReplaceable(db: Db): Promise<void> {
  await sql`delete from reservations.sailing s where not exists
    (select 1 from reservations.booking_segment b where b.sailing_id = s.id)`.execute(db);
  await sql`delete from reservations.vessel_capacity where config_id not in
    (select config_id from reservations.sailing)`.execute(db);
  await sql`delete from reservations.vessel_config where id not in
    (select config_id from reservations.sailing)`.execute(db);
  const tables = ['roll', 'line_call', 'calendar', 'calendar_exception', 'fare', 'dues', 'vat_rate'];
  const rules = ['passenger_category', 'vehicle_category', 'pet_category', 'discount_rule'];
  for (const table of [...tables, ...rules])
    await sql`delete from ${sql.table(`reservations.${table}`)}`.execute(db);
}
