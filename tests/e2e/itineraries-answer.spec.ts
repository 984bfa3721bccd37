import { expect, test, type Locator, type Page } from '@playwright/test';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays, isoWeekday } from '#foundation/dates/day.ts';
import { longDay, shortDay } from '#foundation/dates/format-day.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';
import { expectAccessible } from './booking-steps.ts';

test.use({ locale: 'el-GR' });

// The timetable answers at once: what leaves next, then the day that somebody chooses.
const texts = {
  el: { ...el.common.itineraries, question: el.common.question },
  en: { ...en.common.itineraries, question: en.common.question },
};

const answer = (page: Page) => page.locator('section[aria-busy]');
const rows = (page: Page) =>
  answer(page)
    .locator('ul')
    .first()
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const dayTab = (page: Page) => page.getByRole('search').locator('summary');

/** A day of the week, at least a week ahead and not in the holidays. */
function aDay(weekday: number): string {
  const start = addDays(athensDay(new Date()), 7);
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index));
  return days.find((day) => isoWeekday(day) === weekday && !/12-2|12-3|01-0/.test(day)) ?? start;
}
const FRIDAY = 5;
const WEDNESDAY = 3;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

for (const [locale, javaScriptEnabled] of [
  ['el', true],
  ['en', false],
] as const)
  test(`the timetable opens with what leaves next, ${locale}, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    const page = await context.newPage();
    await page.goto(locale === 'el' ? '/itineraries' : '/en/itineraries');
    await expect(page.getByRole('button', { name: texts[locale].question.now })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(rows(page).first()).toBeVisible();
    // In the evening nothing may leave any more today.
    const isAllTomorrow = (await rows(page).first().locator('em').count()) > 0;
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(
      isAllTomorrow ? texts[locale].nextTitle : new RegExp(`^${texts[locale].question.now}, `),
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      locale === 'el' ? 'Από τη Ρόδο προς όλα τα λιμάνια' : 'Rhodes to all ports',
    );
    // The lines keep their season: no day is chosen.
    await expect(page.getByRole('navigation', { name: texts[locale].season })).toBeVisible();
    await context.close();
  });

for (const [width, height, most] of [
  [390, 844, 560],
  [1440, 900, 520],
] as const)
  for (const query of ['', `?date=${aDay(FRIDAY)}`])
    test(`the first ship is above ${most} px at ${width} px, ${query ? 'on a day' : 'next'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/itineraries${query}`);
      expect((await boxOf(rows(page).first())).y).toBeLessThan(most);
      await page.setViewportSize({ width: 320, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

test('a remembered port is answered at once, without a step in the history', async ({ page }) => {
  await page.goto('/en');
  await page
    .getByRole('search')
    .getByRole('combobox', { name: texts.en.question.from, exact: true })
    .selectOption('KOS');
  await page.goto('/en/itineraries');
  const before = await page.evaluate(() => history.length);
  await expect(answer(page)).toContainText('from Kos');
  await expect(page).toHaveURL(/\?from=KOS$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

for (const javaScriptEnabled of [true, false])
  test(`a chosen day takes the place of “day”, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL, locale: 'el-GR' });
    const page = await context.newPage();
    await page.goto('/itineraries');
    await expect(dayTab(page)).toHaveText(texts.el.question.day);
    const date = aDay(FRIDAY);
    await dayTab(page).click();
    await page.getByLabel(texts.el.question.dateLabel).fill(date);
    await page.getByRole('button', { name: texts.el.question.showDay }).click();
    await expect(dayTab(page)).toHaveText(shortDay(date, 'el'));
    await expect(dayTab(page)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: texts.el.question.now }).click();
    await expect(dayTab(page)).toHaveText(texts.el.question.day);
    await context.close();
  });

test('a day without a ship says when ships sail, and opens the next one', async ({ page }) => {
  const locale = 'el';
  const date = aDay(WEDNESDAY);
  await page.goto(`/itineraries?destination=PAT&date=${date}`);
  const week = answer(page).getByRole('list', { name: texts[locale].week });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.locator('[aria-current=date]')).toContainText(longDay(date, locale));
  await expect(answer(page)).toContainText((texts[locale].seasonDays.split('{')[0] ?? '').trim());
  await expectAccessible(page);
  const next = answer(page).getByRole('link', { name: texts[locale].nextSailing.split('{')[0] });
  await next.click();
  await expect(week).toBeHidden();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(date));
});

