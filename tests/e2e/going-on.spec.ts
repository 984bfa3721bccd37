import { expect, test, type Page, type Request } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';
import { pause } from './engines/engine.ts';
import { startScript } from './visitor-browser.ts';

// From one page to the next, and back (docs/decisions/084-open-links-ahead.md).

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const QUIET_MS = 300;

/** Pages that do something of their own once their script runs. */
const LIVELY = [
  '/en',
  '/en/agencies',
  '/en/booking',
  '/en/contact',
  '/en/departure-ports',
  `/en/destinations/${seededText('destination-symi', 'permalink_en')}`,
  '/en/itineraries',
  `/en/magazine/${seededText('magazineIssue-15', 'permalink_en')}`,
];

/** Pages that the browser opens ahead. */
async function watchAhead(page: Page): Promise<string[]> {
  const ahead: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Preload.enable');
  client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(new URL(prefetchUrl).pathname));
  return ahead;
}

test('a link that somebody may follow is fetched ahead, but no step of a booking and no other language', async ({
  page,
}) => {
  const ahead = await watchAhead(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto('/en/news');
  const post = page.locator('main a[href^="/en/news/"]').first();
  const [path, booking, language] = [
    await post.getAttribute('href'),
    page.locator('header').getByRole('link', { name: en.common.shell.book }).first(),
    page.locator('header a[data-language]').first(),
  ];
  for (const link of [booking, language]) {
    await link.hover();
    // Longer than browsers wait before they fetch.
    await page.waitForTimeout(600);
  }
  expect(ahead).toEqual([]);
  await post.hover();
  await expect.poll(() => ahead).toContain(path);
});

test('a started page fetches no pictures of pages that it only prefetches', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/image/')) pictures.push(pathname);
  });
  await page.goto('/en/itineraries');
  await startScript(page);
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('picture :is(img, source)')]
      .map((element) => `${element.getAttribute('srcset')} ${element.getAttribute('src')}`)
      .join(' '),
  );
  expect(pictures.filter((path) => !shown.includes(path))).toEqual([]);
});

test('a page fades into the next one, where nobody asked for less motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.faded = String(
        'viewTransition' in event && event.viewTransition !== null,
      );
    });
  });
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  for (const [reducedMotion, faded] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/en/news');
    await page.locator('header').getByRole('link', { name: en.common.shell.itineraries }).first().click();
    await expect(page).toHaveURL('/en/itineraries');
    await expect(page.locator('html')).toHaveAttribute('data-faded', faded);
  }
});

for (const path of LIVELY)
  test(`nothing on ${path} keeps it from the back/forward cache`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await page.goto(path);
    await startScript(page);
    // A page with requests under way isn't kept, whatever it does. Its network was idle once before its script asked for more.
    await expect(async () => {
      expect(underWay.size).toBe(0);
      await pause(QUIET_MS);
      expect(underWay.size).toBe(0);
    }).toPass();
    await page.goto('/en/career');
    const asked = new Promise<string[]>((resolve) => {
      client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        // What the test's browser itself can't do isn't the page's fault.
        const reasons = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
        resolve(reasons.map(({ reason }) => reason));
      });
    });
    await page.goBack();
    expect(await asked).toEqual([]);
  });
