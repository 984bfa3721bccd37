import { expect, test, type Page } from '@playwright/test';
import type { SeaView } from '#lib/sea/stretch.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { expectAccessible } from './booking-steps.ts';
import { LARGEST_SHIFT, shiftOf } from './layout-shift.ts';

// Ships on the maps of the home page and the timetable (docs/decisions/108-a-living-sea.md).

const MINUTE_MS = 60_000;
const { sea } = en.common;

test.use({ locale: 'en-GB' });

const ships = (page: Page) => page.getByRole('list', { name: sea.list });

/** One ship that crosses, from half an hour before `now` to half an hour after, whatever the hour of the test. */
function crossing(now: number, track: readonly number[] = [700, 400, 600, 400]): SeaView {
  const texts = { where: 'Rhodes – Symi', time: '14:20', next: 'Symi', note: '', says: 'She crosses.' };
  const stretch = { from: now - 30 * MINUTE_MS, until: now + 30 * MINUTE_MS, track };
  const ship = { id: 'AEOLIS', name: 'Aeolis', stretches: [{ ...stretch, texts }] };
  return { asOf: now, when: `at ${new Date(now).toISOString().slice(14, 16)} past`, ships: [ship] };
}

async function answerAtSea(page: Page): Promise<() => number> {
  let answered = 0;
  await page.route('**/api/sea?*', async (route) => {
    answered += 1;
    await route.fulfill({ json: crossing(await page.evaluate(() => Date.now())) });
  });
  return () => answered;
}

