import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { record } from '../lake/numbers.ts';
import { withDatabases } from '../lake/store-databases.ts';
import { currentBuild } from '#server/builds.ts';
import { freePort } from '#tests/fixtures/free-port.ts';

/**
 * Time until a backend answers: at the first start (tables, network, seeded content), and on existing data after a normal stop and
 * after kill -9; also the time to stop, and its memory; and the same for the site's server if there is a build. The argument
 * `pglite` or `postgres` selects one database.
 */
const LIMIT_MS = 300_000;
const LOOK_MS = 25;
const RESTARTS = 2;

type Running = { child: ChildProcess; readyMs: number };

const HEAD = ['process', 'what', 'until it answers', 'until it ended', 'resident after 5 s'];
const [only] = process.argv.slice(2);
let rows: string[][] = [];

await withDatabases(async (databases) => {
  for (const { kind, make } of databases) {
    if (only !== undefined && only !== kind) continue;
    rows = [HEAD];
    const folder = await mkdtemp(join(tmpdir(), 'start-'));
    const place = await make();
    const env = {
      BACKEND_PORT: String(await freePort()),
      DATA_DIR: kind === 'pglite' ? place : folder,
      ...(kind === 'postgres' && { DATABASE_URL: place }),
      SEED_PASSWORD: 'a-password-of-the-bench',
      REVALIDATE_SECRET: 'a-secret-of-the-bench',
    };
    await measure(`backend, ${kind}`, 'first start, with seed', () => startBackend(env), 'SIGTERM');
    for (let time = 1; time <= RESTARTS; time += 1)
      await measure(`backend, ${kind}`, `start ${time} on existing data`, () => startBackend(env), 'SIGTERM');
    await measure(`backend, ${kind}`, 'start, ended by kill -9', () => startBackend(env), 'SIGKILL');
    await measure(`backend, ${kind}`, 'start after kill -9', () => startBackend(env), 'SIGTERM');
    if (kind === 'pglite' && currentBuild() !== null) {
      const backend = await startBackend(env);
      const site = {
        ...env,
        PORT: String(await freePort()),
        BACKEND_URL: `http://127.0.0.1:${env.BACKEND_PORT}`,
      };
      for (let time = 1; time <= RESTARTS; time += 1)
        await measure('site', `start ${time}`, () => startSite(site), 'SIGTERM');
      await end(backend.child, 'SIGTERM');
    }
    await rm(folder, { recursive: true, force: true });
    record('operation-start-times', rows);
  }
});

async function measure(
  name: string,
  what: string,
  start: () => Promise<Running>,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  const { child, readyMs } = await start();
  await wait(5_000);
  const resident = residentMegabytes(child.pid ?? 0);
  const endedMs = await end(child, signal);
  rows.push([
    name,
    what,
    `${(readyMs / 1000).toFixed(2)} s`,
    `${(endedMs / 1000).toFixed(2)} s`,
    `${resident} MB`,
  ]);
  process.stdout.write(`${name}: ${what}: ${readyMs.toFixed(0)} ms\n`);
}

function startBackend(env: Record<string, string>): Promise<Running> {
  return untilReady(
    () => fork('backend/main.ts', { env: environment({ MALLOC_ARENA_MAX: '2', ...env }), silent: true }),
    `http://127.0.0.1:${env.BACKEND_PORT}/ready`,
  );
}

function startSite(env: Record<string, string>): Promise<Running> {
  return untilReady(
    () => spawn(process.execPath, ['server/main.ts'], { env: environment(env), stdio: 'ignore' }),
    `http://127.0.0.1:${env.PORT}/api/health`,
  );
}

async function untilReady(begin: () => ChildProcess, address: string): Promise<Running> {
  const started = performance.now();
  const child = begin();
  let complaint = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => (complaint += String(chunk)));
  while (performance.now() - started < LIMIT_MS) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}: ${complaint}`);
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return { child, readyMs: performance.now() - started };
    await wait(LOOK_MS);
  }
  throw new Error(`${address} did not answer`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
  const started = performance.now();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
  return performance.now() - started;
}

function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env };
}

function residentMegabytes(pid: number): string {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes === undefined ? 'unknown' : String(Math.round(Number(kilobytes) / 1024));
}
