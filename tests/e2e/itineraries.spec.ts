import { expect, test, type Locator, type Page } from '@playwright/test';
import { athensDay } from '#foundation/dates/athens.ts';
import { longDay } from '#foundation/dates/format-day.ts';
import { addDays, isoWeekday } from '#foundation/dates/day.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { expectAccessible } from './booking-steps.ts';
import { startScript } from './visitor-browser.ts';

const texts = { el: el.common.itineraries, en: en.common.itineraries };
const t = texts.el;
const questions = { el: el.common.question, en: en.common.question };
const q = questions.el;

const list = (page: Page) => page.getByRole('navigation', { name: t.chooseLine });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
/** A Friday on which the north line calls at Kos. */
const aFriday = (): string => addDays(aWednesday(), 2);
/** A Wednesday on which the west line doesn't sail, at least a week ahead and not in the holidays. */
function aWednesday(): string {
  const start = addDays(athensDay(new Date()), 7);
  const days = Array.from({ length: 28 }, (_, index) => addDays(start, index));
  return days.find((day) => isoWeekday(day) === 3 && !/12-2|12-3|01-0/.test(day)) ?? start;
}

test.use({ locale: 'el-GR' });

for (const width of [1200, 1920, 2560])
  test(`D7 each line has room for its name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto('/itineraries');
    for (const line of await list(page).getByRole('link').all())
      expect((await line.boundingBox())?.height).toBeLessThan(100);
  });

test('the times of a timetable are equally wide, so that their figures stand in columns', async ({
  page,
}) => {
  await page.goto('/itineraries');
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.getByRole('table').evaluateAll((tables) =>
    tables
      .flatMap((table) => [...table.querySelectorAll('td, th')])
      .filter((cell) => /^\d\d:\d\d$/.test(cell.textContent.trim()))
      .map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const { fontWeight, fontSize } = getComputedStyle(cell);
        const width = range.getBoundingClientRect().width.toFixed(1);
        return { text: cell.textContent.trim(), font: `${fontWeight} ${fontSize}`, width };
      }),
  );
  expect(new Set(widths.map(({ text }) => text)).size).toBeGreaterThan(5);
  const fonts = new Set(widths.map(({ font }) => font));
  expect(new Set(widths.map(({ font, width }) => `${font}: ${width}`)).size).toBe(fonts.size);
});

test('with a day, the map shows no usual times of a line that may not sail then', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const times = page.locator('[data-way-time]').filter({ visible: true });
  await page.goto('/itineraries');
  await expect(times).not.toHaveCount(0);
  await page.goto(`/itineraries?date=${aWednesday()}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(times).toHaveCount(0);
});

// It was bold on every day, as if its ship sailed.
test('with a day, the map draws the chosen line thin when none of its ships sails then', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  /** The widest stroke in the colour of the chosen line. */
  const widest = () =>
    page.locator('svg use').evaluateAll((uses) =>
      Math.max(
        ...uses
          .filter((use) => use.checkVisibility() && !use.closest('a, defs'))
          .map((use) => getComputedStyle(use))
          .filter(({ stroke }) => stroke === 'rgb(13, 47, 87)')
          .map(({ strokeWidth }) => Number.parseFloat(strokeWidth)),
      ),
    );
  await page.goto(`/itineraries?line=K1&date=${aWednesday()}`);
  await expect(page.getByRole('table', { name: longDay(aWednesday(), 'el') })).toBeVisible();
  expect(await widest()).toBeGreaterThan(4);
  await startScript(page);
  await list(page).getByRole('link', { name: 'Δυτική γραμμή' }).click();
  await expect(page.getByText(t.absent)).toBeVisible();
  expect(await widest()).toBeLessThan(3);
});