const xOf = (page: Page) =>
  page
    .locator('[data-ship="AEOLIS"] > g')
    .first()
    .getAttribute('transform')
    .then((transform) => Number(/translate\(([\d.]+)/.exec(transform ?? '')?.[1]));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, texts] of [
    ['el-GR', el.common.sea],
    ['en-GB', en.common.sea],
  ] as const)
    test(`the home page says where each ship is and what the wind may mean, ${locale}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale, baseURL });
      const page = await context.newPage();
      await page.goto(locale === 'el-GR' ? '/' : '/en');
      const list = page.getByRole('list', { name: texts.list });
      await expect(list.getByRole('listitem')).toHaveCount(4);
      for (const row of await list.getByRole('listitem').all())
        await expect(row.locator('[data-text="says"]')).not.toBeEmpty();
      await expect(page.locator('[data-when]')).toHaveText(/\d\d:\d\d$/);
      const wind = page.getByRole('region', { name: texts.wind.title });
      await expect(wind).toContainText(texts.wind.sample);
      await expect(wind.getByRole('listitem')).toHaveCount(3);
      await context.close();
    });

  test('the timetable has the ships on its map, and in a list', async ({ page }) => {
    await page.goto('/en/itineraries');
    await expect(ships(page).getByRole('listitem')).toHaveCount(4);
    await expect(page.locator('svg [data-ship="AEOLIS"]').first()).toBeAttached();
  });
});

test('ships move on the map of the home page, and a press says which one it is', async ({ page }) => {
  await page.clock.install();
  const answers = await answerAtSea(page);
  await page.goto('/en');
  await page.clock.runFor(1_000);
  expect(answers()).toBe(0);
  await ships(page).scrollIntoViewIfNeeded();
  await expect.poll(() => xOf(page)).toBeCloseTo(650, 0);
  await expect(ships(page)).toContainText('She crosses.');
  const before = await xOf(page);
  await page.clock.runFor(59_000);
  expect(await xOf(page)).toBeLessThan(before - 1);

  const note = page.locator('[data-note]');
  await expect(note).toBeHidden();
  await page.locator('[data-ship="AEOLIS"] a path').first().click();
  await expect(note).toHaveText('Aeolis She crosses.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();

  // Nobody looks: nobody asks.
  const until = answers();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.clock.runFor(3 * MINUTE_MS);
  expect(answers()).toBe(until);
  expect((await shiftOf(page)).sum).toBeLessThanOrEqual(LARGEST_SHIFT);
});

test('a phone’s map shows no ship that its edge would cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/itineraries');
  const map = page.locator('svg:visible [data-frame]');
  const [left = 0, top = 0, right = 0, bottom = 0] = ((await map.getAttribute('data-frame')) ?? '')
    .split(' ')
    .map(Number);
  const x = (left + right) / 2;
  const ship = map.locator('[data-ship="AEOLIS"]');
  for (const [y, isDrawn] of [
    [(top + bottom) / 2, true],
    [bottom + 1, false],
  ] as const) {
    await page.route('**/api/sea?*', (route) =>
      route.fulfill({ json: crossing(Date.now(), [x - 1, y, x + 1, y]) }),
    );
    const answer = page.waitForResponse('**/api/sea?*');
    await page.reload();
    await ships(page).scrollIntoViewIfNeeded();
    await answer;
    await expect(ship).toHaveAttribute('data-state', isDrawn ? 'sea' : 'away');
    await expect(ship).toBeVisible({ visible: isDrawn });
  }
});

/** The page with one ship there, which its list has said. */
async function withShipAt(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  await page.route('**/api/sea?*', (route) =>
    route.fulfill({ json: crossing(Date.now(), [x - 1, y, x + 1, y]) }),
  );
  await page.reload();
  await ships(page).scrollIntoViewIfNeeded();
  await expect(ships(page)).toContainText('She crosses.');
}

test('a ship near Kastellorizo is in the corner of the map, and only there', async ({ page }) => {
  await page.goto('/en/itineraries');
  const corner = page.locator('svg:visible svg');
  const [x = 0, y = 0, width = 0, height = 0] = ((await corner.getAttribute('viewBox')) ?? '')
    .split(' ')
    .map(Number);
  await withShipAt(page, [x + width / 2, y + height / 2]);
  const ship = page.locator('svg:visible > [data-frame] [data-ship="AEOLIS"]:visible');
  await expect(ship).toHaveCount(1);
  await expect(corner.locator('[data-ship="AEOLIS"]')).toBeVisible();
});

test('the name of a ship covers no port’s name', async ({ page }) => {
  await page.goto('/en/itineraries');
  const port = page.locator('svg:visible text:visible').getByText('Nisyros', { exact: true }).first();
  const [x = 0, y = 0] = await port.evaluate((text) => ['x', 'y'].map((at) => Number(text.getAttribute(at))));
  const name = page.locator('svg:visible > [data-frame] [data-ship="AEOLIS"] text').first();
  await withShipAt(page, [x, y + 14]);
  await expect(name).toBeHidden();
  await withShipAt(page, [x, y + 60]);
  await expect(name).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('ships jump once a minute', async ({ page }) => {
    await page.clock.install();
    await answerAtSea(page);
    await page.goto('/en/itineraries');
    await ships(page).scrollIntoViewIfNeeded();
    await expect.poll(() => xOf(page)).toBeCloseTo(650, 0);
    const before = await xOf(page);
    await page.clock.runFor(50_000);
    expect(await xOf(page)).toBe(before);

    // On a phone, a press leads to the list.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-ship="AEOLIS"] a path').locator('visible=true').first().click();
    await expect(page).toHaveURL(/#ship-AEOLIS$/);
  });
});

test('keyboards pass over the ships, and the real answer is small and kept for a moment', async ({
  page,
  request,
}) => {
  await page.goto('/en/itineraries');
  await expect(page.locator('living-sea svg a:not([tabindex="-1"])')).toHaveCount(0);
  const answer = await request.get('/api/sea?locale=en');
  expect(answer.headers()['cache-control']).toBe('public, max-age=15');
  expect((await answer.body()).length).toBeLessThan(8_000);
  const view: SeaView = await answer.json();
  expect(view.ships).toHaveLength(4);
  expect((await request.get('/api/sea?locale=xx')).status()).toBe(400);
});
