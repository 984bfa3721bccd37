import { expect, test } from '@playwright/test';
import { measurePlain } from '#scripts/budget/measure.ts';
import { weighEach } from '#scripts/budget/weigh.ts';

/** How many pictures near the edge of the screen come before the load event depends on the machine: `npm run budget` shows them. */
const KINDS = ['page', 'script', 'style', 'font'] as const;

test('no kind of page weighs more than its budget for somebody who was never here', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const over: string[] = [];
  for await (const { name, weight, budget } of weighEach(browser, baseURL ?? '')) {
    for (const kind of KINDS)
      if (!(weight[kind] <= budget[kind]))
        over.push(`${name}: ${weight[kind].toFixed(1)} of ${budget[kind]} ${kind}`);
  }
  expect(over).toEqual([]);
});

// It came to 106 KB: fonts with weights that no style names, and streamed pages packed at the lowest level.
test('the first step of a booking comes to at most 100 KB, fonts and pictures too, where no script runs', async ({
  browser,
  baseURL,
}) => {
  const weights = {
    el: await measurePlain(browser, `${baseURL}/booking`, 'el-GR'),
    en: await measurePlain(browser, `${baseURL}/en/booking`, 'en-GB'),
  };
  expect(weights.el).toBeLessThan(100);
  expect(weights.en).toBeLessThan(100);
});
