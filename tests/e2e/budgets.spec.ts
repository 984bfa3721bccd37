import { expect, test } from '@playwright/test';
import { PLAIN_BOOKING_KB } from '#scripts/budget/budgets.ts';
import { weighEach, weighPlainBooking } from '#scripts/budget/weigh.ts';
import { matchedAnew } from './style-matching.ts';

/**
 * Without pictures: how many of those near the fold load before the load event depends on the machine; `npm run budget`
 * shows them.
 */
const KINDS = ['page', 'script', 'style', 'font'] as const;

test('no kind of page exceeds its weight budget on a first visit', async ({ browser, baseURL }) => {
  test.slow();
  const over: string[] = [];
  for await (const { name, weight, budget } of weighEach(browser, baseURL ?? '')) {
    for (const kind of KINDS)
      if (!(weight[kind] <= budget[kind]))
        over.push(`${name}: ${weight[kind].toFixed(1)} of ${budget[kind]} ${kind}`);
  }
  expect(over).toEqual([]);
});

// It was 106 KB: fonts had weights that no style uses, and streamed pages were compressed at the lowest level.
test('without scripts, the first step of a booking is at most 100 KB, including fonts and pictures', async ({
  browser,
  baseURL,
}) => {
  for await (const { path, kilobytes } of weighPlainBooking(browser, baseURL ?? ''))
    expect(kilobytes, path).toBeLessThan(PLAIN_BOOKING_KB);
});

// A rule for every element behind `:root:has(…)` made browsers match 589 elements of the home page and 864 of the timetable anew, each
// time that anything changed.
test('a change of a page makes the browser match few of its elements anew', async ({ page }) => {
  for (const path of ['/', '/itineraries', '/agencies', '/booking']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const count = await matchedAnew(page);
    expect(count, path).toBeGreaterThan(0);
    expect(count, path).toBeLessThan(200);
  }
});
