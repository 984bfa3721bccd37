import { expect, test } from '@playwright/test';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { expectAccessible, pathOf, textsOf } from './booking-steps.ts';
import { search } from './counter.ts';
import { cheapestFirst, onFoot, openIn, sell } from './sold-booking.ts';

// docs/decisions/111-punctuality-and-wind-of-a-booked-ship.md

test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['el', 'en'] as const)
  test.describe(locale, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('what the wind may mean is said in the last days before a ship leaves', async ({
      page,
      context,
    }) => {
      const t = textsOf(locale);
      const sample = page.getByText(t.mine.outlook.sample);
      const [later] = await cheapestFirst(onFoot, 10);
      if (!later) throw new Error('no ship');
      const far = await sell(later, onFoot);
      await openIn(context, far);
      await page.goto(pathOf(locale, `/booking/manage?ref=${far.reference}`));
      await expect(page.locator('[data-standing="planned"]')).toHaveCount(1);
      await expect(sample).toHaveCount(0);

      const near = await sell(await soon(), onFoot);
      await openIn(context, near);
      await page.goto(pathOf(locale, `/booking/manage?ref=${near.reference}`));
      await expect(sample).toHaveCount(1);
      await expect(sample.locator('..')).toContainText(
        new RegExp([t.mine.outlook.low, t.mine.outlook.possible, t.mine.outlook.likely].join('|')),
      );
      await expectAccessible(page);
    });
  });

/** A ship of tomorrow or the day after, wherever it goes. */
async function soon() {
  for (const day of [1, 2].map((days) => addDays(athensDay(new Date()), days)))
    for (const to of ['SYM', 'KOS', 'HLK', 'KAL']) {
      const found = await search([{ from: 'RHO', to, date: day }], onFoot);
      const [ship] = (found.trips[0]?.journeys ?? []).filter(
        ({ state, legs }) => state === 'available' && legs.length === 1,
      );
      if (ship) return ship;
    }
  throw new Error('no ship leaves Rhodes tomorrow or the day after');
}
