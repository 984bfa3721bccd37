import { Bilingual } from '#contracts/reservations/primitives.ts';
import { column } from '#reservations/db/schema.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Line, Port, Quay, Vessel } from '#contracts/reservations/network.ts';
import { type NetworkContent, NetworkData, type Policy } from '#contracts/reservations/network-data.ts';
import { type Db, all, first, type RowOf } from '#reservations/kernel/rows.ts';
import { createTariff, type Tariff, isValidOn } from '#reservations/fares/tariff.ts';
import type { Rights } from '#contracts/reservations/rules/rights-rules.ts';
import { SearchRules } from '#contracts/reservations/rules/search-rules.ts';
import { readRights } from '#reservations/rights/stored.ts';
import { destinationsOf } from './destinations.ts';

/** A line with its timetable: where it calls and after how many minutes. */
export type LinePlan = Line & {
  quays: string[];
  minutes: { arrives: number | null; departs: number | null }[];
  /** Calls where travellers may go ashore and continue with the same ticket. */
  stopovers: boolean[];
};

/** Data that changes only when the operator loads a new network; cached in memory. */
export type Catalogue = {
  hash: string;
  /** True for the network that ships with the program, false for one that the operator has loaded. */
  isExample: boolean;
  policy: Policy;
  search: SearchRules;
  ports: Map<string, Port>;
  quays: Map<string, Quay & { port: string }>;
  vessels: Map<string, Vessel>;
  lines: LinePlan[];
  tariff: Tariff;
  /** Ports, quays and ships that only old bookings still refer to. */
  retired: ReadonlySet<string>;
  /** Shortest time to change ships in a port, in minutes. */
  minConnection(port: string): number;
  /** Nautical miles between two ports from the operator's table; null where it has no entry. */
  seaMiles(from: string, to: string): number | null;
  /** How many days the contact of a paid booking is kept after its journey, by the rule in force on a day. */
  contactDays(day: string): number;
  /** Refunds, compensation and assistance, as dated rules. */
  rights: Rights;
  changeTerms: NetworkContent['changeTerms'];
  /** Space on the car deck that is set aside for some travellers until shortly before departure. */
  quotas: NetworkContent['quotas'];
};

/** No network has been loaded yet. */
export class NoNetworkError extends Error {}

/**
 * Returns a function that reads the catalogue, and reads it again whenever this or another process has loaded a
 * network.
 */
export function createCatalogueReader(db: Db): () => Promise<Catalogue> {
  let known: Catalogue | null = null;
  return async () => {
    // Runs with every request. The rest of the row is a whole network, which takes longer to read than a hold to
    // write.
    const current = await first(db, LoadedNetwork, sql`select ${loaded} from reservations.network_load`);
    if (known && known.hash === current?.hash && known.isExample === current.isExample) return known;
    const row = await first(
      db,
      LoadRow,
      sql`select ${loaded}, policy, search, content -> 'distances' as distances,
        content -> 'contactRetention' as retention from reservations.network_load`,
    );
    if (!row) throw new NoNetworkError('no network has been loaded: call loadNetwork first');
    known = await readCatalogue(db, row);
    return known;
  };
}

const LoadedNetwork = {
  hash: column.network_load.hash,
  isExample: v.boolean(),
};
const loaded = sql.raw(`hash, source = 'seed' as "isExample"`);

const LoadRow = {
  hash: column.network_load.hash,
  isExample: v.boolean(),
  policy: column.network_load.policy,
  search: column.network_load.search,
  distances: v.unknown(),
  retention: v.unknown(),
};
type LoadRow = RowOf<typeof LoadRow>;

