import { serve } from '@hono/node-server';
import { createClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createLake, migrateLake } from '#content-lake/index.ts';
import { openMemory } from '#backend/db/pglite.ts';
import { record } from './numbers.ts';

/**
 * Time that the official tools take to export 5,000 documents of 2 kB from one dataset and import them into another, and the memory
 * of the process, which the tools and the lake share. Run: `node bench/lake/export-import.ts`
 */
const DOCUMENTS = 5_000;
const PER_TRANSACTION = 250;

const folder = await mkdtemp(join(tmpdir(), 'lake-bench-'));
const { dialect, close } = await openMemory();
const db = new Kysely<unknown>({ dialect });
await migrateLake(db);
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const ids = () => randomBytes(16).toString('hex');
const lake = await createLake({
  db,
  assetsFolder: join(folder, 'assets'),
  clock: () => new Date(),
  ids,
  log: quiet,
  projectId: 'bench',
  dataset: 'production',
  publicUrl: 'http://127.0.0.1',
  allowedOrigins: [],
  webhooks: [],
});
const server = serve({ fetch: lake.fetch, hostname: '127.0.0.1', port: 0 });
await new Promise((listening) => server.once('listening', listening));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const source = createClient({
  projectId: 'bench',
  dataset: 'production',
  apiHost: `http://127.0.0.1:${port}`,
  useProjectHostname: false,
  apiVersion: '2025-02-19',
  useCdn: false,
  token: await lake.createToken({ name: 'bench', role: 'administrator' }),
});

for (let at = 0; at < DOCUMENTS; at += PER_TRANSACTION) {
  const transaction = source.transaction();
  for (let n = at; n < Math.min(at + PER_TRANSACTION, DOCUMENTS); n += 1) {
    const next = { _type: 'reference', _ref: `post-${Math.max(0, n - 1)}` };
    transaction.create({
      _id: `post-${n}`,
      _type: 'newsPost',
      title: `Νέο ${n}`,
      text: 'α'.repeat(900),
      next,
    });
  }
  await transaction.commit();
}

const rows = [
  ['what', 'documents', 'seconds', 'documents/s', 'memory before, MB', 'most memory, MB', 'file, MB'],
];
for (const mode of ['stream', 'cursor'] as const) {
  const outputPath = join(folder, `${mode}.tar.gz`);
  await measure(`export, ${mode}`, async () => {
    const { documentCount } = await exportDataset({
      client: source,
      dataset: 'production',
      outputPath,
      mode,
    });
    return { count: documentCount, file: ((await stat(outputPath)).size / 2 ** 20).toFixed(1) };
  });
}
await source.datasets.create('copy', { aclMode: 'public' });
await measure('import', async () => {
  const target = source.withConfig({ dataset: 'copy' });
  const options = { client: target, operation: 'create' } as const;
  const { numDocs } = await sanityImport(createReadStream(join(folder, 'stream.tar.gz')), options);
  const found = await target.fetch<number>('count(*[_type == "newsPost"])');
  if (found !== DOCUMENTS) throw new Error(`${found} documents arrived`);
  return { count: numDocs, file: '' };
});
record('lake-export-import', rows);
await new Promise((closed) => server.close(closed));
await lake.close();
await close();
await rm(folder, { recursive: true, force: true });

async function measure(what: string, run: () => Promise<{ count: number; file: string }>): Promise<void> {
  const megabytes = () => Math.round(process.memoryUsage().rss / 2 ** 20);
  const before = megabytes();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, megabytes())), 20);
  const start = performance.now();
  const { count, file } = await run();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(watch);
  rows.push([
    what,
    String(count),
    seconds.toFixed(1),
    String(Math.round(count / seconds)),
    String(before),
    String(most),
    file,
  ]);
}
