import { expect, test, type Page } from '@playwright/test';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';
import { CONTROLS, press, seeWaiting } from './late-controls.ts';
import { startScript } from './visitor-browser.ts';

// What was pressed or chosen before the scripts had come was lost: the burger, the menus of the header, the list of a
// port, the port of an island, and everything in the table of late-controls.ts.

const { chat, shell: words } = en.common;

/** Holds the scripts of the site back until `release` is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('A6 before the scripts have come, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

  test('the burger opens and closes the menu, and the scripts leave it open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/en/news', { waitUntil: 'commit' });
    const menu = page.getByRole('dialog', { name: words.menu });
    await page.getByRole('button', { name: words.openMenu }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: words.closeMenu }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: words.openMenu }).click();
    release();
    await page.waitForLoadState('load');
    await menu.getByRole('link', { name: words.destinations, exact: true }).click();
    await expect(page).toHaveURL('/en/destinations');
    await expect(menu).toBeHidden();
  });
});

test.describe('A5 before the scripts have come, on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('the offers open and close in the header', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/en/news', { waitUntil: 'commit' });
    const all = page.locator('header').getByRole('link', { name: words.allOffers });
    const offers = page.getByRole('button', { name: words.offers });
    await offers.click();
    await expect(all).toBeVisible();
    // Below its button: it once opened in the corner of the window.
    const [link, button] = [await all.boundingBox(), await offers.boundingBox()];
    expect(Math.abs((link?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(40);
    expect(link?.y).toBeGreaterThan(button?.y ?? Number.POSITIVE_INFINITY);
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await offers.click();
    release();
    await expect(offers).toHaveAttribute('aria-expanded', 'true');
    await expect(all).toBeVisible();
  });

  test('a port that is chosen on an island page counts', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`/en/destinations/${seededText('destination-symi', 'permalink_en')}`, {
      waitUntil: 'commit',
    });
    const facts = page.getByRole('region', { name: en.common.destinations.facts });
    const from = facts.getByRole('combobox', { name: en.common.question.from, exact: true });
    const book = facts.getByRole('link').last();
    const before = await book.getAttribute('href');
    // Chosen with a key, as people do: nothing starts for an event that a program made.
    await from.press('ArrowDown');
    release();
    await expect.poll(() => book.getAttribute('href')).not.toBe(before);
    expect(await from.evaluate((element: HTMLSelectElement) => element.selectedIndex)).toBe(1);
  });

  test('a list of ports stays open, and the next press opens the enhanced form with its port', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/en/booking', { waitUntil: 'commit' });
    const { from, to } = en.common.booking.search;
    const list = page.getByRole('combobox', { name: from, exact: true });
    await list.click();
    release();
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    // The enhanced form comes with the script, but not in place of a list that somebody reads.
    await expect(list).toBeFocused();
    await list.selectOption({ index: 1 });
    const port = await list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text ?? '');
    await page.getByLabel(to, { exact: true }).click();
    await expect(page.getByRole('dialog', { name: to })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${from} .*${port}`) })).toBeVisible();
  });

  test('the names of all fields stand on one line, and stay there when the script has come', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/en/booking', { waitUntil: 'commit' });
    const fields = page.locator('[data-control^="1-"]');
    const heights = () =>
      fields.evaluateAll((all) => [
        ...new Set(
          all.map((field) => Math.round(field.querySelector('label, small')?.getBoundingClientRect().y ?? 0)),
        ),
      ]);
    await expect(fields).toHaveCount(6);
    const before = await heights();
    expect(before).toHaveLength(1);
    release();
    await startScript(page);
    const { from } = en.common.booking.search;
    await expect(page.getByRole('button', { name: new RegExp(`^${from}`) }).first()).toBeVisible();
    expect(await heights()).toEqual(before);
  });

  // The enhanced form once replaced the button between press and release, and nothing happened.
  test('a press on Search that lasts until the script is there searches', async ({ page }) => {
    const release = await holdScripts(page);
    const date = addDays(athensDay(new Date()), 30);
    await page.goto(`/en/booking?from=RHO&to=SYM&date=${date}&return=${addDays(date, 2)}`, {
      waitUntil: 'commit',
    });
    const search = page.getByRole('button', { name: en.common.booking.search.submit });
    await search.hover();
    await page.mouse.down();
    const form = page.waitForResponse((response) => response.url().endsWith('.js') && response.ok());
    release();
    await form;
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page).toHaveURL(/\/booking\/sailings/);
  });
});

test.describe('before the scripts have come, on an Android phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    permissions: ['clipboard-write'],
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  for (const { what, path, find, use = press, answered, fulfilled, onlyOnce } of CONTROLS)
    for (const times of onlyOnce ? [1] : [1, 2])
      test(`${what} answers at once and is fulfilled, used ${times === 1 ? 'once' : 'twice'}`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          Reflect.set(window, 'printed', 0);
          window.print = () => void Reflect.set(window, 'printed', Reflect.get(window, 'printed') + 1);
        });
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        const control = find(page);
        for (let time = 0; time < times; time += 1) await use(control);
        await (answered ?? seeWaiting)(control, page);
        release();
        await fulfilled(page, control, times);
      });
});

test.describe('before the scripts have come, what changes with time', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

  test('the bubble of the chat is in the page, and waits for nothing but a press', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/en/news', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: chat.open, exact: true })).toBeVisible();
  });

  // It lay on fares, and on the arrows of sailings up to a width of 1400 px.
  for (const width of [390, 1280])
    test(`the bubble of the chat waits where only the script can tell what lies below it (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await holdScripts(page);
      await page.goto('/en/price-list', { waitUntil: 'commit' });
      const bubble = page.locator('button', { hasText: chat.open });
      await expect(bubble).toHaveCount(1);
      await expect(bubble).toBeHidden();
    });
});
