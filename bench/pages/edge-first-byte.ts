import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localeCookie } from '#foundation/text/locales.ts';
import { localeOfPath } from '#lib/routes/locale-path.ts';
import { migrate, startWorkerd } from '#tests/fixtures/edge-site/start-worker.ts';
import { startStack } from '#tests/fixtures/stack.setup.ts';
import { quantile, record, show } from '../lake/numbers.ts';
import { firstBytes } from './first-bytes.ts';

/*
 * How long until the first byte of a kept page, from the worker in workerd and from the site's server on Node, which take turns.
 * Starts everything itself on E2E_PORT and E2E_BACKEND_PORT; needs `npm run build:edge` first.
 */
const PAGES = ['/', '/itineraries', '/en/destinations/symi'];
const CONNECTIONS = [1, 32];
const TURNS = 5;
const SECONDS = 2;
const HEAD = ['page', 'connections', 'Node, ms', 'workerd, ms', 'ratio', 'Node, pages/s', 'workerd, pages/s'];

const folder = await mkdtemp(join(tmpdir(), 'meltemi-bench-'));
const stop = await startStack();
const { E2E_PORT: port = '3900', E2E_DATA_DIR: dataDir = '', E2E_BACKEND_URL: backendUrl = '' } = process.env;
const node = `http://localhost:${port}`;
try {
  await migrate(folder);
  const worker = await startWorkerd({ folder, dataDir, siteUrl: node, backendUrl });
  try {
    const rows = [HEAD];
    for (const path of [...PAGES, await latestArticle()]) rows.push(...(await rowsOf(path, worker.url)));
    record('pages-edge-first-byte', rows);
  } finally {
    await worker.stop();
  }
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}

async function latestArticle(): Promise<string> {
  const sitemap = await (await fetch(`${node}/sitemap.xml`)).text();
  const [, path] = /<loc>https?:\/\/[^/]+(\/en\/news\/[^<]+)</.exec(sitemap) ?? [];
  if (path === undefined) throw new Error('The sitemap has no article.');
  return path;
}

async function rowsOf(path: string, worker: string): Promise<string[][]> {
  for (const origin of [node, worker]) await untilKept(origin + path);
  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    const times: Record<'node' | 'worker', number[]> = { node: [], worker: [] };
    const rates: Record<'node' | 'worker', number[]> = { node: [], worker: [] };
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [name, origin] of [['node', node] as const, ['worker', worker] as const]) {
        const headers = headersFor(path);
        const measured = await firstBytes(origin + path, { connections, seconds: SECONDS, headers });
        times[name].push(quantile(measured.times, 0.5));
        rates[name].push(measured.perSecond);
      }
    const [onNode, atTheEdge] = [median(times.node), median(times.worker)];
    const ratio = (atTheEdge / onNode).toFixed(2);
    const perSecond = [rates.node, rates.worker].map((found) => median(found).toFixed(0));
    rows.push([path, String(connections), show(onNode), show(atTheEdge), ratio, ...perSecond]);
  }
  return rows;
}

/** Requests a page until it comes compressed, which only kept pages do at the edge. */
async function untilKept(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(url, { headers: headersFor(new URL(url).pathname) });
    await answer.arrayBuffer();
    if (answer.headers.get('content-encoding') === 'br') return;
    await wait(500);
  }
  throw new Error(`${url} is not kept.`);
}

/** Those of a browser that has chosen the language of the page. */
function headersFor(path: string): Record<string, string> {
  return { 'accept-encoding': 'gzip, deflate, br, zstd', cookie: `${localeCookie}=${localeOfPath(path)}` };
}

function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
