import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { checks } from './criteria.ts';
import { expectNoSidewaysScroll, coveredByTab, heldByBars, tabTo } from './reach.ts';
import { openDays, pathOf, textsOf } from './booking-steps.ts';
import { startScript } from './visitor-browser.ts';
import { goOn, walk } from './booking-walk.ts';

for (const locale of ['el', 'en'] as const) {
  const t = textsOf(locale);
  // The native field at first, the enhanced one after hovering.
  const enhancedFrom = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^${t.search.from} `) }).first();
  const from = (page: Page) => page.getByLabel(t.search.from, { exact: true }).or(enhancedFrom(page)).first();
  const day = (page: Page, date: string) => page.getByRole('dialog').locator(`[data-day="${date}"]`);
  const journey = (page: Page) =>
    page.getByRole('link', { name: new RegExp(`^${t.sailings.choose} `) }).first();

  test.describe(`a booking within reach, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

    test.describe('at 400 % zoom', () => {
      // A screen of 1280 by 1024 pixels.
      test.use({ viewport: { width: 320, height: 256 } });

      test(
        'no page scrolls sideways, and no focused element is hidden under a bar',
        checks('browser', '1.4.10', '2.4.11'),
        async ({ page }) => {
          const problems: string[] = [];
          await walk(page, locale, async (step) => {
            await expectNoSidewaysScroll(page);
            for (const name of await coveredByTab(page)) problems.push(`${step}: ${name} is covered`);
            const held = await heldByBars(page);
            if (held > 0.4) problems.push(`${step}: bars hold ${Math.round(held * 100)} % of the screen`);
          });
          expect(problems).toEqual([]);
        },
      );
    });

    test(
      'seats are held with the keyboard alone',
      checks('browser', '2.1.1', '2.1.2', '2.4.3', '3.2.1'),
      async ({ page }) => {
        const { out, back } = await openDays(page);
        await page.goto(pathOf(locale, '/booking'));
        await startScript(page);
        await tabTo(page, from(page));
        await page.keyboard.press('Enter');
        // Each choice moves on to the next empty field.
        for (const [title, typed] of [
          [t.search.from, 'rodos'],
          [t.search.to, 'symi'],
        ] as const) {
          await expect(page.getByRole('dialog', { name: title }).getByRole('combobox')).toBeFocused();
          await page.keyboard.type(typed);
          await page.keyboard.press('Enter');
        }
        for (const [title, date] of [
          [t.search.date, out],
          [t.search.return, back],
        ] as const) {
          await expect(page.getByRole('dialog', { name: title }).locator('[data-day]:focus')).toBeVisible();
          await arrowTo(page, day(page, date));
          await page.keyboard.press('Enter');
        }
        await tabTo(page, page.getByRole('button', { name: t.search.submit, exact: true }));
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/booking\/sailings/);
        for (const chosen of [/[?&]go=/, /[?&]back=/]) {
          await tabTo(page, journey(page));
          await page.keyboard.press('Enter');
          await page.waitForURL(chosen);
        }
        await tabTo(page, page.getByRole('button', { name: t.sailings.continueLong }));
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/booking\/travellers/);
        await expect(page.getByRole('timer')).toBeVisible();
      },
    );

    test('from the ports on the home page to held seats on a return trip in six presses', async ({
      page,
    }) => {
      const { out, back } = await openDays(page);
      let presses = 0;
      const press = async (what: Locator) => {
        presses += 1;
        await what.click();
      };
      await page.goto(pathOf(locale, '/'));
      // A list that is pressed before the script has come stays the browser's own.
      await from(page).hover();
      await expect(enhancedFrom(page)).toBeVisible();
      await from(page).click();
      for (const [title, typed] of [
        [t.search.from, 'rodos'],
        [t.search.to, 'symi'],
      ] as const) {
        await page.getByRole('dialog', { name: title }).getByRole('combobox').fill(typed);
        await page.getByRole('option').first().click();
      }
      await press(day(page, out));
      await press(day(page, back));
      await press(page.getByRole('button', { name: t.search.submit, exact: true }));
      await page.waitForURL(/\/booking\/sailings/);
      for (const chosen of [/[?&]go=/, /[?&]back=/]) {
        await press(journey(page));
        await page.waitForURL(chosen);
      }
      presses += 1;
      await goOn(page, locale);
      await expect(page.getByRole('timer')).toBeVisible();
      expect(presses).toBeLessThanOrEqual(6);
    });
  });
}

/** Moves through a calendar with the arrow key, day by day. */
async function arrowTo(page: Page, day: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if ((await day.count()) > 0 && (await day.evaluate((each) => each === document.activeElement))) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`the arrow never reached ${day}`);
}
