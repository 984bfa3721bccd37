import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { quantile } from '../lake/numbers.ts';
import { perSecond, type Served, serveNginx } from './serve.ts';

const TURNS = 3;
const SECONDS = 4;
const ENCODING = 'gzip';
const CONNECTIONS = 32;
/** For pages rendered per request, of which a few at once keep a whole core busy. */
const CONNECTIONS_ANEW = 4;
const HEAD = ['page', 'served by', 'requests/s', 'of nginx', 'memory before and after, MB'];

/**
 * Compares the servers to nginx with the same bytes on disk, as rows of a table. Requests come from the same machine, so only the
 * ratios are meaningful; the servers take turns, and each figure is a median. Needs `wrk` and `nginx`.
 * @param folder for nginx's files
 * @param servers the first one provides the bytes
 */
export async function compareWithNginx(
  folder: string,
  servers: readonly Served[],
  pages: readonly string[],
): Promise<string[][]> {
  const [model] = servers;
  const bytes = new Map<string, { plain: Buffer; gzip: Buffer }>();
  for (const path of pages) {
    const gzip = await packedOf(`${model?.origin}${path}`);
    bytes.set(path, { plain: gunzipSync(gzip), gzip });
  }
  const nginx = await serveNginx(folder, bytes);
  try {
    return [HEAD, ...(await measure([nginx, ...servers], bytes))];
  } finally {
    await nginx.stop();
  }
}

async function measure(
  servers: readonly Served[],
  pages: ReadonlyMap<string, { gzip: Buffer }>,
): Promise<string[][]> {
  const before = servers.map((server) => server.memory());
  const rows: string[][] = [];
  for (const [path, { gzip }] of pages) {
    const speeds = servers.map((): number[] => []);
    const connections = path.includes('?') ? CONNECTIONS_ANEW : CONNECTIONS;
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [at, server] of servers.entries()) {
        const load = { encoding: ENCODING, seconds: SECONDS, connections };
        speeds[at]?.push(await perSecond(server.origin + path, load));
      }
    const medians = speeds.map((found) =>
      quantile(
        found.toSorted((a, b) => a - b),
        0.5,
      ),
    );
    for (const [at, server] of servers.entries()) {
      const [speed = NaN, limit = NaN] = [medians[at], medians[0]];
      const memory = server.memory() === null ? '–' : `${before[at]} → ${server.memory()}`;
      rows.push([
        `${path}, ${(gzip.length / 1024).toFixed(0)} KB packed`,
        server.name,
        speed.toFixed(0),
        (speed / limit).toFixed(4),
        memory,
      ]);
    }
  }
  return rows;
}

/** Compressed, as browsers get it. */
function packedOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': ENCODING } }, (answer) => {
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== ENCODING)
        return reject(new Error(`${url} answered ${answer.statusCode}`));
      buffer(answer).then(resolve, reject);
    }).on('error', reject);
  });
}
