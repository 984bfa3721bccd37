import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endOf } from '#scripts/stack/child.ts';
import { freePort } from '#tests/fixtures/free-port.ts';

/*
 * A site started at another address than it was built for used the old one in its links: canonical links, the sitemap
 * and feeds sent visitors and search engines there.
 */

const HERE = 'https://another.example';
const BUILT_FOR = `localhost:${process.env.E2E_PORT ?? '3900'}`;
const FEEDS = [
  '/sitemap.xml',
  '/robots.txt',
  '/news/rss.xml',
  '/en/news/atom.xml',
  '/.well-known/security.txt',
];
/** How many pages of the sitemap are checked; rendering each takes time. */
const PAGES = 12;

let site: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  site = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BACKEND_URL: process.env.E2E_BACKEND_URL,
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'another-address'),
      SITE_URL: HERE,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await expect
    .poll(async () => (await fetch(`${origin}/api/health`).catch(() => null))?.ok ?? false, {
      timeout: 30_000,
    })
    .toBe(true);
});
test.afterAll(async () => {
  if (site) await endOf(site);
});

/** Status, headers and body as one text. */
async function wholeAnswer(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${origin}${path}`, {
    // Requests of the router are redirected to an address that caches can tell from the page's.
    redirect: 'RSC' in headers ? 'follow' : 'manual',
    headers: { cookie: `NEXT_LOCALE=${/^\/en(?:\/|$)/.test(path) ? 'en' : 'el'}`, ...headers },
  });
  const head = [...answer.headers].map((pair) => pair.join(': '));
  return [answer.status, ...head, await answer.text()].join('\n');
}

test('a build serves the address at which it was started, and no other', async () => {
  const sitemap = await wholeAnswer('/sitemap.xml');
  const all = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address));
  expect(new Set(all.map((address) => address.origin))).toEqual(new Set([HERE]));
  const pages = all
    .map((address) => address.pathname)
    .filter((_, index) => index % Math.ceil(all.length / PAGES) === 0);
  for (const path of [...FEEDS, ...pages]) {
    const text = await wholeAnswer(path);
    expect(text, path).toMatch(/^200\n/);
    expect(text, path).toContain(HERE);
    expect(text, path).not.toContain(BUILT_FOR);
  }
  // As the browser's router requests them, and an address that doesn't exist.
  for (const path of pages) {
    const text = await wholeAnswer(path, { RSC: '1' });
    expect(text, path).toMatch(/^200\n/);
    expect(text, path).not.toContain(BUILT_FOR);
  }
  for (const path of ['/en/nothing-is-here', '/el', '/manifest.webmanifest'])
    expect(await wholeAnswer(path), path).not.toContain(BUILT_FOR);
  // Its cached response has its own address too.
  expect(await wholeAnswer(pages[0] ?? '/')).toContain(HERE);
});
