import { expect, test } from '@playwright/test';
import { KINDS } from '#scripts/budget/budgets.ts';
import { weighEach } from '#scripts/budget/weigh.ts';

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
