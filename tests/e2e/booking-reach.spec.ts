import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { checks } from './criteria.ts';
import { expectNoSidewaysScroll, coveredByTab, heldByBars, tabTo } from './reach.ts';
import { Effort } from './effort.ts';
import { fetchOpenDays, like, openDays, pathOf, textsOf } from './booking-steps.ts';
import { startScript } from './visitor-browser.ts';
import { goOn, walk } from './booking-walk.ts';

for (const locale of ['el', 'en'] as const) {
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
  });
}

test.describe('a booking within reach', () => {
  const locale = 'el';
  const t = textsOf(locale);
  // The native field at first, the enhanced one after hovering.
  const enhancedFrom = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^${t.search.from} `) }).first();
  const from = (page: Page) => page.getByLabel(t.search.from, { exact: true }).or(enhancedFrom(page)).first();
  const day = (page: Page, date: string) => page.getByRole('dialog').locator(`[data-day="${date}"]`);
  const journey = (page: Page) =>
    page.getByRole('link', { name: new RegExp(`^${t.sailings.choose} `) }).first();

  test.use({ locale: 'el-GR', contextOptions: { reducedMotion: 'reduce' } });

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

  test('from the ports on the home page to held seats on a return trip in six presses', async ({ page }) => {
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

test.describe('a family of four with a car, on a phone', () => {
  test.use({
    locale: 'el-GR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('gets from the home page to the payment in less than two minutes of a person’s time', async ({
    page,
  }) => {
    const t = textsOf('el');
    const tt = t.travellers;
    const effort = new Effort(page);
    const { out, back } = await fetchOpenDays(page, 'adults=2&children=2&vehicles=CAR1');
    await page.goto('/');
    // A list that is pressed before the script has come stays the browser's own.
    await startScript(page);
    await page.getByLabel(t.search.from, { exact: true }).hover();
    const field = (label: string) => page.getByRole('button', { name: new RegExp(`^${label} `) }).first();
    const sheet = page.getByRole('dialog');
    await effort.press(field(t.search.from));
    await effort.press(sheet.getByRole('option', { name: /^Ρόδος/ }).first());
    await effort.press(sheet.getByRole('option', { name: /^Σύμη/ }).first());
    for (const date of [out, back]) await effort.press(sheet.locator(`[data-day="${date}"]`));
    await effort.press(field(t.search.passengers));
    for (const what of [t.search.adults, t.search.children, t.search.children, t.search.vehicleName.CAR1])
      await effort.press(
        sheet.getByRole('button', { name: t.search.more.replace('{what}', what), exact: true }),
      );
    await effort.press(sheet.getByRole('button', { name: t.search.done }));
    await effort.press(page.getByRole('button', { name: t.search.submit, exact: true }));
    await effort.screen(/\/booking\/sailings/);
    expect(effort.presses, 'from the home page to the sailings').toBeLessThanOrEqual(12);

    const journey = page.getByRole('link', { name: new RegExp(`^${t.sailings.choose} `) }).first();
    for (const chosen of [/[?&]go=/, /[?&]back=/]) {
      await effort.press(journey);
      await page.waitForURL(chosen);
    }
    await effort.press(
      page.getByRole('button', { name: t.sailings.continue }).filter({ visible: true }).first(),
    );
    await effort.screen(/\/booking\/travellers/);

    const family = [
      ['Μαρία', '12', '9', '1988', 'F'],
      ['Νίκος', '3', '5', '1985', 'M'],
      ['Άννα', '21', '2', '2018', 'F'],
      ['Πέτρος', '7', '11', '2020', 'M'],
    ] as const;
    for (const [index, [given, day, month, year, gender]] of family.entries()) {
      const number = String(index + 1);
      const person = page.getByRole('group', { name: tt.passenger.replace('{number}', number) }).first();
      if (index === 0) await effort.type(person.getByLabel(tt.surname, { exact: true }), 'Αντωνίου');
      else {
        await effort.press(page.getByRole('link', { name: tt.next.replace('{number}', number) }));
        await effort.press(
          person.getByRole('checkbox', { name: tt.same.replace('{number}', String(index)) }),
        );
      }
      await effort.type(person.getByLabel(tt.given, { exact: true }), given);
      await effort.type(person.getByLabel(tt.day, { exact: true }), day);
      await effort.pick(person.getByLabel(tt.month, { exact: true }), month);
      await effort.type(person.getByLabel(tt.year, { exact: true }), year);
      await effort.pick(person.getByLabel(tt.gender), gender);
      if (index === 0) await effort.pick(person.getByLabel(tt.nationality, { exact: true }), 'GR');
    }
    await effort.type(page.getByLabel(tt.plate), 'ΡΟΑ4521');
    await effort.pick(page.getByLabel(tt.driver), '0');
    await effort.type(page.getByRole('textbox', { name: tt.email }), 'maria@example.gr');
    await effort.press(page.getByRole('link', { name: tt.toReview }));
    // Method and button are in sight where that link leads.
    const method = page.getByRole('radio', { name: tt.pay.test.title });
    const pay = page.getByRole('button', { name: like(tt.pay.test.button) });
    await expect(method).toBeInViewport();
    await effort.press(method);
    await expect(pay).toBeInViewport({ ratio: 1 });
    await effort.press(pay);
    await effort.screen(/\/payments\/test\//);
    // Whoever adds a press changes these, and knows it.
    expect(effort.counts()).toEqual({ presses: 59, keys: 73, screens: 4 });
    expect(effort.seconds()).toBeLessThan(120);
  });
});

/** Moves through a calendar with the arrow key, day by day. */
async function arrowTo(page: Page, day: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if ((await day.count()) > 0 && (await day.evaluate((each) => each === document.activeElement))) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`the arrow never reached ${day}`);
}
