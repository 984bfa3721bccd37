import { expect, test, type Page } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';
import { startScript } from './visitor-browser.ts';

// From one page to the next, and back (docs/decisions/084-open-links-ahead.md).

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

/** One page of each template. */
const TEMPLATES = [
  '/en',
  '/en/agencies',
  '/en/contact',
  '/en/departure-ports',
  '/en/destinations',
  `/en/destinations/${seededText('destination-symi', 'permalink_en')}`,
  '/en/itineraries',
  `/en/magazine/${seededText('magazineIssue-15', 'permalink_en')}`,
  '/en/news',
  `/en/news/travel-and-environment/${seededText('newsPost-sailing-ban', 'permalink_en')}`,
  '/en/offers',
  '/en/price-list',
  '/en/questions',
];

/** Pages that are requested ahead. */
function watchAhead(page: Page): string[] {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  return ahead;
}

test('a link that somebody may follow is fetched ahead, but no step of a booking and no other language', async ({
  page,
}) => {
  const ahead = watchAhead(page);
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

test('nothing on any kind of page keeps it from the back/forward cache', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const reasons: string[] = [];
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations)
      // What the test's browser itself can't do isn't the page's fault.
      if (type !== 'Circumstantial') reasons.push(`${new URL(page.url()).pathname}: ${reason}`);
  });
  for (const path of TEMPLATES) {
    await page.goto(path);
    await startScript(page);
    // A page with requests under way isn't kept, whatever it does.
    await page.waitForLoadState('networkidle');
    await page.goto('/en/career');
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  expect(reasons).toEqual([]);
});
