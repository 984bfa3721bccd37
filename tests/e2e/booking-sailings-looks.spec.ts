import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseSailings, expectAccessible, like, openDays, pathOf, textsOf } from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';
import { openWays } from './counter.ts';
import { onFoot } from './sold-booking.ts';

test.use({ locale: 'el-GR' });

// The departure at 09:00 was broken into “09:0” and “0”: the column was as wide as 09:30.
test('D1 every time of a ship’s row is on one line, and the page is no wider than the screen', async ({
  page,
}) => {
  const { dates } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, 20);
  for (const width of [320, 390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/booking/sailings?from=RHO&to=SYM&date=${dates[0]}&adults=1`);
    const times = page.locator('#out').getByText(/^(?:Αναχώρηση|Άφιξη) ?\d\d:\d\d$/);
    await expect(times.first()).toBeVisible();
    // The widest digits, as in a departure at 20:00: every row must have room for them.
    const lines = await times.evaluateAll((all) =>
      all.map((time) => {
        time.lastChild?.replaceWith('20:00');
        return Math.round(
          time.getBoundingClientRect().height / parseFloat(getComputedStyle(time).lineHeight),
        );
      }),
    );
    expect(new Set(lines), `at ${width}`).toEqual(new Set([1]));
    expect(await overflow(page), `at ${width}`).toBe(0);
  }
});

for (const locale of ['el', 'en'] as const satisfies Locale[])
  test(`D6 a week in which nothing sails offers another search, and no button without an effect, ${locale}`, async ({
    page,
  }) => {
    const { sailings, summary } = textsOf(locale);
    const { dates } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, 20);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathOf(locale, `/booking/sailings?from=AST&to=FOU&date=${dates[0]}`));
      await expect(page.getByText(sailings.emptyWeek)).toBeVisible();
      await expect(page.getByText(sailings.emptyNone)).toHaveCount(0);
      await expect(page.getByRole('link', { name: sailings.chooseWay.out })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: sailings.addReturn.title })).toHaveCount(0);
      await expect(page.getByText(summary.chooseTime)).toHaveCount(0);
      await expect(page.getByText(summary.total, { exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: sailings.changeSearch }).first()).toHaveAttribute(
        'href',
        /\/booking\?from=AST&to=FOU/,
      );
      const sizes = await page
        .locator('#out')
        .getByText(sailings.noSailing, { exact: true })
        .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
      expect(await overflow(page)).toBe(0);
    }
    await expectAccessible(page);
  });

for (const locale of ['el', 'en'] as const satisfies Locale[])
  test(`D1 a return trip: both days start at one height, and the summary says in words what is missing, ${locale}`, async ({
    page,
  }) => {
    const { sailings, summary, price } = textsOf(locale);
    await page.setViewportSize({ width: 1440, height: 900 });
    const days = await openDays(page);
    await page.goto(
      pathOf(locale, `/booking/sailings?from=RHO&to=SYM&date=${days.out}&return=${days.back}&adults=2`),
    );
    // Whatever the days are called, one heading takes one line and the other two.
    await page.locator('#out h2').evaluate((heading) => heading.replaceChildren('4'));
    await page.locator('#back h2').evaluate((heading) => heading.replaceChildren('Rhodes '.repeat(12)));
    const tops = await page
      .locator('#out > div:last-child, #back > div:last-child')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    // A price of four letters and a half was at the edge, and a mouse couldn't reach the days beyond it.
    for (const bound of await page.locator('#out, #back').all()) {
      const week = bound.locator('ol:has([data-day])').first();
      await expect(week).toHaveCSS('scrollbar-width', 'thin');
      const cut = await week.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        return Array.from(list.children, (cell) => cell.getBoundingClientRect()).filter(
          (box) =>
            (box.left < left - 2 && box.right > left + 2) || (box.left < right - 2 && box.right > right + 2),
        );
      });
      expect(cut).toEqual([]);
    }

    const card = page.getByRole('complementary', { name: summary.title });
    await expect(card.getByText(summary.chooseTime)).toHaveCount(2);
    await expect(card.getByText(summary.nothingChosen)).toBeVisible();
    expect(await card.innerText()).not.toMatch(/^[–—\-\s]+$/mu);
    await page.setViewportSize({ width: 390, height: 844 });
    const height = await barHeight(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await chooseSailings(page, locale);
    // It was below a window of 900 px.
    await expect(card.getByRole('button', { name: sailings.continueLong })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: sailings.needs.title })).toBeVisible();
    // What a discount takes off is said beside the choice, its conditions once in the summary.
    const reason = like(price.reasons.replace('{reasons}', ''));
    await expect(page.locator('#out').getByText(reason)).toHaveCount(1);
    await expect(card.getByText(reason)).toHaveCount(0);
    await expect(card.getByText(price.contained)).toHaveCount(1);
    await expect(card.getByText(sailings.chosen)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await barHeight(page)).toBe(height);
  });

/** How much wider than the screen the page is, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function barHeight(page: Page): Promise<number> {
  return page.locator('[data-foot-bar]').evaluate((bar) => Math.round(bar.getBoundingClientRect().height));
}
