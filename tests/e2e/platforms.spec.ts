import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { perRequestPages } from '#lib/routes/per-request.ts';
import { endOf } from '#scripts/stack/child.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { brokenGuarantees, enforcesHttps } from '#tests/fixtures/guarantees.ts';

/*
 * With `next start` there were neither policies nor security headers, pages were sent uncompressed (the home page 331 KB instead of
 * 64) and with their cache tags, and the services believed any address that a visitor wrote.
 */

/** Sign-ups of one visitor in ten minutes (`desk/newsletter/routes.ts`). */
const MOST_SIGN_UPS = 10;
const SERVER = `http://localhost:${process.env.E2E_PORT ?? '3900'}`;
const BUILD = process.env.NEXT_DIST_DIR ?? '.next';

test('the site’s server keeps every promise', async () => {
  expect(await brokenGuarantees(SERVER, 'server')).toEqual([]);
  // Its address is http, whatever a visitor writes.
  expect(await enforcesHttps(SERVER)).toBe(false);
});

test.describe('next start, without the site’s server', () => {
  let site: ChildProcess;
  let origin: string;

  test.beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    site = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BACKEND_URL: process.env.E2E_BACKEND_URL,
        DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', 'next-start'),
        SITE_URL: origin,
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
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

  test('keeps every promise of the framework', async () => {
    expect(await brokenGuarantees(origin, 'next start')).toEqual([]);
    expect(await enforcesHttps(origin)).toBe(true);
  });

  test('counts the address that the proxy saw, not the one that a visitor wrote', async () => {
    const signUp = async (written: string, seen: string) => {
      const answer = await fetch(`${origin}/api/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `${written}, ${seen}` },
        body: JSON.stringify({ email: 'nobody', locale: 'en' }),
      });
      await answer.text();
      return answer.status;
    };
    for (let count = 0; count < MOST_SIGN_UPS; count += 1)
      expect(await signUp(`192.0.2.${count}`, '198.51.100.7')).toBe(422);
    expect(await signUp('192.0.2.99', '198.51.100.7')).toBe(429);
    expect(await signUp('192.0.2.99', '198.51.100.8')).toBe(422);
  });

  test('pages work under its policies', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|ERR_BLOCKED/i.test(message.text())) complaints.push(message.text());
    });
    for (const path of ['/en/news', '/en/booking/sailings?from=KOS&to=RHO']) {
      await page.goto(`${origin}${path}`);
      // React has started: it keeps its state in a property of the elements.
      await expect
        .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))))
        .toBe(true);
    }
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.isStolen = true';
      document.body.append(script);
    });
    expect(await page.evaluate(() => Reflect.get(window, 'isStolen'))).toBeUndefined();
    expect(complaints.filter((text) => !text.includes('inline script'))).toEqual([]);
  });
});

test('the pages that get a nonce are those that the build leaves to requests', () => {
  const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(BUILD, name), 'utf8'));
  const { routes, dynamicRoutes } = read('prerender-manifest.json');
  const prerendered = new Set(
    Object.values({ ...Object(routes), ...Object(dynamicRoutes) }).flatMap((route) => {
      const { srcRoute, fallbackSourceRoute } = Object(route);
      return [srcRoute, fallbackSourceRoute];
    }),
  );
  const pages = Object.entries(read('app-path-routes-manifest.json'))
    .filter(([file]) => file.startsWith('/[locale]/') && file.endsWith('/page'))
    .map(([, route]) => String(route));
  // `[...rest]` answers with the page for missing addresses, which is prerendered.
  const rendered = pages.filter((route) => !prerendered.has(route) && !route.includes('[...'));
  expect(
    rendered.map((route) => route.replace('/[locale]', '').replaceAll(/\[(\w+)\]/g, ':$1')).toSorted(),
  ).toEqual([...perRequestPages].toSorted());
});
