import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#foundation/env.ts';
import { FOLDER } from '#scripts/edge/places.ts';
import { startTopology } from '#scripts/several/topology.ts';
import { migrate, startWorkerd } from '#tests/fixtures/edge-site/start-worker.ts';
import { record } from './lake/numbers.ts';
import { compareWithNginx } from './pages/compare.ts';
import { findChildren, untilRest } from './pages/processor-time.ts';
import { publishesOf } from './pages/publishes.ts';
import { compareSailings } from './pages/sailings-load.ts';
import { type Served, serveEachSite } from './pages/serve.ts';

/*
 * `npm run bench`: the whole table in one run of some ten minutes. A page from memory and the search page, served by `npm start`,
 * by plain Next, by the cache in front and by workerd, compared to nginx from disk; sailings pages while seats are being held; how
 * soon a publish is visible and what stays cached meanwhile; and start times. Needs wrk, nginx, redis-server and varnishd with its
 * modules, and ten ports from PORT on. The row for workerd needs `npm run build:edge` first.
 */
const DAYS_AHEAD = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
const day = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
const PAGES = ['/en', '/en/destinations/symi', `/en/booking/sailings?from=RHO&to=SYM&date=${day}`];

const folder = await mkdtemp(join(tmpdir(), 'meltemi-bench-'));
const topology = await startTopology({
  port: readEnv(process.env).PORT,
  folder,
  say: (text) => console.error(text),
});
const servers: Served[] = [];
try {
  const { url, backendUrl, dataFolder } = topology;
  await serveEachSite(servers, { BACKEND_URL: backendUrl, SITE_URL: url });
  servers.push({
    name: 'cache in front',
    origin: url,
    memory: () => null,
    pid: null,
    stop: () => Promise.resolve(),
  });
  if (existsSync(`${FOLDER}/.open-next/worker.js`)) {
    const state = join(folder, 'edge');
    await migrate(state);
    const worker = await startWorkerd({
      folder: state,
      dataDir: dataFolder,
      siteUrl: url,
      backendUrl,
    });
    servers.push({
      name: 'workerd',
      origin: worker.url,
      memory: () => null,
      pid: null,
      stop: worker.stop,
    });
  }
  await untilRest(findChildren(process.pid, 'server/main.ts'));
  record('table', await compareWithNginx(folder, servers, PAGES));
  const backend = { url: backendUrl, pids: findChildren(process.pid, 'backend/main.ts') };
  record('table', await compareSailings(servers.slice(0, 2), backend, day));
  // They are told of every publish, too, and would make their pages anew on the same two cores.
  for (const server of servers.splice(0)) await server.stop();
  record('table', await publishesOf(topology));
} finally {
  for (const server of servers) await server.stop();
  await topology.stop();
  await rm(folder, { recursive: true, force: true });
}
await new Promise<void>((resolve, reject) => {
  const starts = spawn(process.execPath, ['bench/operation/start-times.ts'], { stdio: 'inherit' });
  starts.once('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`start-times ended with ${code}`)),
  );
});
