import { expect, test, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';
import { LARGEST_SHIFT, shiftOf } from './layout-shift.ts';
import { startScript } from './visitor-browser.ts';

// Who is open now (docs/decisions/116-opening-hours.md). Caches keep the page, so only the browser can say it: each test has a clock
// of its own, and New York's time zone.
test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 } });

const texts = { el: el.common.agencies, en: en.common.agencies };
const prefix = { el: '', en: '/en' };
/** 10:30 in Greece. */
const MONDAY = '2026-11-30T08:30:00Z';
/** 20:40 in Greece: the agencies of the towns close at nine. */
const BEFORE_NINE = '2026-11-30T18:40:00Z';
const HALF_AN_HOUR = 1_800_000;
/** 10:30 in Greece. */
const SUNDAY = '2026-11-29T08:30:00Z';
/** 22:00 in Greece: all are closed, and some open at eight. */
const SUNDAY_NIGHT = '2026-11-29T20:00:00Z';

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const agency = (page: Page, key: string) =>
  page.getByRole('listitem').filter({
    has: page.locator(`a[href="mailto:${seededText(`agency-${key}`, 'email')}"]`),
  });
const row = (page: Page, key: string, language: 'el' | 'en') =>
  page.locator('summary').filter({
    has: page.getByRole('heading', {
      name: seededText(`destination-${key}`, `title_${language}`),
      exact: true,
    }),
  });
const shown = (page: Page) => page.locator('li[data-sound]').filter({ visible: true });

