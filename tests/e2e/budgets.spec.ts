import { expect, test } from '@playwright/test';
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
