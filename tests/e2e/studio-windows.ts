import { type Browser, expect, type Page, type PlaywrightTestOptions, test as base } from '@playwright/test';
import { beSignedIn, visit } from './studio-desk.ts';

const VIEWPORT = { width: 1440, height: 900 };

/**
 * Tests of the Studio that start in a window where it is loaded already: `page` belongs to the seeded editor, `colleague`
 * to the administrator. Loading the Studio takes most of the time of such a test, so the windows stay open for all tests
 * of a worker; a test that needs its own opens them with `context` or `browser`. After a failure Playwright starts a new
 * worker, and so new windows; for a file with another `test`, too.
 */
export const test = base.extend<{ colleague: Page }, { editorWindow: Page; adminWindow: Page }>({
  editorWindow: [
    ({ browser }, use, { project }) => withStudio(browser, project.use, 'editor@meltemi.example', use),
    { scope: 'worker', timeout: 120_000 },
  ],
  adminWindow: [
    ({ browser }, use, { project }) => withStudio(browser, project.use, 'admin@meltemi.example', use),
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ editorWindow }, use) => between(editorWindow, use),
  colleague: async ({ adminWindow }, use) => between(adminWindow, use),
});

async function withStudio(
  browser: Browser,
  { baseURL, storageState, timezoneId, proxy, ignoreHTTPSErrors }: Partial<PlaywrightTestOptions>,
  email: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    storageState,
    timezoneId,
    proxy,
    ignoreHTTPSErrors,
    viewport: VIEWPORT,
  });
  const page = await context.newPage();
  await beSignedIn(page, email);
  await page.goto('/studio/structure');
  await expect(page.getByText('Destinations', { exact: true })).toBeVisible({ timeout: 60_000 });
  await use(page);
  await context.close();
}

/** Leaves the window at the list of content, as the next test expects it. */
async function between(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  await use(page);
  await visit(page, '/studio/structure');
}
