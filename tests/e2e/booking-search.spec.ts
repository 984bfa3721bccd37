import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { athensDay } from '#foundation/dates/athens.ts';
import { addMonths } from '#foundation/dates/month-grid.ts';
import { expectAccessible, openDays, pathOf, textsOf } from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';
import { startScript } from './visitor-browser.ts';

const formOf = (page: Page, locale: Locale = 'el') =>
  page.getByRole('form', { name: textsOf(locale).search.label });

/** Hovers over the form and waits for the enhanced one. */
async function approach(page: Page, locale: Locale = 'el'): Promise<void> {
  await formOf(page, locale).hover();
  const to = page.getByRole('button', { name: new RegExp(`^${textsOf(locale).search.to}`) });
  await expect(to.first()).toBeVisible();
}

async function choosePort(page: Page, typed: string, locale: Locale = 'el'): Promise<void> {
  const box = page.getByRole('combobox', { name: textsOf(locale).search.typePort });
  await box.fill(typed);
  await box.press('Enter');
}

/** The query of the sailings page. */
const paramsOf = (page: Page) => new URL(page.url()).searchParams;

/** The price of the whole party for the first sailing, in cents. */
async function firstPrice(page: Page, query: string): Promise<number> {
  await page.goto(`/booking/sailings?${query}`);
  const price = page
    .getByRole('main')
    .getByText(/\d+,\d{2}\s€/)
    .first();
  return Number((await price.innerText()).replace(/\D/g, ''));
}

