import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** WCAG 1.4.10: no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return Array.from(document.querySelectorAll('body *'))
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
      .slice(-5)
      .map((each) => `${each.tagName}.${each.className}`);
  });
  expect(wide, `${page.url()} is too wide`).toEqual([]);
}

/**
 * WCAG 2.4.11: moves through the page by Tab and returns the focused elements that were completely covered, for example
 * by a sticky bar. A native control that is drawn by its label counts as visible when its label is.
 */
export async function coveredByTab(page: Page, most = 120): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    scrollTo(0, 0);
  });
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const labels = focused instanceof HTMLInputElement ? Array.from(focused.labels ?? []) : [];
      const isSeen = [focused, ...labels].some((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            return hit !== null && (each.contains(hit) || hit.contains(focused));
          }),
        );
      });
      return { name: `${focused.tagName} ${focused.textContent?.slice(0, 40) || focused.id}`, isSeen };
    });
    if (found === null) break;
    if (!found.isSeen) covered.push(found.name);
  }
  return covered;
}

/** The share of the screen's height taken by bars that stay while the page scrolls, from 0 to 1. */
export async function heldByBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    let held = 0;
    const rows = Array.from({ length: 64 }, (_none, at) => ((at + 0.5) / 64) * innerHeight);
    for (const y of rows) {
      let hit = document.elementFromPoint(innerWidth / 2, y);
      while (hit && !/^(?:sticky|fixed)$/.test(getComputedStyle(hit).position)) hit = hit.parentElement;
      if (hit) held += 1;
    }
    return held / rows.length;
  });
}

/** Presses Tab until the element has the focus, like somebody without a mouse. */
export async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await wanted.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${wanted}`);
}
