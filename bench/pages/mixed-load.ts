import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { loadSecrets } from '#backend/secrets.ts';
import { readEnv } from '#foundation/env.ts';
import type { Part } from '#scripts/several/part.ts';
import { startTopology } from '#scripts/several/topology.ts';
import { quantile, record, show } from '../lake/numbers.ts';
import { createBuyer } from './buyer.ts';
import { createEditor } from './editor.ts';
import { createOutcomes, PATIENCE_MS } from './outcomes.ts';
import { createVisitor, SEEN_MS, warmUp } from './visitor.ts';

/*
 * A minute of mixed load on the multi-machine setup: 90 % pages in both languages, 8 % searches, 2 % bookings from search to
 * confirmation, a publish every two seconds, and a site and a backend killed and restarted halfway. Counts failures of every kind.
 * Run: `node bench/pages/mixed-load.ts` (uses ten ports from PORT on; builds the site if its sources changed).
 */
const RUN_MS = 60_000;
const WORKERS = 4;
const PUBLISH_EVERY_MS = 2_000;
const SITE_DIES_MS = 20_000;
const BACKEND_DIES_MS = 38_000;
const DEAD_MS = 3_000;
const WARM_UP = 3;

const folder = await mkdtemp(join(tmpdir(), 'meltemi-mixed-'));
const { PORT } = readEnv(process.env);
const topology = await startTopology({ port: PORT, folder, say: (text) => console.error(text) });
try {
  await measure();
} finally {
  await topology.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const { url, backendUrl, parts } = topology;
  const outcomes = createOutcomes();
  const editor = await createEditor(topology);
  const visit = createVisitor(url, outcomes, editor, Math.random);
  const { dataKey } = await loadSecrets(join(folder, 'data'));
  const buyer = createBuyer({ url, backendUrl, dataKey }, outcomes, Math.random);
  // Expired pages from the build are regenerated once, before measuring.
  for (let round = 0; round < WARM_UP; round += 1) await warmUp(url);

  const end = Date.now() + RUN_MS;
  const unpublished: { why: string; began: number; ended: number }[] = [];
  const worker = async () => {
    while (Date.now() < end) {
      const what = Math.random();
      await (what < 0.9 ? visit() : what < 0.98 ? buyer.search() : buyer.book());
    }
  };
  const publishing = async () => {
    for (let number = 1; Date.now() < end; number += 1) {
      const next = Date.now() + PUBLISH_EVERY_MS;
      const began = Date.now();
      await editor.publish(number).catch((error: unknown) => {
        unpublished.push({ why: String(error), began, ended: Date.now() });
      });
      await wait(Math.max(0, next - Date.now()));
    }
  };
  const dying = async (part: Part | undefined, after: number) => {
    await wait(after);
    const at = Date.now();
    await part?.kill();
    outcomes.kills.push({ at, gone: Date.now() });
    await wait(DEAD_MS);
    await part?.start();
    console.error(`${part?.name} is back after ${Date.now() - at} ms`);
  };
  await Promise.all([
    publishing(),
    dying(parts.sites[0], SITE_DIES_MS),
    dying(parts.backends[0], BACKEND_DIES_MS),
    ...Array.from({ length: WORKERS }, worker),
  ]);

  const lost = await missingBookings(outcomes.references);
  const failures = outcomes.failures();
  for (const line of outcomes.wrongLanguage.slice(0, 5)) console.error(line);
  for (const line of outcomes.stale.slice(0, 5)) console.error(JSON.stringify(line));
  for (const line of failures.slice(0, 10)) console.error(JSON.stringify(line));
  for (const { why } of unpublished.slice(0, 3)) console.error(why);

  const slowest = outcomes.requests.toSorted((a, b) => b.ended - b.began - (a.ended - a.began)).slice(0, 10);
  for (const { kind, path, began, ended } of slowest)
    console.error(
      `${kind} ${path}: ${ended - began} ms, ${Math.round((began - end + RUN_MS) / 1000)} s after the start`,
    );

  const kinds = [...new Set(outcomes.requests.map(({ kind }) => kind))];
  record('pages-mixed-load', [
    ['kind', 'requests', 'from memory', 'p50, ms', 'p95, ms', 'p99, ms'],
    ...kinds.map((kind) => {
      const own = outcomes.requests.filter((one) => one.kind === kind);
      const times = own.map(({ began, ended }) => ended - began).toSorted((a, b) => a - b);
      const cached = own.filter(({ cached }) => cached).length;
      const at = (part: number) => show(quantile(times, part));
      return [
        kind,
        String(own.length),
        `${Math.round((100 * cached) / own.length)} %`,
        at(0.5),
        at(0.95),
        at(0.99),
      ];
    }),
  ]);
  const latest = Math.max(0, ...outcomes.stale.map(({ lateMs }) => lateMs));
  record('pages-mixed-load', [
    ['what must not happen', 'times', 'of'],
    ['a page in the wrong language', String(outcomes.wrongLanguage.length), String(outcomes.requests.length)],
    [
      `a page older than a publish ${SEEN_MS} ms ago (the latest ${latest} ms after it)`,
      String(outcomes.stale.length),
      `${editor.published.length} publishes`,
    ],
    [
      'an error that was not in flight when a process was killed',
      String(failures.length),
      String(outcomes.requests.length),
    ],
    [
      `no answer within ${PATIENCE_MS / 1000} s, likewise`,
      String(outcomes.unanswered().length),
      String(outcomes.requests.length),
    ],
    [
      'either of them that was in flight then',
      String(outcomes.failuresInFlight().length),
      `${outcomes.kills.length} kills`,
    ],
    ['a confirmed booking that is not in the database', String(lost), String(outcomes.references.length)],
    [
      'a publish that was refused and was not in flight then',
      String(unpublished.filter((one) => !outcomes.wasInFlight(one)).length),
      String(editor.published.length),
    ],
  ]);
}

async function missingBookings(references: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: topology.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ reference: string }>(
    `select reference from reservations.booking where state = 'confirmed' and reference = any($1)`,
    [references],
  );
  await client.end();
  const kept = new Set(rows.map(({ reference }) => reference));
  return references.filter((reference) => !kept.has(reference)).length;
}