for (const locale of ['el', 'en'] as const satisfies Locale[]) {
  const t = textsOf(locale).search;
  test.describe(`C1–C6 the search form, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('a typing error gets an offer, which Enter alone doesn’t choose', async ({ page }) => {
      await page.goto(pathOf(locale, '/booking'));
      await approach(page, locale);
      const from = page.getByRole('button', { name: new RegExp(`^${t.from}`) });
      await from.press('Enter');
      await choosePort(page, 'kalimnso', locale);
      const box = page.getByRole('combobox', { name: t.typePort });
      await expect(page.getByText(t.didYouMean.replace('{typed}', 'kalimnso'))).toBeVisible();
      await expect(box).not.toHaveAttribute('aria-activedescendant');
      await expectAccessible(page);
      const offer = page.getByRole('option', {
        name: new RegExp(`^${locale === 'el' ? 'Κάλυμνος' : 'Kalymnos'}`),
      });
      await box.press('ArrowDown');
      await expect(box).toHaveAttribute('aria-activedescendant', (await offer.getAttribute('id')) ?? '');
      await box.press('Enter');
      await expect(from).toContainText(locale === 'el' ? 'Κάλυμνος' : 'Kalymnos');
    });

    test('destinations start with the hub and the nearest ports, with days and duration in words', async ({
      page,
    }) => {
      const from = locale === 'el' ? 'Κω' : 'Kos';
      const crossings = textsOf(locale).crossings;
      await page.goto(pathOf(locale, '/booking?from=KOS'));
      await approach(page, locale);
      await page.getByRole('button', { name: new RegExp(`^${t.to}`) }).click();
      const list = page.getByRole('listbox', { name: new RegExp(`${from}[;?]$`) });
      const first = list.getByRole('option').first();
      await expect(first).toHaveAccessibleName(locale === 'el' ? /^Ρόδος .*ώρες/ : /^Rhodes .*hours/);
      const near = list.getByRole('group').filter({ hasText: locale === 'el' ? 'Κάλυμνος' : 'Kalymnos' });
      await expect(near).toHaveAccessibleName(locale === 'el' ? 'Κοντά στην Κω' : 'Near Kos');
      await expect(near.getByRole('option', { name: /Κάλυμνος|Kalymnos/ })).toHaveAccessibleName(
        locale === 'el'
          ? 'Κάλυμνος Κάθε ημέρα, 40 λεπτά έως 1 ώρα και 15 λεπτά'
          : 'Kalymnos Every day, 40 minutes to 1 hour 15 minutes',
      );
      await expect(list.getByRole('group', { name: crossings.withChange })).toBeVisible();
      await expectAccessible(page);
      // Enter chooses what the arrow keys reach, and the map beside the list shows the way there.
      const map = page.getByRole('dialog').locator('svg', { has: page.locator('circle') });
      await expect(map.getByText(locale === 'el' ? 'Κως' : 'Kos', { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(map.getByText(locale === 'el' ? 'Ρόδος' : 'Rhodes', { exact: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: new RegExp(`^${t.to}`) })).toContainText(
        locale === 'el' ? 'Ρόδος' : 'Rhodes',
      );
    });

    test('below the form are the next departures and islands with prices, each to book', async ({ page }) => {
      await page.goto(pathOf(locale, '/booking?from=KOS'));
      const next = page.getByRole('region', { name: locale === 'el' ? /από την Κω/ : /from Kos/ });
      const departure = next.getByRole('listitem').first();
      await expect(departure).toContainText(/\d\d:\d\d/);
      await expect(departure.getByRole('link')).toHaveAttribute('href', /\/booking/);
      const islands = page.getByRole('region', { name: t.islandFares });
      const island = islands.getByRole('link', { name: locale === 'el' ? /^Σύμη/ : /^Symi/ });
      await expect(island).toContainText('€');
      await expectAccessible(page);
      await island.click();
      await expect(page).toHaveURL(/\/booking\?from=RHO&to=SYM$/);
      await expect(page.getByRole('button', { name: new RegExp(`^${t.to}`) })).toContainText(
        locale === 'el' ? 'Σύμη' : 'Symi',
      );
    });

    test('without an answer about days the destinations are there all the same', async ({ page }) => {
      await page.route('**/api/crossings?*', (route) => route.abort());
      await page.goto(pathOf(locale, '/booking?from=KOS'));
      await approach(page, locale);
      await page.getByRole('button', { name: new RegExp(`^${t.to}`) }).click();
      const options = page.getByRole('listbox', { name: t.ports }).getByRole('option');
      await expect(options.first()).toHaveAccessibleName(locale === 'el' ? /^Ρόδος/ : /^Rhodes/);
      await expect(options.filter({ hasText: /Σύμη|Symi/ }).first()).toBeVisible();
    });
  });
}

test.describe('the search form by keyboard', () => {
  const locale = 'el';
  const t = textsOf(locale).search;
  test.use({ locale: 'el-GR' });

  test('from the home page by keyboard: each choice moves to the next field, and nothing else is needed', async ({
    page,
  }) => {
    await page.goto(pathOf(locale, '/'));
    await approach(page, locale);
    await page.getByRole('button', { name: new RegExp(`^${t.from}`) }).press('Enter');
    await choosePort(page, 'rodos', locale);
    await choosePort(page, 'simi', locale);
    const days = page.getByRole('dialog', { name: t.date, exact: true });
    await expect(days.getByText(t.askFromDate)).toBeVisible();
    const focused = days.locator('[data-day]:focus');
    // Once the prices are there, the calendar goes on to the first day with a sailing.
    await expect(focused).toHaveAccessibleName(/€/);
    const first = await focused.getAttribute('data-day');
    await page.keyboard.press('PageDown');
    await expect(focused).not.toHaveAttribute('data-day', first ?? '');
    await page.keyboard.press('Home');
    await expect(focused).toHaveAccessibleName(/€/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const back = page.getByRole('dialog', { name: t.return, exact: true });
    await expect(back.getByText(t.askRetDate)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^${t.return}`) })).toBeFocused();
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await page.waitForURL(/\/booking\/sailings/);
    const { from, to, date, return: home } = Object.fromEntries(paramsOf(page));
    expect([from, to]).toEqual(['RHO', 'SYM']);
    expect(Date.parse(home ?? '') - Date.parse(date ?? '')).toBe(7 * 86_400_000);
  });
});

