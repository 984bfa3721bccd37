import { type Kysely, sql } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { NetworkData, type NetworkContent } from '../contract/network-data.ts';
import { type Db, first, insertAll } from '../db/rows.ts';
import { checkNetwork } from './check.ts';

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

const NAMES = { name_el: 'text', name_en: 'text' } as const;

/** `name: {el, en}` as the two columns `name_el` and `name_en`. */
function named<T extends { name: { el: string; en: string } }>(rows: readonly T[]) {
  return rows.map((row, position) => ({ ...row, position, name_el: row.name.el, name_en: row.name.en }));
}

function upsert(key: string, columns: string[]): { onConflict: string } {
  const set = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  return { onConflict: `on conflict (${key}) do update set ${set}` };
}

async function insertShips(db: Db, network: NetworkContent): Promise<void> {
  const place = { lat: 'float8', lon: 'float8', position: 'integer' } as const;
  await insertAll(
    db,
    'port',
    {
      code: 'text',
      locode: 'text',
      island: 'text',
      ...NAMES,
      accusative: 'text',
      aliases: 'jsonb',
      ...place,
    },
    named(network.ports),
    upsert('code', [
      'locode',
      'island',
      'name_el',
      'name_en',
      'accusative',
      'aliases',
      'lat',
      'lon',
      'position',
    ]),
  );
  await insertAll(
    db,
    'quay',
    { id: 'text', port_code: 'text', ...NAMES, note_el: 'text', note_en: 'text', ...place },
    named(network.quays).map((quay) => ({
      ...quay,
      port_code: quay.port,
      note_el: quay.note.el,
      note_en: quay.note.en,
    })),
    upsert('id', ['port_code', 'name_el', 'name_en', 'note_el', 'note_en', 'lat', 'lon', 'position']),
  );
  await insertAll(
    db,
    'vessel',
    { id: 'text', ...NAMES, kind: 'text', takes_vehicles: 'boolean', position: 'integer' },
    named(network.vessels).map((vessel) => ({ ...vessel, takes_vehicles: vessel.takesVehicles })),
    upsert('id', ['name_el', 'name_en', 'kind', 'takes_vehicles', 'position']),
  );
  const configurations = network.vessels.flatMap((vessel, vessel_number) =>
    vessel.configurations.map((each) => ({
      ...each,
      id: `${vessel.id}@${each.validFrom}`,
      vessel_id: vessel.id,
      vessel_number,
    })),
  );
  await insertAll(
    db,
    'vessel_config',
    { id: 'text', vessel_id: 'text', vessel_number: 'integer' },
    configurations,
    { period: true, ...upsert('id', ['valid']) },
  );
  await insertAll(
    db,
    'vessel_capacity',
    { config_id: 'text', resource: 'text', capacity: 'integer' },
    configurations.flatMap(({ id, capacity }) =>
      Object.entries(capacity).map(([resource, count]) => ({ config_id: id, resource, capacity: count })),
    ),
    upsert('config_id, resource', ['capacity']),
  );
}

async function insertTimetable(db: Db, network: NetworkContent): Promise<void> {
  await insertAll(
    db,
    'line',
    { id: 'text', ...NAMES, position: 'integer' },
    named(network.lines),
    upsert('id', ['name_el', 'name_en', 'position']),
  );
  await insertAll(
    db,
    'line_call',
    {
      line_id: 'text',
      seq: 'integer',
      quay_id: 'text',
      arrives_minute: 'integer',
      departs_minute: 'integer',
      stopover: 'boolean',
    },
    network.lines.flatMap((line) =>
      line.calls.map((call, seq) => ({
        line_id: line.id,
        seq,
        quay_id: call.quay,
        arrives_minute: call.arrives,
        departs_minute: call.departs,
        stopover: call.stopover,
      })),
    ),
  );
  await insertAll(
    db,
    'calendar',
    {
      position: 'integer',
      line_id: 'text',
      vessel_id: 'text',
      run: 'integer',
      shift_minutes: 'integer',
      season_from: 'text',
      season_to: 'text',
      weekdays: 'jsonb',
    },
    network.calendars.map((calendar, position) => ({
      ...calendar,
      position,
      line_id: calendar.line,
      vessel_id: calendar.vessel,
      shift_minutes: calendar.shiftMinutes,
      season_from: calendar.season.from,
      season_to: calendar.season.to,
    })),
    { period: true },
  );
  await insertAll(
    db,
    'calendar_exception',
    { line_id: 'text', day: 'date', kind: 'text', vessel_id: 'text', notice_el: 'text', notice_en: 'text' },
    network.exceptions.map((exception) => ({
      line_id: exception.line,
      day: exception.date,
      kind: exception.kind,
      vessel_id: exception.kind === 'add' ? exception.vessel : null,
      notice_el: exception.kind === 'cancel' ? exception.notice.el : null,
      notice_en: exception.kind === 'cancel' ? exception.notice.en : null,
    })),
  );
}

async function insertPrices(db: Db, network: NetworkContent): Promise<void> {
  const fares = network.fares.map((fare) => ({
    ...fare,
    from_port: fare.from,
    to_port: fare.to,
    vessel_kind: fare.vesselKind,
  }));
  await insertAll(
    db,
    'fare',
    {
      number: 'integer',
      from_port: 'text',
      to_port: 'text',
      vessel_kind: 'text',
      product: 'text',
      cents: 'integer',
    },
    numbered(fares, (fare) => `${fare.from} ${fare.to} ${fare.vesselKind} ${fare.product}`),
    { period: true },
  );
  await insertAll(
    db,
    'dues',
    { number: 'integer', port_code: 'text', kind: 'text', cents: 'integer' },
    numbered(
      network.dues.map((row) => ({ ...row, port_code: row.port })),
      (row) => `${row.port} ${row.kind}`,
    ),
    { period: true },
  );
  await insertAll(
    db,
    'vat_rate',
    { number: 'integer', line_id: 'text', kind: 'text', per_mille: 'integer' },
    numbered(
      network.vat.map((row) => ({ ...row, line_id: row.line, per_mille: row.perMille })),
      (row) => `${row.line} ${row.kind}`,
    ),
    { period: true },
  );
  const rule = { rule: 'jsonb', position: 'integer' } as const;
  const asRules = <T extends object>(rows: readonly T[]) =>
    rows.map((row, position) => ({ ...row, rule: row, position }));
  await insertAll(db, 'passenger_category', { code: 'text', ...rule }, asRules(network.passengerCategories));
  await insertAll(db, 'vehicle_category', { code: 'text', ...rule }, asRules(network.vehicleCategories));
  await insertAll(db, 'pet_category', { code: 'text', ...rule }, asRules(network.petCategories));
  await insertAll(db, 'discount_rule', { id: 'text', ...rule }, asRules(network.discounts));
}

/** Gives equal things equal numbers: two periods of one number may not overlap. */
function numbered<T>(rows: readonly T[], key: (row: T) => string): (T & { number: number })[] {
  const numbers = new Map<string, number>();
  return rows.map((row) => {
    const number = numbers.get(key(row)) ?? numbers.size;
    numbers.set(key(row), number);
    return { ...row, number };
  });
}