test('times are of the same width, and the calls of a row stand under each other', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/itineraries?from=KOS&date=${aDay(FRIDAY)}`);
    const names = await answer(page).locator('ul > li > div > b').all();
    const lefts = await Promise.all(names.map(async (name) => Math.round((await boxOf(name)).x)));
    expect(new Set(lefts).size, `names at ${width}`).toBe(1);
    const calls = answer(page).locator('ul > li > ol').first().getByRole('listitem');
    const widths = await Promise.all(
      (await calls.all()).map(async (call) => Math.round((await boxOf(call)).width)),
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.max(...widths) - Math.min(...widths), `calls at ${width}`).toBeLessThanOrEqual(1);
  }
});

test('list and map are inside the page, and the map stays beside the rows', async ({ page }) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/itineraries?date=${aDay(FRIDAY)}`);
    const map = page.locator('living-sea');
    const [search, list, chart] = await Promise.all([
      boxOf(page.getByRole('search')),
      boxOf(answer(page)),
      boxOf(map),
    ]);
    expect(Math.round(list.x)).toBe(Math.round(search.x));
    expect(chart.x).toBeGreaterThan(list.x + list.width);
    expect(Math.round(chart.x + chart.width)).toBe(Math.round(search.x + search.width));
    await page.evaluate(() => scrollTo(0, 700));
    const { y } = await boxOf(map);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(200);
  }
});

for (const path of ['/', '/itineraries', `/destinations/${seededText('destination-symi', 'permalink_el')}`])
  test(`the question is two fields and a row of days at 768 px, ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(path);
    const search = page.getByRole('search', { name: texts.el.question.label }).first();
    const fields = await Promise.all(
      (await search.locator('form > label, form > p:has(b)').all()).map(async (field) => await boxOf(field)),
    );
    expect(fields).toHaveLength(2);
    const [from, to] = fields;
    expect(from?.y).toBe(to?.y);
    expect(Math.abs((from?.width ?? 0) - (to?.width ?? 9))).toBeLessThan(1.5);
    const days = await boxOf(search.getByRole('group', { name: texts.el.question.when }));
    expect(days.y).toBeGreaterThan((from?.y ?? 0) + (from?.height ?? 0) - 1);
    expect(Math.round(days.x)).toBe(Math.round(from?.x ?? 0));
  });

// It hung under the time.
test('on phones the state of another sailing stands under its ship', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const state = 'Ακυρώθηκε, λόγω ανέμων';
  await page.route('**/api/timetable/day?**', async (route) => {
    const view = await (await route.fetch()).json();
    for (const sailing of view.sailings) sailing.state = { tone: 'bad', text: state };
    await route.fulfill({ json: view });
  });
  await page.goto('/itineraries?date=tomorrow');
  const row = answer(page).getByRole('listitem').filter({ hasText: state }).first();
  const [ship, said] = [
    await row.locator('small').boundingBox(),
    await row.getByText(state, { exact: true }).boundingBox(),
  ];
  expect(said?.x).toBe(ship?.x);
  expect(said?.y).toBeGreaterThan(ship?.y ?? 0);
});

test('the words of a day fit its tab at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/itineraries');
  const tab = page.getByRole('button', { name: texts.en.question.tomorrow });
  const room = await tab.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return button.getBoundingClientRect().width - range.getBoundingClientRect().width;
  });
  expect(room).toBeGreaterThanOrEqual(8);
});

test('the sea of the home page ends with its band', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const band = page.locator('section:has(> living-sea)').first();
  await expect(band).toHaveCSS('overflow-clip-margin', '0px');
});

test('in forced colours the map keeps its sea, and a chosen line its sample', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, forcedColors: 'active', locale: 'el-GR' });
  const page = await context.newPage();
  await page.goto('/');
  const map = page.locator('section:has(> living-sea) living-sea > div:has(> svg)').first();
  await expect(map).toHaveCSS('forced-color-adjust', 'none');
  await expect(map).toHaveCSS('overflow', 'hidden');
  await page.goto('/itineraries');
  const chosen = page.getByRole('navigation', { name: texts.el.chooseLine }).locator('[aria-current] path');
  const [line, ground] = await chosen.evaluate((path) => [
    getComputedStyle(path).stroke,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(line).not.toBe(ground);
  await context.close();
});