test.describe('C6 a calendar that starts with days without a sailing', () => {
  test.use({ locale: 'el-GR' });
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  // At the end of a month a phone showed nothing but days without a sailing.
  test('C6 the calendar opens on the first day with a sailing, and leaves alone who has moved on', async ({
    page,
  }) => {
    const t = textsOf('el').search;
    await page.setViewportSize({ width: 390, height: 844 });
    const month = athensDay(new Date()).slice(0, 7);
    const next = addMonths(month, 1);
    let isHeld = true;
    await page.route('**/api/booking/calendar?*', async (route) => {
      const response = await route.fetch();
      const { days } = v.parse(
        v.object({ days: v.array(v.looseObject({ date: v.string() })) }),
        await response.json(),
      );
      const json = {
        days: days.map((day) =>
          day.date < `${next}-03` ? { ...day, state: 'none', lowestCents: null } : day,
        ),
      };
      await expect.poll(() => isHeld).toBe(false);
      await route.fulfill({ response, json });
    });
    const open = async () => {
      await page.goto('/booking?from=RHO&to=SYM');
      await approach(page, 'el');
      await page.getByRole('button', { name: new RegExp(`^${t.date}`) }).click();
    };
    const focused = page.getByRole('dialog').locator('[data-day]:focus');
    await open();
    await expect(focused).toHaveAttribute('data-day', new RegExp(`^${month}`));
    const months = page.getByRole('dialog').getByRole('grid');
    // Weeks that are over are left out.
    await expect(months.first().locator('tbody tr:not(:has(button)):visible')).toHaveCount(0);
    isHeld = false;
    await expect(focused).toHaveAttribute('data-day', new RegExp(`^${next}`));
    await expect(focused).toHaveAccessibleName(/€/);
    await expect(months.first().locator('[data-day]').last()).toHaveAttribute(
      'data-day',
      new RegExp(`^${next}`),
    );

    isHeld = true;
    await open();
    await expect(focused).toHaveAttribute('data-day', new RegExp(`^${month}`));
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    isHeld = false;
    await expect(page.getByRole('dialog').getByRole('button', { name: /€/ }).first()).toBeVisible();
    await expect(focused).toHaveAttribute('data-day', new RegExp(`^${addMonths(month, 2)}`));
  });
});

test.describe('C6 several islands', () => {
  test.use({ locale: 'el-GR' });
  const t = textsOf('el').search;
  const leg = (page: Page, number: number) =>
    page.getByRole('group', { name: t.leg.replace('{number}', String(number)) });

  test('each leg starts where the previous one ended; missing fields are listed by leg', async ({ page }) => {
    const { out } = await openDays(page);
    await page.goto(`/booking?from=RHO&to=SYM&date=${out}`);
    await page.getByRole('radio', { name: t.many }).check();
    await leg(page, 2)
      .getByRole('button', { name: new RegExp(`^${t.to}`) })
      .click();
    await choosePort(page, 'ΚΩΣ');
    // The first day with a ship onwards from there.
    const sailing = leg(page, 2)
      .locator('[data-day]')
      .filter({ hasText: /\d,\d\d/ })
      .first();
    const onwards = await sailing.getAttribute('data-day');
    await sailing.click();
    await page.getByRole('button', { name: t.addLeg }).click();
    await expect(leg(page, 3).getByText('Κως', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.addLeg }).click();
    await expect(page.getByText(t.alert['needsDestination']).first()).toBeVisible();
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(
      formOf(page).getByText(`${t.leg.replace('{number}', '3')}: ${t.missingField.toPort}`),
    ).toBeVisible();
    await expect(leg(page, 3).getByRole('button', { name: new RegExp(`^${t.to}`) })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.removeLeg.replace('{number}', '3') }).click();
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await page.waitForURL(/\/booking\/sailings/);
    expect(paramsOf(page).getAll('from')).toEqual(['RHO', 'SYM']);
    expect(paramsOf(page).getAll('date')).toEqual([out, onwards]);
    await page.goto('/');
    await approach(page);
    await expect(leg(page, 2).getByText('Κως', { exact: true })).toBeVisible();
  });
});

