import { sql } from 'kysely';
import { type Database, openDatabase } from '#backend/db/open.ts';
import { startLakeProcess } from '#tests/fixtures/lake-child.ts';
import { benchDocuments } from './documents.ts';
import { record } from './numbers.ts';
import { type BenchDatabase, withDatabases } from './store-databases.ts';

/*
 * Mutations per second through HTTP, each a patch of a document of 2 kB that is answered once it is committed, next to the
 * least that any store on this database could do: BEGIN, one INSERT of such a document, COMMIT, without HTTP.
 */
const FOR_MS = 4_000;
const WRITERS = [1, 20];
// Without its reference, which would want its target.
const document = Object.fromEntries(
  Object.entries(benchDocuments(20).at(-1) ?? {}).filter(([name]) => name !== 'category'),
);
const body = JSON.stringify(document);
const rows = [['database', 'writers', 'mutations/s', 'raw inserts/s', 'ratio']];

await withDatabases(async (databases) => {
  for (const database of databases) {
    const raw = await rawInserts(database);
    const mutations = await mutate(database);
    for (const [index, writers] of WRITERS.entries()) {
      const [mutated = NaN, inserted = NaN] = [mutations[index], raw[index]];
      rows.push([
        database.kind,
        String(writers),
        mutated.toFixed(0),
        inserted.toFixed(0),
        (mutated / inserted).toFixed(2),
      ]);
    }
  }
});
record('lake-store-mutate', rows);

async function mutate({ make }: BenchDatabase): Promise<number[]> {
  const lake = await startLakeProcess(await make());
  const client = lake.client();
  const most = Math.max(...WRITERS);
  for (let n = 0; n < most; n += 1) await client.create({ ...document, _type: 'page', _id: `page-${n}` });
  const results: number[] = [];
  for (const writers of WRITERS) {
    results.push(
      await perSecond(writers, async (writer, step) => {
        const response = await fetch(`${lake.url}/v2025-02-19/data/mutate/test`, {
          method: 'POST',
          headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            mutations: [{ patch: { id: `page-${writer}`, set: { title_el: `Τίτλος ${step}` } } }],
          }),
        });
        if (!response.ok) throw new Error(await response.text());
        await response.arrayBuffer();
      }),
    );
  }
  await lake.stop();
  return results;
}

async function rawInserts({ kind, make }: BenchDatabase): Promise<number[]> {
  const place = await make();
  const database: Database = await openDatabase(
    kind === 'postgres' ? { kind, url: place } : { kind, folder: place },
  );
  const { db } = database;
  await sql`create table document (id bigserial primary key, body json not null)`.execute(db);
  const results: number[] = [];
  for (const writers of WRITERS) {
    results.push(
      await perSecond(writers, async () => {
        await db
          .transaction()
          .execute((within) => sql`insert into document (body) values (${body})`.execute(within));
      }),
    );
  }
  await database.close();
  return results;
}

async function perSecond(
  writers: number,
  work: (writer: number, step: number) => Promise<void>,
): Promise<number> {
  for (let step = 0; step < 20; step += 1) await work(0, step);
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let step = 0; performance.now() - started < FOR_MS; step += 1) {
        await work(writer, step);
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - started)) * 1000;
}
