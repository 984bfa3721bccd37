import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { longDay } from '#foundation/dates/format-day.ts';
import { CONSENT_KEY, onlyEssential, serialiseConsents } from '#lib/consent/consents.ts';
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';
import { layoutShift, namesKept } from './visitor-browser.ts';

// From, to and when: the same question on the home page, the islands, the ports and the timetable.
const { question } = en.common;

test.use({ locale: 'en-GB' });

/** In a row, far from its arrow. */
const AT_ITS_TIME = { x: 20, y: 40 };

const fromField = (page: Page) =>
  page
    .getByRole('search', { name: question.label })
    .getByRole('combobox', { name: question.from, exact: true });
const toField = (page: Page) =>
  page
    .getByRole('search', { name: question.label })
    .getByRole('combobox', { name: question.destination, exact: true });
const homeBoard = (page: Page) => page.locator('section').filter({ has: page.locator('#board-title') });

for (const javaScriptEnabled of [true, false])
  test(`the home page asks the same question, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    const page = await context.newPage();
    await page.goto('/en');
    await fromField(page).selectOption('KOS');
    await toField(page).selectOption('KAL');
    await page.getByRole('button', { name: question.tomorrow }).click();
    await expect(page).toHaveURL(/\/en\/itineraries\?from=KOS&destination=KAL&date=tomorrow/);
    const tomorrow = longDay(addDays(athensDay(new Date()), 1), 'en');
    await expect(page.getByRole('heading', { level: 2, name: tomorrow, exact: true })).toBeVisible();
    await expect(fromField(page)).toHaveValue('KOS');
    await context.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`an island asks from where and when, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL });
    const page = await context.newPage();
    await page.goto(`/en/destinations/${seededText('destination-symi', 'permalink_en')}`);
    await fromField(page).selectOption('KOS');
    await page.getByRole('button', { name: question.today }).click();
    await expect(page).toHaveURL(/\/en\/itineraries\?.*from=KOS&destination=SYM&date=today/);
    await context.close();
  });

test('the board of the home page answers for the port and the destination in place', async ({ page }) => {
  await page.goto('/en');
  await fromField(page).selectOption('KOS');
  await expect(page.locator('#board-title')).toContainText('from Kos');
  await toField(page).selectOption('KAL');
  const rows = homeBoard(page).getByRole('list').getByRole('listitem');
  await expect(rows.filter({ hasNotText: 'Kalymnos' })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await expect(page).toHaveURL(/\/en$/);
});

test('a row opens its sailing wherever it is touched, and “and your return?” comes next', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/en');
  await homeBoard(page).getByRole('list').getByRole('listitem').last().tap({ position: AT_ITS_TIME });
  await expect(page).toHaveURL(/\/en\/booking\/sailings\?from=RHO&to=\w+&date=.*&go=/);
  const { sailings } = en.common.booking;
  await expect(page.getByText(sailings.chosen, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: sailings.addReturn.title })).toBeVisible();
  await context.close();
});

for (const javaScriptEnabled of [true, false])
  test(`from a code on the quay one tap opens the boat, and one its details, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/en/itineraries?from=RHO&date=now');
    const now = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: /^(Now, |Next departures$)/ }) });
    await now.getByRole('listitem').first().tap({ position: AT_ITS_TIME });
    await expect(page).toHaveURL(/\/en\/booking\/sailings\?from=RHO&to=\w+&date=.*&go=/);
    await page.getByRole('button', { name: en.common.booking.sailings.continue, exact: true }).first().tap();
    await expect(page).toHaveURL(/\/en\/booking\/travellers/);
    await context.close();
  });

test('the last port is asked about again, in this tab or, with preferences, on this device', async ({
  page,
}) => {
  await page.goto('/en');
  await fromField(page).selectOption('KOS');
  await page.goto('/en/itineraries');
  await expect(fromField(page)).toHaveValue('KOS');
  expect(await namesKept(page)).toMatchObject({
    local: expect.not.arrayContaining([expect.stringContaining('port')]),
    session: expect.arrayContaining(['meltemi.port']),
  });
  await page.goto('/en/itineraries?from=PAT&date=today');
  await expect(fromField(page)).toHaveValue('PAT');
  await page.goto('/en');
  await expect(fromField(page)).toHaveValue('KOS');
  await expect(page.locator('#board-title')).toContainText('from Kos');
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    CONSENT_KEY,
    serialiseConsents({ ...onlyEssential, preference: true }),
  ] as const);
  await page.reload();
  await fromField(page).selectOption('PAT');
  const later = await page.context().newPage();
  await later.goto('/en/itineraries');
  await expect(fromField(later)).toHaveValue('PAT');
});

// The page's own port came into the list after the remembered one was chosen in it, and was chosen again.
test('a page that comes slowly asks about the last port, too', async ({ page, baseURL }) => {
  const html = await (await fetch(`${baseURL}/en`)).text();
  const list = html.indexOf('<select name="from"');
  const half = html.lastIndexOf('<option', html.indexOf('value="RHO"', list));
  expect(list).toBeGreaterThan(0);
  expect(half).toBeGreaterThan(html.indexOf('value="KOS"', list));
  const server = createServer(async (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    if (request.url !== '/en') return response.end();
    response.write(html.slice(0, half));
    await wait(500);
    return response.end(html.slice(half));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await page.addInitScript(() => sessionStorage.setItem('meltemi.port', 'KOS'));
    await page.goto(`http://127.0.0.1:${port}/en`);
    await expect(fromField(page)).toHaveValue('KOS');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('the nearest port is found after a press, or the page says why not', async ({ browser, baseURL }) => {
  const inKos = { latitude: 36.89, longitude: 27.29 };
  const allowed = await browser.newContext({ baseURL, geolocation: inKos, permissions: ['geolocation'] });
  const page = await allowed.newPage();
  await page.goto('/en');
  await page.getByRole('button', { name: question.nearest }).click();
  await expect(fromField(page)).toHaveValue('KOS');
  await expect(page.getByText(/^Nearest port: Kos, \d+ km$/)).toBeVisible();
  await expect(page.locator('#board-title')).toContainText('from Kos');
  await allowed.close();

  const refused = await browser.newContext({ baseURL, permissions: [] });
  const other = await refused.newPage();
  await other.goto('/en/itineraries');
  await other.getByRole('button', { name: question.nearest }).click();
  await expect(other.getByText(question.nearestRefused)).toBeVisible();
  await refused.close();

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto('/en');
  await expect(without.getByRole('button', { name: question.tomorrow })).toBeVisible();
  await expect(without.getByRole('button', { name: question.nearest })).toBeHidden();
  await plain.close();
});