async function readCatalogue(
  db: Db,
  { hash, isExample, policy, search, distances, retention }: LoadRow,
): Promise<Catalogue> {
  const quays = await readQuays(db);
  const lines = await readLines(db, quays);
  const parsed = v.parse(NetworkData.entries.policy, policy);
  const connections = await readConnections(db);
  const tariff = createTariff(await readPrices(db));
  const kept = v.parse(NetworkData.entries.contactRetention, retention ?? []);
  const miles = new Map(
    v
      .parse(NetworkData.entries.distances, distances ?? [])
      .map(({ from, to, miles: distance }) => [pairOf(from, to), distance]),
  );
  return {
    hash,
    isExample,
    policy: parsed,
    search: v.parse(SearchRules, search),
    retired: await readRetired(db),
    minConnection: (port) => connections.get(port) ?? parsed.minConnectionMinutes,
    contactDays: (day) => kept.find((rule) => isValidOn(rule, day))?.days ?? 0,
    seaMiles: (from, to) => miles.get(pairOf(from, to)) ?? null,
    quays,
    lines,
    ports: await readPorts(db, quays, lines),
    vessels: await readVessels(db, tariff),
    tariff,
    rights: await readRights(db),
    changeTerms: await readChangeTerms(db),
    quotas: await readQuotas(db),
  };
}

