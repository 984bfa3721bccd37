import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '#backend/db/open.ts';
import { migrateLake } from '#content-lake/index.ts';
import type { Mutation } from '#content-lake/protocol/mutation.ts';
import { createStore } from '#content-lake/store/create-store.ts';
import { startLakeProcess } from '#tests/fixtures/lake-child.ts';
import { benchDocuments } from './documents.ts';
import { record } from './numbers.ts';
import { type BenchDatabase, withDatabases } from './store-databases.ts';

/*
 * Commits per second, each a patch of a document of 2 kB: by the store directly, and over HTTP with a token, answered after the
 * commit. For comparison the minimum on this database: BEGIN, one INSERT of such a document, COMMIT. The ratio compares the raw
 * inserts to the store used directly, since both run in the measuring process.
 */
const FOR_MS = 2_000;
const WRITERS = [1, 20];
// Without its reference, whose target would have to exist.
const document = Object.fromEntries(
  Object.entries(benchDocuments(20).at(-1) ?? {}).filter(([name]) => name !== 'category'),
);
const body = JSON.stringify(document);
const rows = [['database', 'writers', 'raw inserts/s', 'commits/s', 'ratio', 'through HTTP/s']];

await withDatabases(async (databases) => {
  for (const database of databases) {
    const raw = await rawInserts(database);
    const committed = await commits(database);
    const served = await mutate(database);
    for (const [index, writers] of WRITERS.entries()) {
      const [insert = NaN, commit = NaN, answer = NaN] = [raw[index], committed[index], served[index]];
      rows.push([
        database.kind,
        String(writers),
        insert.toFixed(0),
        commit.toFixed(0),
        (commit / insert).toFixed(2),
        answer.toFixed(0),
      ]);
    }
  }
});
record('lake-store-mutate', rows);

async function commits(target: BenchDatabase): Promise<number[]> {
  const { db, notifications, close } = await openTarget(target);
  await migrateLake(db);
  const ids = () => randomBytes(16).toString('hex');
  const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
  const store = await createStore({
    db,
    projectId: 'bench',
    clock: () => new Date(),
    ids,
    log,
    notifications,
  });
  await store.createDataset('bench');
  const commit = (mutation: Mutation) =>
    store.commit({ dataset: 'bench', author: 'bench', mutations: [mutation] });
  for (let n = 0; n < Math.max(...WRITERS); n += 1)
    await commit({ create: { ...document, _type: 'page', _id: `page-${n}` } });
  const results: number[] = [];
  for (const writers of WRITERS) {
    results.push(
      await perSecond(writers, async (writer, step) => {
        await commit({ patch: { id: `page-${writer}`, set: { title_el: `Τίτλος ${step}` } } });
      }),
    );
  }
  await store.close();
  await close();
  return results;
}

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

async function openTarget({ kind, make }: BenchDatabase): Promise<Database> {
  const place = await make();
  return openDatabase(kind === 'postgres' ? { kind, url: place } : { kind, folder: place });
}

async function rawInserts(target: BenchDatabase): Promise<number[]> {
  const { db, close } = await openTarget(target);
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
  await close();
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