test.describe('the party and its vehicles', () => {
  test.use({ locale: 'el-GR' });
  const t = textsOf('el').search;

  test('claims, pets, a motorbike and a code are part of the search and change the price', async ({
    page,
  }) => {
    const { out } = await openDays(page);
    const plain = await firstPrice(page, `from=RHO&to=SYM&date=${out}&adults=1`);
    await page.goto(`/booking?from=RHO&to=SYM&date=${out}&way=one`);
    await page.getByRole('button', { name: new RegExp(`^${t.passengers}`) }).click();
    const more = (what: string) => page.getByRole('button', { name: t.more.replace('{what}', what) });
    await page.getByText(t.claimsAsk).click();
    const first = t.claim.replace('{who}', t.person.adults.replace('{number}', '1'));
    await page.getByLabel(first).selectOption('STU');
    await more(t.pet.PET_SMALL).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByText(t.promoAsk).click();
    await page.getByLabel(t.promo).fill('MELTEMI10');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await page.waitForURL(/\/booking\/sailings/);
    expect(paramsOf(page).get('claims')).toBe('STU');
    expect(paramsOf(page).get('pets')).toBe('PET_SMALL');
    expect(paramsOf(page).get('promo')).toBe('MELTEMI10');
    const claimed = await firstPrice(page, paramsOf(page).toString());
    expect(claimed).toBeLessThan(plain);

    await page.goto(`/booking?${paramsOf(page)}&way=one`);
    await page.getByRole('button', { name: new RegExp(`^${t.vehicles}`) }).click();
    await more(t.vehicleName.MO2).click();
    await more(t.vehicleName.BIC).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await page.waitForURL(/\/booking\/sailings/);
    expect(paramsOf(page).get('vehicles')).toBe('MO2,BIC');
    expect(await firstPrice(page, paramsOf(page).toString())).toBeGreaterThan(claimed);
  });

  test('a recent search is restored with one press, and foreign entries are dropped', async ({ page }) => {
    const { out, back } = await openDays(page);
    await page.goto(`/booking?from=RHO&to=SYM&date=${out}&return=${back}`);
    await approach(page);
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await page.waitForURL(/\/booking\/sailings/);
    await page.evaluate(() => sessionStorage.setItem('meltemi.search', '{"cart":[1]}'));
    await page.goto('/booking');
    await approach(page);
    await page.getByRole('button', { name: new RegExp(`^${t.from}`) }).click();
    await page
      .getByRole('region', { name: t.recent })
      .getByRole('button', { name: /Ρόδος – Σύμη/ })
      .click();
    await expect(page.getByRole('button', { name: new RegExp(`^${t.to}\\s*Σύμη`) })).toBeVisible();
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await page.waitForURL(/\/booking\/sailings/);
    expect(paramsOf(page).get('return')).toBe(back);
  });

  test('text typed before the script loaded is kept, and a click isn’t lost', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.goto('/');
    await startScript(page);
    await page.waitForLoadState('networkidle');
    // From here on scripts are delayed: the form is still the native one while it is filled in.
    await page.route('**/*.js*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel(t.from, { exact: true }).selectOption('RHO');
    await page.getByLabel(t.to, { exact: true }).click();
    release();
    await expect(page.getByRole('dialog', { name: t.to, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${t.from}\\s*Ρόδος`) })).toBeVisible();
  });
});

test('departures that were read some time ago are asked for again, once, when somebody is there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { rsc, 'next-router-prefetch': prefetch } = request.headers();
    const isPage = new URL(request.url()).pathname === '/en/booking';
    if (isPage && rsc === '1' && prefetch === undefined) asked.push(request.url());
  });
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  await page.goto('/en/booking');
  await startScript(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);

  // The server has read them anew for that.
  await page.clock.setSystemTime(Date.now());
  await page.goto('/en/booking');
  await startScript(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test.describe('D1 several islands without any script', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-GB' });
  const t = textsOf('en').search;

  test('three rows, one more on request, and the search returns with its values', async ({ page }) => {
    const { out, back } = await openDays(page);
    await page.goto('/en/booking');
    await page.getByRole('link', { name: t.many }).click();
    const leg = (number: number) =>
      page.getByRole('group', { name: t.leg.replace('{number}', String(number)) });
    await expect(leg(3)).toBeVisible();
    await leg(1).getByLabel(t.from, { exact: true }).selectOption('RHO');
    for (const [number, port, day] of [
      [1, 'SYM', out],
      [2, 'KOS', out],
      [3, 'RHO', back],
    ] as const) {
      await leg(number).getByLabel(t.to, { exact: true }).selectOption(port);
      if (number < 3) await leg(number).getByLabel(t.date, { exact: true }).fill(day);
    }
    await page.getByRole('button', { name: t.addLeg }).click();
    await expect(leg(4)).toBeVisible();
    await expect(leg(2).getByLabel(t.to, { exact: true })).toHaveValue('KOS');
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await page.waitForURL(/check=1/);
    await expect(
      page.getByText(`${t.leg.replace('{number}', '3')}: ${t.missingField.fromDate}`),
    ).toBeVisible();
    await leg(3).getByLabel(t.date, { exact: true }).fill(back);
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await page.waitForURL(/\/booking\/sailings/);
    expect(paramsOf(page).getAll('to').filter(Boolean)).toEqual(['SYM', 'KOS', 'RHO']);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rhodes');
  });
});
