import { sql } from 'kysely';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { openDatabase } from '#backend/db/open.ts';
import { outboxOf } from '#backend/reservations/outbox.ts';
import { addDays } from '#foundation/dates/day.ts';
import { createReservations, loadNetwork, migrateReservations } from '#reservations/index.ts';
import { quantile, record, show } from '../lake/numbers.ts';
import { type BenchDatabase, withDatabases } from '../lake/store-databases.ts';
import { benchLines, benchNetwork } from './network.ts';

/*
 * Whether a search stays fast as the timetable grows: three years of daily sailings of 1, 10 and 100 lines. Direct journeys and
 * journeys with a change of ship, on random days, in the service without HTTP; for comparison a probe of the index with which every
 * search begins. Run: `node bench/reservations/search.ts`
 */
const DAYS = 1095;
const SEARCHES = 200;
const MONTHS = 20;
const TODAY = '2026-11-21';
const NOW = new Date(`${TODAY}T05:00:00Z`);
const silent = () => {};
const party = { passengers: [{ category: 'ADT' }, { category: 'ADT' }], vehicles: [], pets: [] };

const rows = [
  [
    'database',
    'lines',
    'sailings',
    'probe p50, ms',
    'direct p50',
    'direct p99',
    '× probe',
    'one change p50',
    'one change p99',
    '× probe',
    'month p50',
    'full scans',
  ],
];

await withDatabases(async (databases) => {
  for (const database of databases)
    for (const count of [1, 10, 100]) {
      const row = [database.kind, ...(await measure(database, count))];
      process.stdout.write(`${row.join(' ')}\n`);
      rows.push(row);
    }
});
record('reservations-search', rows);

async function measure({ kind, make }: BenchDatabase, count: number): Promise<string[]> {
  const database = await openDatabase(
    kind === 'postgres' ? { kind, url: await make() } : { kind, folder: await make() },
  );
  const { db } = database;
  await migrateReservations(db);
  const lines = benchLines(count);
  await loadNetwork(db, benchNetwork(lines, DAYS));
  const { privateKey } = generateKeyPairSync('ed25519');
  const service = createReservations({
    outbox: outboxOf(),
    db,
    clock: () => NOW,
    ids: randomBytes,
    log: { debug: silent, info: silent, warn: silent, error: console.error },
    secrets: {
      operatorToken: 'bench',
      dataKey: Buffer.alloc(32, 7).toString('base64url'),
      ticketKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
    },
  });
  await service.maintain();

  let seed = 1;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const anyDay = () => addDays(TODAY, 4 + random(DAYS - 14));
  const pick = <T>(all: readonly T[]): T => {
    const one = all[random(all.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const direct = () => {
    const { ports } = pick(lines);
    return { from: ports[0] ?? '', to: ports.at(-1) ?? '' };
  };
  const connecting = () => {
    const first = pick(lines.filter(({ isInward }) => isInward));
    const second = pick(lines.filter(({ isInward, region }) => !isInward && region === first.region));
    return { from: first.ports[0] ?? '', to: second.ports.at(-1) ?? '' };
  };
  const ask = async (path: string, body?: object) => {
    const response = await service.fetch(
      new Request(`http://bench${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'Accept-Language': 'en' },
        body: body ? JSON.stringify(body) : undefined,
      }),
    );
    const text = await response.text();
    if (response.status !== 200 || !text.includes(body ? '"available"' : '"open"')) throw new Error(text);
  };
  const search = (route: () => object) => () =>
    ask('/search', { trips: [{ ...route(), date: anyDay() }], party });
  const probe = () =>
    sql`select sailing_id from reservations.sailing_call where port_code = ${direct().from}
      and departs_day = ${anyDay()}::date`.execute(db);

  await times(search(direct), 30);
  const scansBefore = await fullScans();
  const probes = await times(probe, SEARCHES);
  const straight = await times(search(direct), SEARCHES);
  const changing = count === 1 ? null : await times(search(connecting), SEARCHES);
  const months = await times(() => {
    const { from, to } = count === 1 ? direct() : connecting();
    return ask(`/calendar?from=${from}&to=${to}&month=${anyDay().slice(0, 7)}`);
  }, MONTHS);
  const scans = (await fullScans()) - scansBefore;
  const { rows: counted } = await sql<{
    n: number;
  }>`select count(*)::integer as n from reservations.sailing`.execute(db);
  await service.close();
  await database.close();

  const least = quantile(probes, 0.5);
  const figures = (sorted: number[] | null) =>
    sorted
      ? [
          show(quantile(sorted, 0.5)),
          show(quantile(sorted, 0.99)),
          (quantile(sorted, 0.5) / least).toFixed(1),
        ]
      : ['–', '–', '–'];
  return [
    String(count),
    String(counted[0]?.n),
    show(least),
    ...figures(straight),
    ...figures(changing),
    show(quantile(months, 0.5)),
    String(scans),
  ];

  /** Sequential scans of tables that grow with the timetable. */
  async function fullScans(): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows: found } = await sql<{
      n: number;
    }>`select coalesce(sum(seq_scan), 0)::integer as n from pg_stat_user_tables
      where schemaname = 'reservations' and relname in ('sailing', 'sailing_call', 'leg_inventory')`.execute(
      db,
    );
    return found[0]?.n ?? 0;
  }
}

async function times(run: () => Promise<unknown>, count: number): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    await run();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b);
}