test('D7 choosing a line with the keyboard updates list, map and timetable at once', async ({ page }) => {
  const pageRequests: string[] = [];
  page.on('request', (request) => pageRequests.push(request.url()));
  await page.goto('/itineraries');
  await expect(title(page, 'Από τη Ρόδο προς την Πάτμο')).toBeVisible();
  await startScript(page);
  const west = list(page).getByRole('link', { name: 'Δυτική γραμμή' });
  await west.focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Από τη Ρόδο προς την Κάλυμνο')).toBeVisible();
  await expect(title(page, 'Από τη Ρόδο προς την Πάτμο')).toBeHidden();
  await expect(west).toBeFocused();
  await expect(west).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/itineraries\?line=W1$/);

  // Choosing it again adds no history entry, and no choice requests a page (A10 `shallow`).
  await west.click();
  await page.getByRole('link', { name: 'Προς Ρόδο' }).click();
  await expect(title(page, 'Από την Κάλυμνο προς τη Ρόδο')).toBeVisible();
  await page.getByRole('navigation', { name: t.season }).getByRole('link', { name: 'Καλοκαίρι' }).click();
  await expect(page).toHaveURL(/line=W1&to=RHO&season=summer$/);
  await expect(page.getByText('Τρίτη και Πέμπτη', { exact: true }).filter({ visible: true })).toHaveCount(1);
  const shared = page.url();
  expect(pageRequests.filter((address) => address.includes('line='))).toEqual([]);

  await page.goBack();
  await page.goBack();
  await expect(title(page, 'Από τη Ρόδο προς την Κάλυμνο')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Από τη Ρόδο προς την Πάτμο')).toBeVisible();
  await expect(page).toHaveURL(/\/itineraries$/);

  await page.goto(shared);
  await expect(title(page, 'Από την Κάλυμνο προς τη Ρόδο')).toBeVisible();
  await expectAccessible(page);
});

test('D7 pressing a line on the map chooses it, and a price leads to its booking', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/itineraries');
  await expect(title(page, 'Από τη Ρόδο προς την Πάτμο')).toBeVisible();
  await startScript(page);
  await page.locator('svg a[href$="line=K1"]').first().dispatchEvent('click', { button: 0 });
  await expect(title(page, 'Από τη Ρόδο προς την Κάσο')).toBeVisible();
  await expect(list(page).getByRole('link', { name: 'Νότια γραμμή' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page
    .getByRole('table')
    .getByRole('link', { name: /Κράτηση από τη Ρόδο για τη Χάλκη/ })
    .click();
  await expect(page).toHaveURL(/\/booking\?from=RHO&to=HLK/);
});

test('D7 a day shows its actual sailings, and when the line sails next', async ({ page }) => {
  const day = aWednesday();
  await page.goto('/itineraries?line=K1');
  await askDay(page, 'el', day);
  await expect(page.getByRole('heading', { level: 3, name: longDay(day, 'el') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`line=K1&date=${day}$`));
  const table = page.getByRole('table', { name: longDay(day, 'el') });
  await expect(table.getByRole('row', { name: /Χάλκη/ })).toContainText('09:25');
  // The season of the day is marked, too.
  await expect(page.getByRole('navigation', { name: t.season }).locator('[aria-current]')).toHaveCount(1);

  await list(page).getByRole('link', { name: 'Δυτική γραμμή' }).click();
  await expect(page.getByText(t.absent)).toBeVisible();
  const next = page.getByRole('link', { name: new RegExp(t.nextSailing.split('{')[0] ?? '') });
  await next.click();
  await expect(page.getByRole('table').filter({ hasText: '08:30' }).first()).toBeVisible();
  await page.getByRole('link', { name: t.wholeSeason }).click();
  await expect(page).not.toHaveURL(/date=/);
});

test('D7 one press answers when ships leave tomorrow, and a row opens its sailing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/itineraries');
  const tomorrow = addDays(athensDay(new Date()), 1);
  await page.getByRole('button', { name: q.tomorrow }).click();
  await expect(page).toHaveURL(new RegExp(`date=${tomorrow}`));
  const title = page.getByRole('heading', { level: 2, name: longDay(tomorrow, 'el') });
  await expect(title).toBeInViewport();
  const sailings = page.locator('section').filter({ has: title }).getByRole('listitem');
  await expect(sailings.nth(3)).toBeVisible();
  await sailings.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/booking\/sailings\?from=.*&go=/);
});