for (const language of ['el', 'en'] as const) {
  const { state } = texts[language].hours;
  const [one = '', many = ''] = [...state.openCount.matchAll(/\{# (.+?)\}/g)].map(([, text]) => text);

  test(`rows and agencies say who is open, by the clock in Greece (${language})`, async ({ page }) => {
    await page.clock.setFixedTime(MONDAY);
    await page.goto(`${prefix[language]}/agencies#rhodes`);
    await expect(row(page, 'rhodes', language)).toContainText(`3 ${many}`);
    await expect(row(page, 'leros', language)).toContainText(`2 ${many}`);
    await expect(row(page, 'symi', language)).toContainText(`1 ${one}`);
    // The only one of its island.
    const until = filled(state.openUntil, { time: '13:30' });
    await expect(row(page, 'lipsi', language)).toContainText(until);
    await expect(agency(page, 'kolona')).toContainText(filled(state.openUntil, { time: '21:00' }));
    const first = { el: '1\u00a0Απριλίου', en: '1\u00a0April' }[language];
    const opens = filled(state.opensOn, { day: first, time: '09:00' });
    await expect(agency(page, 'lindos')).toContainText(filled(state.closed, { opens }));
  });

  test(`on Sunday the cities say that they open tomorrow (${language})`, async ({ page }) => {
    await page.clock.setFixedTime(SUNDAY);
    await page.goto(`${prefix[language]}/agencies#mainland`);
    const opens = filled(state.opensTomorrow, { time: '09:00' });
    await expect(agency(page, 'thessaloniki')).toContainText(filled(state.closed, { opens }));
    await expect(agency(page, 'piraeus-harbour')).toContainText(filled(state.openUntil, { time: '14:00' }));
  });
}

test('an agency closes while the page is open, and its row counts it no more', async ({ page }) => {
  const { state } = el.common.agencies.hours;
  await page.clock.install({ time: BEFORE_NINE });
  await page.goto('/agencies#kos');
  await expect(agency(page, 'kos')).toContainText(filled(state.closesAt, { time: '21:00' }));
  await page.clock.fastForward(HALF_AN_HOUR);
  const opens = filled(state.opensTomorrow, { time: '08:00' });
  await expect(agency(page, 'kos')).toContainText(filled(state.closed, { opens }));
  await expect(row(page, 'kos', 'el')).toContainText(opens);
});

test('it is said before the scripts of the page have come, and they leave it there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.clock.setFixedTime(MONDAY);
  await page.goto('/agencies');
  await expect(row(page, 'rhodes', 'el').locator('[data-tone=open]')).toBeVisible();
  held.resolve();
  await startScript(page);
  await page.getByRole('searchbox').fill('kolona');
  await expect(shown(page)).toHaveCount(1);
  await expect(agency(page, 'kolona')).toContainText(
    filled(el.common.agencies.hours.state.openUntil, { time: '21:00' }),
  );
});

test('it is also said after a link from another page', async ({ page }) => {
  await page.clock.setFixedTime(MONDAY);
  await page.goto('/departure-ports');
  await startScript(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: seededText('page-agencies', 'title_el'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/agencies$/);
  await expect(row(page, 'rhodes', 'el')).toContainText('3 ');
  await expect(row(page, 'rhodes', 'el').locator('[data-tone=open]')).toBeVisible();
});

test('only those that are open can be shown, until they close', async ({ page }) => {
  const t = el.common.agencies;
  await page.clock.install({ time: BEFORE_NINE });
  await page.goto('/agencies');
  const onlyOpen = page.getByRole('button', { name: t.openNow, exact: true });
  await onlyOpen.click();
  await expect(page).toHaveURL(/\?open=now$/);
  await expect(onlyOpen).toHaveAttribute('aria-pressed', 'true');
  await expect(agency(page, 'kos')).toBeVisible();
  await expect(agency(page, 'symi')).toBeHidden();
  await page.reload();
  await expect(agency(page, 'kos')).toBeVisible();
  await expect(agency(page, 'kamiros-skala')).toBeHidden();
  await page.clock.fastForward(HALF_AN_HOUR);
  await expect(page.getByRole('heading', { name: t.noneTitle })).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  await onlyOpen.click();
  await expect(page).toHaveURL(/\/agencies$/);
  await expect(row(page, 'symi', 'el')).toBeVisible();
});

// Documents from before the hours have only a text; so have islets, where a ship's day decides.
test('an agency with only a text shows it, and nothing about now', async ({ page }) => {
  await page.clock.setFixedTime(MONDAY);
  await page.goto('/agencies#rhodes');
  await expect(agency(page, 'kolona').locator('[data-tone]')).toBeVisible();
  const islet = agency(page, 'kamiros-skala');
  await expect(islet).toContainText(seededText('agency-kamiros-skala', 'hours_el'));
  await expect(islet.locator('[data-tone]')).toHaveCount(0);
});

// The row of Pserimos said nothing about when somebody is there.
test('the row of an islet says in words when it’s open', async ({ page }) => {
  await page.clock.setFixedTime(MONDAY);
  for (const language of ['el', 'en'] as const) {
    await page.goto(`${prefix[language]}/agencies`);
    const note = seededText('agency-pserimos', `hours_${language}`);
    await expect(row(page, 'pserimos', language)).toContainText(note);
    await expect(row(page, 'rhodes', language).locator('[data-tone]')).toBeVisible();
    await expect(row(page, 'rhodes', language)).not.toContainText(note);
  }
});

// Where an island has no town to name, the number stood elsewhere than in other rows, and the state in the middle.
test('on phones every row begins with its number, and ends with its state', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.clock.setFixedTime(SUNDAY_NIGHT);
  await page.goto('/agencies');
  const ends: number[] = [];
  for (const key of ['rhodes', 'lipsi', 'fournoi']) {
    const state = row(page, key, 'el').locator('[data-tone]');
    await expect(state).toBeVisible();
    const count = row(page, key, 'el').locator('b');
    const name = await row(page, key, 'el').getByRole('heading').boundingBox();
    const [counted, said] = [await count.boundingBox(), await state.boundingBox()];
    if (!name || !counted || !said) throw new Error(`${key} has a row`);
    expect(counted.x).toBe(name.x);
    expect(counted.y).toBeGreaterThanOrEqual(name.y + name.height);
    ends.push(Math.round(said.x + said.width));
  }
  expect(new Set(ends).size).toBe(1);
});

test('on paper it isn’t said: tomorrow it would be wrong', async ({ page }) => {
  await page.goto('/agencies#rhodes');
  await expect(agency(page, 'kolona').locator('[data-tone]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(agency(page, 'kolona').locator('[data-tone]')).toBeHidden();
  await expect(agency(page, 'kolona')).toContainText('08:00\u00a0–\u00a021:00');
});

// When several are open, and when the first one opens tomorrow: the longest of what a row says.
for (const [width, at] of [
  [390, MONDAY],
  [390, SUNDAY_NIGHT],
  [768, SUNDAY_NIGHT],
  [1440, SUNDAY_NIGHT],
] as const)
  test(`nothing moves when it is said, at ${width}, ${at}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(at);
    await page.goto('/agencies#rhodes');
    await expect(agency(page, 'kolona').locator('[data-tone]')).toBeVisible();
    const { sum, moved } = await shiftOf(page);
    expect(sum, moved.join(', ')).toBeLessThanOrEqual(LARGEST_SHIFT);
  });

test('the hours are in the structured data', async ({ page }) => {
  await page.goto('/en/agencies');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph: Record<string, unknown>[] = JSON.parse(
    data.find((text) => text.includes('TravelAgency')) ?? '{}',
  )['@graph'];
  const known = new Map<string, object>();
  for (const { openingHoursSpecification: all } of graph)
    for (const one of Array.isArray(all) ? all : []) if ('opens' in one) known.set(one['@id'], one);
  const town = graph.find(({ name }) => name === seededText('agency-piraeus-harbour', 'title_en'));
  const hours = Array.isArray(town?.openingHoursSpecification) ? town.openingHoursSpecification : [];
  expect(hours.map((one) => known.get(one['@id']))).toMatchObject([
    { opens: '08:00', closes: '21:00', dayOfWeek: expect.arrayContaining(['Monday', 'Saturday']) },
    { opens: '09:00', closes: '14:00', dayOfWeek: ['Sunday'] },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours of the week are in words, with closed days', async ({ page }) => {
    await page.goto('/agencies#mainland');
    const city = agency(page, 'thessaloniki');
    await expect(city).toContainText('Δευτέρα έως Παρασκευή 09:00\u00a0–\u00a018:00');
    await expect(city).toContainText(filled(el.common.agencies.hours.closed, { days: 'Κυριακή' }));
    await expect(page.locator('[data-tone]')).toHaveCount(0);
  });
});

test.describe('the map of agencies', () => {
  test('shows what a search has found, and no number that would lead nowhere', async ({ page }) => {
    const number = (island: string) => page.locator(`svg a[href="#${island}"]`);
    await page.goto('/agencies?q=Λίνδος');
    await expect(number('rhodes')).toHaveText('1');
    await expect(number('symi')).toBeHidden();
    await page.getByRole('button', { name: el.common.agencies.clear }).click();
    await expect(number('rhodes')).toHaveText('5');
    await expect(number('symi')).toBeVisible();
  });

  test('marks the islands that are open in the list', async ({ page }) => {
    await page.goto('/agencies');
    const circle = page.locator('svg a[href="#symi"] circle');
    await expect(page.locator('[data-tone]').first()).toBeAttached();
    const before = await circle.evaluate((element) => getComputedStyle(element).fill);
    await page.mouse.move(0, 0);
    await row(page, 'symi', 'el').press('Enter');
    await expect(circle).not.toHaveCSS('fill', before);
  });
});

test('a tablet shows whole the island that is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/en/agencies');
  const list = page.getByLabel(en.common.agencies.island, { exact: true });
  await list.selectOption({ label: en.common.agencies.mainland });
  const spare = await list.evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.font = style.font;
    const text = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
    return select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - text;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});

test('the field of the search gives examples', async ({ page }) => {
  await page.goto('/agencies');
  await expect(page.getByPlaceholder(el.common.agencies.example)).toBeVisible();
});

// The one place where somebody stands in the street had no “nearest”, unlike the home page and the timetable.
test('the agencies of the nearest island are found after a press, also before the script has started', async ({
  browser,
  baseURL,
}) => {
  const inKos = { latitude: 36.89, longitude: 27.29 };
  const context = await browser.newContext({ baseURL, geolocation: inKos, permissions: ['geolocation'] });
  const page = await context.newPage();
  await page.goto('/en/agencies');
  await page.getByRole('button', { name: texts.en.near }).click();
  await expect(page.getByLabel(texts.en.island, { exact: true })).toHaveValue('kos');
  await expect(page.getByText(/^Our nearest port: Kos, \d+ km$/)).toBeVisible();
  await expect(page).toHaveURL(/[?&]island=kos$/);
  await expect(page.locator('[data-group]:visible')).toHaveCount(1);
  await context.close();
});