function pairOf(from: string, to: string): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`;
}

async function readQuotas(db: Db): Promise<Catalogue['quotas']> {
  const { rows } =
    await sql`select resource, entitlement, percent, hours_before as "hoursBefore", ${period} from reservations.quota_rule
      order by number, valid`.execute(db);
  return v.parse(NetworkData.entries.quotas, rows);
}

async function readChangeTerms(db: Db): Promise<Catalogue['changeTerms']> {
  const rows = await all(
    db,
    { terms: column.change_terms.terms },
    sql`select terms from reservations.change_terms order by position`,
  );
  return v.parse(
    NetworkData.entries.changeTerms,
    rows.map((row) => row.terms),
  );
}

async function readQuays(db: Db): Promise<Catalogue['quays']> {
  const rows = await all(
    db,
    {
      id: column.quay.id,
      name: Bilingual,
      lat: column.quay.lat,
      lon: column.quay.lon,
      note: Bilingual,
      port: column.quay.port_code,
    },
    sql`select id, port_code as port, lat, lon, json_build_object('el', name_el, 'en', name_en) as name,
      json_build_object('el', note_el, 'en', note_en) as note from reservations.quay order by position`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function readLines(db: Db, quays: Catalogue['quays']): Promise<LinePlan[]> {
  const rows = await all(
    db,
    {
      id: column.line.id,
      name: Bilingual,
      minutes: v.array(v.object({ arrives: v.nullable(v.number()), departs: v.nullable(v.number()) })),
      quays: v.array(v.string()),
      stopovers: v.array(v.boolean()),
    },
    sql`select l.id, json_build_object('el', l.name_el, 'en', l.name_en) as name,
      json_agg(c.quay_id order by c.seq) as quays,
      json_agg(json_build_object('arrives', c.arrives_minute, 'departs', c.departs_minute) order by c.seq) as minutes, json_agg(c.stopover order by c.seq) as stopovers
      from reservations.line l join reservations.line_call c on c.line_id = l.id group by l.id order by l.position`,
  );
  return rows.map((row) => ({ ...row, calls: row.quays.flatMap((id) => quays.get(id)?.port ?? []) }));
}

async function readPorts(db: Db, quays: Catalogue['quays'], lines: LinePlan[]): Promise<Catalogue['ports']> {
  const rows = await all(
    db,
    {
      name: Bilingual,
      code: column.port.code,
      lat: column.port.lat,
      lon: column.port.lon,
      aliases: v.array(v.string()),
      island: column.port.island,
      accusative: column.port.accusative,
    },
    sql`select code, island, json_build_object('el', name_el, 'en', name_en) as name,
      accusative, lat, lon, aliases from reservations.port order by position`,
  );
  const order = new Map(rows.map((row, index) => [row.code, index]));
  const ports = rows.map((row): [string, Port] => {
    const own = [...quays.values()].flatMap(({ port, ...quay }) => (port === row.code ? [quay] : []));
    const destinations = destinationsOf(row.code, lines).toSorted(
      (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0),
    );
    return [row.code, { ...row, quays: own, destinations }];
  });
  return new Map(ports);
}

async function readRetired(db: Db): Promise<Set<string>> {
  const rows = await all(
    db,
    { id: v.string() },
    sql`select code as id from reservations.port where retired union all
      select id from reservations.quay where retired union all select id from reservations.vessel where retired`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Only the ports that have a value of their own. */
async function readConnections(db: Db): Promise<Map<string, number>> {
  const rows = await all(
    db,
    { code: column.port.code, minutes: v.number() },
    sql`select code, min_connection_minutes as minutes from reservations.port where min_connection_minutes is not null`,
  );
  return new Map(rows.map(({ code, minutes }) => [code, minutes]));
}

async function readVessels(db: Db, tariff: Tariff): Promise<Catalogue['vessels']> {
  const rows = await all(
    db,
    {
      kind: column.vessel.kind,
      id: column.vessel.id,
      name: Bilingual,
      takesVehicles: column.vessel.takes_vehicles,
      capacity: v.record(v.string(), v.number()),
    },
    sql`select v.id, v.kind,
      json_build_object('el', v.name_el, 'en', v.name_en) as name, v.takes_vehicles as "takesVehicles",
      json_object_agg(k.resource, k.capacity) as capacity
      from reservations.vessel v join lateral (
        select k.resource, max(k.capacity) as capacity from reservations.vessel_config c
        join reservations.vessel_capacity k on k.config_id = c.id where c.vessel_id = v.id group by k.resource
      ) k on true group by v.id order by v.position`,
  );
  const carDm = tariff.vehicle('CAR1').units;
  return new Map(
    rows.map(({ capacity, ...row }) => {
      const { SEAT_ECO = 0, SEAT_VIP = 0, CEU_DM = 0, MOTO = 0, BIKE = 0, PET = 0, PMR = 0 } = capacity;
      const seats = { ECO: SEAT_ECO, VIP: SEAT_VIP };
      const places = { MOTO, BIKE, PET, PMR };
      return [row.id, { ...row, seats, cars: Math.floor(CEU_DM / carDm), places }];
    }),
  );
}

const period = sql.raw(`lower(valid) as "validFrom", (upper(valid) - 1) as "validTo"`);

async function readPrices(db: Db) {
  const rowsOf = async (query: RawBuilder<unknown>) => (await query.execute(db)).rows;
  const rules = (table: string) =>
    all(
      db,
      { rule: v.unknown() },
      sql`select rule from ${sql.table(`reservations.${table}`)} order by position`,
    ).then((rows) => rows.map((row) => row.rule));
  const { entries } = NetworkData;
  return {
    fares: v.parse(
      entries.fares,
      await rowsOf(
        sql`select from_port as "from", to_port as "to", vessel_kind as "vesselKind", product, cents, ${period} from reservations.fare`,
      ),
    ),
    dues: v.parse(
      entries.dues,
      await rowsOf(sql`select port_code as port, kind, cents, ${period} from reservations.dues`),
    ),
    vat: v.parse(
      entries.vat,
      await rowsOf(
        sql`select line_id as line, kind, per_mille as "perMille", ${period} from reservations.vat_rate`,
      ),
    ),
    passengerCategories: v.parse(entries.passengerCategories, await rules('passenger_category')),
    vehicleCategories: v.parse(entries.vehicleCategories, await rules('vehicle_category')),
    petCategories: v.parse(entries.petCategories, await rules('pet_category')),
    discounts: v.parse(entries.discounts, await rules('discount_rule')),
    entitlements: v.parse(entries.entitlements, await rules('entitlement_rule')),
    promoCodes: v.parse(entries.promoCodes, await rules('promo_rule')),
    dayTrips: v.parse(entries.dayTrips, await rules('day_trip_rule')),
  };
}