/** Opens the day's field, and shows that day. */
async function askDay(page: Page, locale: 'el' | 'en', date: string): Promise<void> {
  const q = questions[locale];
  // A day that is chosen names itself.
  await page.getByRole('search', { name: q.label }).locator('summary').click();
  await page.getByLabel(q.dateLabel).fill(date);
  await page.getByRole('button', { name: q.showDay }).click();
}

/** A day on which ships leave Kos and call at Kalymnos, as the timetable answers it. */
async function askFromKos(page: Page, locale: 'el' | 'en', date: string): Promise<Locator> {
  await page.getByRole('combobox', { name: questions[locale].from, exact: true }).selectOption('KOS');
  await askDay(page, locale, date);
  await expect(page).toHaveURL(/from=KOS/);
  const title = page.getByRole('heading', { level: 2, name: longDay(date, locale) });
  return page.locator('section').filter({ has: title });
}

for (const [locale, javaScriptEnabled] of [
  ['el', true],
  ['en', false],
] as const)
  test(`D7 from a port to another on a day, ${locale}, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    const page = await context.newPage();
    const q = questions[locale];
    await page.goto(locale === 'el' ? '/itineraries' : '/en/itineraries');
    const date = aFriday();
    const day = await askFromKos(page, locale, date);
    const toKalymnos = { el: /Κάλυμνος/, en: /Kalymnos/ }[locale];
    const calls = day.getByRole('listitem').getByRole('link', { name: toKalymnos });
    await expect(calls.first()).toBeVisible();

    await page.getByRole('combobox', { name: q.destination, exact: true }).selectOption('KAL');
    if (!javaScriptEnabled) await askDay(page, locale, date);
    await expect(page).toHaveURL(/destination=KAL/);
    await expect(day.getByText({ el: 'προς την Κάλυμνο', en: 'to Kalymnos' }[locale])).toBeVisible();
    const row = day.getByRole('listitem').filter({ hasText: '11:15' }).first();
    await expect(row).toContainText(locale === 'el' ? 'άφιξη' : 'arrives');
    await row.getByRole('link', { name: /11:15/ }).first().click();
    await expect(page).toHaveURL(new RegExp(`/booking/sailings\\?from=KOS&to=KAL&date=${date}.*&go=`));
    await context.close();
  });

test('D7 a day that somebody is choosing stays when another port is chosen', async ({ page }) => {
  await page.goto('/itineraries');
  const date = aFriday();
  const from = page.getByRole('combobox', { name: q.from, exact: true });
  await from.selectOption('KOS');
  await expect(page).toHaveURL(/from=KOS/);
  await page.getByRole('search', { name: q.label }).locator('summary').click();
  await page.getByLabel(q.dateLabel).fill(date);
  await from.selectOption('SYM');
  await expect(page).toHaveURL(/from=SYM/);
  await expect(page.getByLabel(q.dateLabel)).toHaveValue(date);
  await page.getByRole('button', { name: q.showDay }).click();
  await expect(page).toHaveURL(new RegExp(`date=${date}&from=SYM$`));
});

for (const javaScriptEnabled of [true, false])
  test(`D7 Enter in the day's field shows that day, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL, locale: 'el-GR' });
    const page = await context.newPage();
    await page.goto('/itineraries');
    const date = aWednesday();
    await page.locator('summary', { hasText: q.day }).click();
    await page.getByLabel(q.dateLabel).fill(date);
    await page.getByLabel(q.dateLabel).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: longDay(date, 'el') })).toBeVisible();
    await context.close();
  });

test('D7 where no ship goes directly, the search with connections is one press away', async ({ page }) => {
  await page.goto(`/itineraries?from=MEG&destination=PYT&date=${aWednesday()}`);
  await page.getByRole('link', { name: t.searchConnections }).click();
  await expect(page).toHaveURL(/\/booking\/sailings\?from=MEG&to=PYT&date=/);
});

