import { serve } from '@hono/node-server';
import { Kysely, sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemory } from '#backend/db/pglite.ts';
import { createLake, migrateLake } from '#content-lake/index.ts';
import { benchDocuments } from './documents.ts';
import { BENCH_TOKEN } from './start-server.ts';

/**
 * A lake with `process.argv[2]` documents in its own process, so that the measuring code doesn't share its thread. Sends its port
 * to the parent, and answers every message with its memory in bytes.
 */
const { dialect } = await openMemory();
const db = new Kysely<unknown>({ dialect });
await migrateLake(db);
await sql`insert into lake.dataset (name) values ('bench')`.execute(db);
const documents = benchDocuments(Number(process.argv[2]));
for (let at = 0; at < documents.length; at += 500) {
  const part = JSON.stringify(documents.slice(at, at + 500));
  await sql`insert into lake.document (dataset, id, type, rev, body)
    select 'bench', doc->>'_id', doc->>'_type', 'r', doc from json_array_elements(${part}::json) doc`.execute(
    db,
  );
}
const lake = await createLake({
  db,
  assetsFolder: await mkdtemp(join(tmpdir(), 'bench-')),
  clock: () => new Date(),
  ids: () => randomBytes(16).toString('hex'),
  log: { debug() {}, info() {}, warn() {}, error: console.error },
  projectId: 'bench',
  dataset: 'bench',
  publicUrl: 'http://127.0.0.1',
  allowedOrigins: [],
  webhooks: [],
});
await lake.createToken({ name: 'bench', role: 'viewer', secret: BENCH_TOKEN });
serve({ fetch: lake.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }));
process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }));
