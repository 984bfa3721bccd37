import { expect, test, type Page } from '@playwright/test';
import { CONSENT_KEY, everything, serialiseConsents } from '#lib/consent/consents.ts';
import { afterIdle, namesKept, watchRequests } from './visitor-browser.ts';

const REPORTS = '**/api/error-reports';

test.use({ locale: 'el-GR' });

/** Responds like a site with error reporting, and collects what browsers send. */
async function collectReports(page: Page, dsn: string | null): Promise<string[]> {
  const sent: string[] = [];
  await page.route('**/api/browser-settings*', (route) =>
    route.fulfill({
      json: {
        tagManagerId: null,
        errorReports: dsn === null ? null : { dsn, environment: 'production' },
        chat: null,
      },
    }),
  );
  await page.route(REPORTS, (route) => {
    sent.push(route.request().postDataBuffer()?.toString('utf8') ?? '');
    return route.fulfill({ status: 200 });
  });
  return sent;
}

/** Causes an error while the page is still loading, long before error reporting starts. */
async function failEarly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      setTimeout(() => {
        throw new Error('early failure of maria@example.gr');
      }),
    );
  });
}

const failNow = (page: Page) =>
  page.evaluate(() =>
    setTimeout(() => {
      throw new Error('late failure at /booking/confirmation/ABEHKMN?surname=Papas');
    }),
  );

test('I1 errors are reported after idle, including early ones, without personal data', async ({ page }) => {
  const sent = await collectReports(page, 'http://publickey@127.0.0.1:9/1');
  const requests = watchRequests(page);
  await failEarly(page);
  await afterIdle(page, () => page.goto('/news?utm_source=letter&email=maria@example.gr'));
  await expect.poll(() => sent.join('\n')).toContain('early failure of [email]');
  await failNow(page);
  await expect.poll(() => sent.join('\n')).toContain('late failure');
  const all = sent.join('\n');
  expect(all).toContain('"environment":"production"');
  for (const secret of ['maria', 'Papas', 'utm_source', 'Mozilla']) expect(all).not.toContain(secret);
  // Everything goes through the site, and nothing is stored in the browser.
  expect(requests.elsewhere()).toEqual([]);
  const { cookies, session } = await namesKept(page);
  expect({ cookies, session }).toEqual({ cookies: [], session: [] });
});

test('I1 nothing is loaded or sent without a reporting service', async ({ page }) => {
  const sent = await collectReports(page, null);
  const requests = watchRequests(page);
  await failEarly(page);
  await afterIdle(page, () => page.goto('/news'));
  await page.waitForLoadState('networkidle');
  const failed = page.waitForEvent('pageerror');
  await failNow(page);
  await failed;
  expect(sent).toEqual([]);
  expect(requests.elsewhere()).toEqual([]);
  expect(await page.evaluate(() => '__SENTRY__' in window)).toBe(false);
});

/** A visitor who consented to analytics, on a page whose address isn't localhost; `chance` decides what is sampled. */
async function openMeasured(page: Page, baseURL: string | undefined, chance: number): Promise<string> {
  const site = (baseURL ?? '').replace('localhost', '127.0.0.1');
  await page.addInitScript(
    ([key, value, fixed]) => {
      localStorage.setItem(key, value);
      Math.random = () => fixed;
    },
    [CONSENT_KEY, serialiseConsents(everything), chance] as const,
  );
  await afterIdle(page, () => page.goto(`${site}/news`));
  await page.waitForFunction(() => '__SENTRY__' in window);
  return site;
}

/** Whether a request of the page to this address carries a trace header. */
async function isTraced(page: Page, address: string): Promise<boolean> {
  const sent = page.waitForRequest((request) => request.url().includes(address));
  await page.evaluate((to) => fetch(to).catch(() => null), address);
  return 'sentry-trace' in (await (await sent).allHeaders());
}

test('I1 half of the page loads are timed; trace headers go to addresses below api/', async ({
  page,
  baseURL,
}) => {
  const sent = await collectReports(page, 'http://publickey@127.0.0.1:9/1');
  await openMeasured(page, baseURL, 0.49);
  expect(await isTraced(page, '/api/health')).toBe(true);
  expect(await isTraced(page, '/lake/v1/ping')).toBe(false);
  await expect.poll(() => sent.join('\n')).toMatch(/"type":"(transaction|span)"/);
});

test('I1 the other half is not timed', async ({ page, baseURL }) => {
  const sent = await collectReports(page, 'http://publickey@127.0.0.1:9/1');
  await openMeasured(page, baseURL, 0.51);
  await failNow(page);
  await expect.poll(() => sent.join('\n')).toContain('late failure');
  expect(sent.join('\n')).not.toMatch(/"type":"(transaction|span)"/);
});
