import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { get } from 'node:http';
import { quantile, record } from '../lake/numbers.ts';
import { perSecond, type Served, serveNginx, serveSite } from './serve.ts';

/*
 * How near a page from memory comes to nginx with the same bytes on disk. Requests come from the same machine, so that only the
 * ratios say something; the servers take turns, and each figure is the median of its turns. Needs `wrk`, `nginx`, a built site in
 * this folder and a backend that runs (BACKEND_URL): `node bench/pages/cached-page.ts`
 */
const TURNS = 3;
const SECONDS = 4;
const PAGES = ['/en', '/en/destinations/symi'];
const ENCODING = 'gzip';
const SITE = ['scripts/site-server/main.ts', 'start'];

const folder = mkdtempSync(join(tmpdir(), 'meltemi-pages-'));
const servers: Served[] = [];
try {
  servers.push(await serveSite('plain start', { PAGE_CACHE: 'on' }, SITE));
  servers.push(await serveSite('plain start, PAGE_CACHE=off', { PAGE_CACHE: 'off' }, SITE));
  servers.push(await serveSite('next start', {}, ['node_modules/next/dist/bin/next', 'start', '-p', 'PORT']));
  const [site] = servers;
  const bytes = new Map<string, { plain: Buffer; gzip: Buffer }>();
  for (const path of PAGES) {
    const gzip = await packedOf(`${site?.origin}${path}`);
    bytes.set(path, { plain: gunzipSync(gzip), gzip });
  }
  servers.unshift(await serveNginx(folder, bytes));

  const before = servers.map((server) => server.memory());
  const rows = [['page', 'served by', 'requests/s', 'of nginx', 'memory before and after, MB']];
  for (const path of PAGES) {
    const speeds = new Map<Served, number[]>(servers.map((server) => [server, []]));
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [server, found] of speeds)
        found.push(await perSecond(server.origin + path, ENCODING, SECONDS));
    const medians = servers.map((server) =>
      quantile(
        (speeds.get(server) ?? []).toSorted((a, b) => a - b),
        0.5,
      ),
    );
    const kilobytes = ((bytes.get(path)?.gzip.length ?? 0) / 1024).toFixed(0);
    servers.forEach((server, at) => {
      const [speed = NaN, limit = NaN] = [medians[at], medians[0]];
      const memory = server.memory() === null ? '–' : `${before[at]} → ${server.memory()}`;
      rows.push([
        `${path}, ${kilobytes} KB packed`,
        server.name,
        speed.toFixed(0),
        (speed / limit).toFixed(3),
        memory,
      ]);
    });
  }
  record('cached-page', rows);
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
}

/** As browsers get it. */
function packedOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': ENCODING } }, (answer) => {
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== ENCODING)
        return reject(new Error(`${url} answered ${answer.statusCode}`));
      buffer(answer).then(resolve, reject);
    }).on('error', reject);
  });
}