for (const locale of ['el', 'en'] as const)
  test(`D7 everything can be read and chosen without JavaScript, ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const t = texts[locale];
    const path = locale === 'el' ? '/itineraries' : '/en/itineraries';
    await page.goto(path);
    const lines = page.getByRole('region', { name: t.allLines }).getByRole('listitem');
    await expect(lines.filter({ visible: true })).toHaveCount(12);
    await page
      .getByRole('navigation', { name: t.chooseLine })
      .getByRole('link', { name: locale === 'el' ? 'Ανατολική γραμμή' : 'East line' })
      .click();
    const heading = locale === 'el' ? 'Από τη Ρόδο προς το Καστελλόριζο' : 'Rhodes to Kastellorizo';
    await expect(title(page, heading)).toBeVisible();
    const day = addDays(athensDay(new Date()), 20);
    await askDay(page, locale, day);
    await expect(page.getByRole('heading', { level: 3, name: longDay(day, locale) })).toBeVisible();
    await expect(title(page, heading)).toBeVisible();
    await context.close();
  });

test('D7 print shows both directions and no controls', async ({ page }) => {
  await page.goto('/itineraries');
  await expect(title(page, 'Από τη Ρόδο προς την Πάτμο')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(title(page, 'Από την Πάτμο προς τη Ρόδο')).toBeVisible();
  await expect(title(page, 'Από τη Ρόδο προς την Κάλυμνο')).toBeHidden();
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('search', { name: q.label })).toBeHidden();
  await expect(page.getByRole('button', { name: t.print, exact: true }).first()).toBeHidden();
});

test('D7 all lines can be printed, and are in the page only while they are', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const names = [...document.querySelectorAll('main section h2')].map((title) => title.textContent);
      document.documentElement.dataset.printed = names.join('\n');
    };
  });
  await page.goto('/itineraries');
  await expect(title(page, 'Από τη Ρόδο προς την Κάλυμνο')).toHaveCount(0);
  await page.getByRole('button', { name: t.printAll }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute(
    'data-printed',
    /Από τη Ρόδο προς την Πάτμο[^]*Από τη Ρόδο προς την Κάσο/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(title(page, 'Από τη Ρόδο προς την Κάλυμνο')).toBeVisible();
  await expect(title(page, 'Από την Κάλυμνο προς τη Ρόδο')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(title(page, 'Από τη Ρόδο προς την Κάλυμνο')).toHaveCount(0);
});

test('D7 a line’s calendar has local times at the quay, also across daylight saving changes', async ({
  request,
}) => {
  const answer = await request.get('/api/timetable/e1-el.ics');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const text = (await answer.text()).replaceAll('\r\n ', '');
  const starts = [...text.matchAll(/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\dZ/g)].map(
    ([, year, month, day, hour, minute]) => new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`),
  );
  expect(starts.length).toBeGreaterThan(20);
  const times = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Athens', timeStyle: 'short' });
  expect(new Set(starts.map((start) => times.format(start)))).toEqual(new Set(['09:00']));
  expect(text.match(/^UID:/gm)?.length).toBe(starts.length);
  expect(text).toContain('LOCATION:Ρόδος\\, Κολώνα');
  for (const path of ['xx-el.ics', 'e1-de.ics', 'e1.ics'])
    expect((await request.get(`/api/timetable/${path}`)).status(), path).toBe(404);
  expect((await request.get('/api/timetable/day?date=2027-02-30&locale=el')).status()).toBe(400);
});

for (const language of ['el', 'en'] as const)
  test(`D7 an address with an unknown line or day says so (${language})`, async ({ page }) => {
    const t = texts[language];
    await page.goto(`${language === 'el' ? '' : '/en'}/itineraries?line=ZZ9&date=2026-02-31`);
    await expect(page.getByText(t.unknownLine)).toBeVisible();
    await expect(page.getByText(t.unknownDate)).toBeVisible();
    const lines = page.getByRole('navigation', { name: t.chooseLine });
    await lines.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/itineraries\?line=(?!ZZ9)/);
    await expect(page.getByText(t.unknownLine)).toBeHidden();
  });
