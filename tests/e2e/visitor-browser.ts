import { expect, type Page } from '@playwright/test';

/** Waits until the page has read its settings: before that, bubble and reports can't be there, and nothing is proven. */
export async function afterIdle(page: Page, go: () => Promise<unknown>): Promise<void> {
  const settings = page.waitForResponse((answer) => answer.url().includes('/api/browser-settings'));
  await go();
  await settings;
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
