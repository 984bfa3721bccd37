import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { withoutNonces } from '#lib/late-start/flight-rows.ts';
import { splitPage } from '#lib/late-start/split-page.ts';
import { seededText } from '#tests/fixtures/seeded.ts';
import { lateSheets } from './page-weight.ts';
import { startScript } from './visitor-browser.ts';

// Prerendered pages come without Next's scripts and data; a small loader starts them when somebody is there
// (docs/decisions/083-late-start.md).

const APP = join(process.env.NEXT_DIST_DIR ?? '.next', 'server', 'app');

/** One page of each template. */
const PATHS = [
  '/',
  '/en',
  '/destinations',
  '/en/itineraries',
  '/news',
  '/en/price-list',
  '/contact',
  '/magazine',
  '/en/booking',
];

/** Requests of the page for scripts of the build and for flight data. */
function watchScripts(page: Page) {
  const all: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_next\/static\/chunks\/.*\.js$|^\/_flight\//.test(pathname)) all.push(pathname);
  });
  return all;
}

const isStarted = (page: Page) => page.locator('html[data-started]').count();

test('every page of the build is split, and its data is what the router would get', async () => {
  const pages = (await readdir(APP, { recursive: true })).filter(
    (name) => name.endsWith('.html') && !/(^|\/)_/.test(name),
  );
  expect(pages.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const name of pages) {
    const split = splitPage(await readFile(join(APP, name), 'utf8'));
    if ('reason' in split) wrong.push(`${name}: ${split.reason}`);
    else {
      const forRouter = withoutNonces(await readFile(join(APP, name.replace(/\.html$/, '.rsc'))));
      if (Buffer.compare(split.flight, forRouter) !== 0) wrong.push(`${name}: other data`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a page has the styles that it uses in it, and fetches none of them; the others come with its script', async ({
  page,
}) => {
  let requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const path of ['/', '/en/booking', '/agencies']) {
    await page.goto('about:blank');
    requested = [];
    await page.goto(path);
    expect(await page.locator('link[rel="stylesheet"]').count(), path).toBe(0);
    const { styles, later } = lateSheets(await page.content());
    expect(styles.length, path).toBeGreaterThan(3);
    expect(later.length, path).toBeGreaterThan(0);
    expect(requested.filter((address) => address.endsWith('.css'))).toEqual([]);
    await startScript(page);
    const links = page.locator('link[rel="stylesheet"][data-precedence]');
    await expect
      .poll(() =>
        links.evaluateAll((all) =>
          all.flatMap((each) =>
            each instanceof HTMLLinkElement && each.sheet ? each.getAttribute('href') : [],
          ),
        ),
      )
      .toEqual(expect.arrayContaining(later));
    expect(
      requested.filter((address) => styles.includes(address)),
      path,
    ).toEqual([]);
    expect(new Set(requested.filter((address) => later.includes(address))), path).toEqual(new Set(later));
    expect(await page.evaluate(() => getComputedStyle(document.body).margin), path).toBe('0px');
  }
});

test('a document has no script of Next and no data, and its policy names two scripts', async ({
  request,
}) => {
  for (const path of PATHS) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(html, path).not.toMatch(/self\.__next_f|\/_next\/static\/chunks\/[^"]+"[^>]* async|nonce="/);
    const [scripts = ''] = /script-src [^;]*/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    expect(scripts.match(/'sha256-/g), path).toHaveLength(2);
  }
});

test('nothing is started by a page that nobody uses, and everything is there after the first sign', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${String(error)}`));
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await isStarted(page), path).toBe(0);
    // On its own page, the search form soon gives way to the enhanced one, which comes with the script.
    const taken = path === '/en/booking' ? 'main :not(form, form *), header *' : 'main *, header *';
    const nodes = await page.evaluateHandle((all) => [...document.querySelectorAll(all)], taken);
    await startScript(page);
    const replaced = await nodes.evaluate((before) => before.filter((node) => !node.isConnected).length);
    expect(replaced, path).toBe(0);
  }
  expect(faults).toEqual([]);
});

// The list of lines scrolled itself to the chosen one, and that counted as a sign.
test('on a phone nothing is started by a page that nobody uses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/itineraries', '/destinations/symi', '/en/agencies', '/en/departure-ports']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await isStarted(page), path).toBe(0);
  }
  // What somebody scrolls is one.
  await page.goto('/en/news', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => isStarted(page)).toBe(1);
});

test('scripts and data come in the rest after the page, or at once with the first sign', async ({ page }) => {
  const requests = watchScripts(page);
  await page.goto('/en/news', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  expect(requests).toEqual([]);
  await expect.poll(() => requests.some((path) => path.startsWith('/_flight/'))).toBe(true);
  expect(await page.locator('script[src^="/_next/"][async]').count()).toBe(0);
});

test('what comes only with the script starts it by itself, once it is near the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The departures of a port are inside its closed island; the next ship of each quay comes with a script of its own.
  await page.goto('/en/departure-ports', { waitUntil: 'networkidle' });
  await expect(page.locator('next-ship').first()).toHaveText(/\d\d:\d\d/);
  expect(await isStarted(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 4000 });
  await page.goto(`/en/magazine/${seededText('magazineIssue-15', 'permalink_en')}`);
  await expect.poll(() => isStarted(page)).toBe(1);
});

test('a page that was published between its document and its start is loaded anew, once', async ({
  page,
}) => {
  let refused = 0;
  await page.route('**/_flight/**', async (route) => {
    refused += 1;
    await route.fulfill({ status: 409 });
  });
  await page.goto('/en/news');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Shift');
  await loaded;
  // The cache on the way still has the old page: it stays plain, and works.
  await page.keyboard.press('Shift');
  await expect.poll(() => refused).toBeGreaterThan(1);
  await page.waitForLoadState('load');
  expect(await isStarted(page)).toBe(0);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/en/news');
});

test('a script that fails is tried again at the next sign', async ({ page }) => {
  let failed = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    if (failed > 2) return route.continue();
    failed += 1;
    return route.abort();
  });
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Shift');
        return isStarted(page);
      },
      { intervals: [200] },
    )
    .toBe(1);
});

test('without a connection at the first press, the wish is fulfilled when it is back', async ({
  page,
  context,
}) => {
  await page.route('**/_flight/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/en/destinations');
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('symi');
  await page.unroute('**/_flight/**');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\?q=symi$/);
});

test('with one bar of signal, a wish whose start failed is fulfilled without another press', async ({
  page,
}) => {
  await page.route('**/_flight/**', (route) => route.abort('connectionreset'));
  await page.goto('/en/destinations');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_flight/'));
  await page.getByRole('searchbox').fill('symi');
  await failed;
  await page.unroute('**/_flight/**');
  await expect(page).toHaveURL(/\?q=symi$/);
});

test('the address of the data names its content', async ({ request }) => {
  const html = await (await request.get('/en/contact')).text();
  const [address = ''] = /\/_flight\/[^"]+/.exec(html) ?? [];
  expect(address).toMatch(/^\/_flight\/[\w-]{22}\/en\/contact$/);
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect(answer.headers()['content-type']).toBe('text/x-component');
  const etag = answer.headers().etag ?? '';
  expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  expect((await request.head(address)).status()).toBe(200);
  const other = address.replace(/^\/_flight\/[\w-]{22}/, `/_flight/${'A'.repeat(22)}`);
  const refused = await request.get(other);
  expect([refused.status(), refused.headers()['cache-control']]).toEqual([409, 'no-store']);
});

test('error pages and pages for one visitor are sent whole', async ({ request }) => {
  for (const path of ['/en/nothing-here', '/en/booking/sailings?from=KOS&to=RHO'])
    expect(await (await request.get(path)).text(), path).toMatch(/self\.__next_f/);
});

test('back brings a page that starts again', async ({ page }) => {
  await page.goto('/en/destinations');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/en/destinations');
  await page.goBack();
  await page.getByRole('searchbox').fill('symi');
  await expect(page).toHaveURL(/\?q=symi$/);
});
