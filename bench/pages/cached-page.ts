import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '../lake/numbers.ts';
import { compareWithNginx } from './compare.ts';
import { type Served, serveEachSite } from './serve.ts';

/*
 * Compares a page from memory to nginx with the same bytes on disk. Needs `wrk`, `nginx`, a built site in this folder and a running
 * backend (BACKEND_URL): `node bench/pages/cached-page.ts`
 */
const PAGES = ['/en', '/en/destinations/symi'];

const folder = mkdtempSync(join(tmpdir(), 'meltemi-pages-'));
const servers: Served[] = [];
try {
  await serveEachSite(servers, {});
  record('cached-page', await compareWithNginx(folder, servers, PAGES));
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
}
