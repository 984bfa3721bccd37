import { expect, type Page } from '@playwright/test';

/** Waits until the page has read its settings: before that, bubble and reports can't be there, and nothing is proven. */
export async function afterIdle(page: Page, go: () => Promise<unknown>): Promise<void> {
  const settings = page.waitForResponse((answer) => answer.url().includes('/api/browser-settings'));
  await go();
  // A key that does nothing is a sign of a person, for which the page's script waits.
  await page.keyboard.press('Shift');
  await settings;
}

/** Starts the page's script with a key that does nothing, and waits until it answers. */
export async function startScript(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** Names of everything that scripts of the page can find in the browser's storage. */
export async function namesKept(
  page: Page,
): Promise<{ cookies: string[]; local: string[]; session: string[] }> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const [local = [], session = []] = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  ]);
  return { cookies, local, session };
}

/** Every request of the page so far. */
export function watchRequests(page: Page): { elsewhere: () => string[]; all: string[] } {
  const all: string[] = [];
  page.on('request', (request) => all.push(request.url()));
  const elsewhere = () =>
    all.filter((address) => /^https?:/.test(address) && new URL(address).host !== new URL(page.url()).host);
  return { elsewhere, all };
}

/** Layout shift of the page so far, as browsers measure it. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** The focused element, for messages that say more than true or false. */
export async function expectFocusInside(page: Page, selector: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector))
    .toBe(true);
}
