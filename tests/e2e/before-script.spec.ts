import { expect, test, type Locator, type Page } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import { seededText } from '#tests/fixtures/seeded.ts';

// What was pressed or chosen before the scripts had come was lost: the burger, the menus of the header, the list of a
// port, the port of an island, and everything in the table below.

const words = en.common.shell;

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
    const from = facts.getByRole('combobox');
    const before = await facts.getByRole('link').getAttribute('href');
    // Chosen with a key, as people do: nothing starts for an event that a program made.
    await from.press('ArrowDown');
    release();
    await expect.poll(() => facts.getByRole('link').getAttribute('href')).not.toBe(before);
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
    await page.waitForLoadState('load');
    // The enhanced form comes with the script, but not in place of a list that somebody reads.
    await expect(list).toBeFocused();
    await list.selectOption({ index: 1 });
    const port = await list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text ?? '');
    await page.getByLabel(to, { exact: true }).click();
    await expect(page.getByRole('dialog', { name: to })).toBeVisible();
    await expect(page.getByRole('button', { name: new RegExp(`^${from} .*${port}`) })).toBeVisible();
  });
});

/** A control that React answers, on a page that is sent without scripts. */
type Control = {
  what: string;
  path: string;
  find: (page: Page) => Locator;
  /** Pressed, unless it is something else that people do with it. */
  use?: (control: Locator) => Promise<void>;
  /** What shows while the scripts are missing; a button that waits by default. */
  answered?: (control: Locator, page: Page) => Promise<void>;
  /** @param times how often it was used */
  fulfilled: (page: Page, control: Locator, times: number) => Promise<void>;
  /** Gone after its first use, or every use counts from what is shown. */
  onlyOnce?: true;
};

const { agencies, board, chat, consent, magazine, news, prices, appBanner } = en.common;
const boardOf = (page: Page) => page.locator('section').filter({ has: page.locator('#board-title') });
const entries = (page: Page) => page.locator('[data-sound]');

const press = (control: Locator) => control.click();

async function seeWaiting(control: Locator): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => getComputedStyle(element).animationName))
    .not.toBe('none');
}

async function seeCountWaiting(_control: Locator, page: Page): Promise<void> {
  await expect(page.locator('[data-sound][hidden]')).toHaveCount(0);
  await seeWaiting(page.locator('search ~ div output'));
}

async function seeFiltered(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-sound][hidden]').count()).toBeGreaterThan(0);
  await expect(entries(page).filter({ visible: true }).first()).toBeVisible();
}

async function seeChat(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: chat.title })).toHaveCount(1);
}

const CONTROLS: Control[] = [
  {
    what: 'a port of the board',
    path: '/en',
    find: (page) => boardOf(page).getByRole('group', { name: board.ports }).getByRole('button').nth(1),
    async answered(control, page) {
      await expect(control).not.toHaveCSS('box-shadow', 'none');
      await expect(boardOf(page).locator('[aria-busy]')).toHaveCSS('opacity', '0.5');
    },
    async fulfilled(page, control) {
      await expect(control).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('#board-title')).toContainText((await control.textContent()) ?? '-');
      await expect(boardOf(page).locator('[aria-busy]')).toHaveCSS('opacity', '1');
    },
  },
  {
    what: 'text in the filter of a list',
    path: '/en/agencies',
    find: (page) => page.getByRole('searchbox', { name: agencies.where }),
    use: (control) => control.fill('kos'),
    answered: seeCountWaiting,
    async fulfilled(page, control) {
      await seeFiltered(page);
      await expect(control).toHaveValue('kos');
      await expect(page).toHaveURL('/en/agencies?q=kos');
    },
  },
  {
    what: 'a choice in the filter of a list',
    path: '/en/agencies',
    find: (page) => page.getByRole('combobox', { name: agencies.service }),
    use: (control) => control.press('C'),
    answered: seeCountWaiting,
    async fulfilled(page, control) {
      await seeFiltered(page);
      await expect(control).toHaveValue('cargo');
      await expect(page).toHaveURL('/en/agencies?service=cargo');
    },
  },
  {
    what: 'the consent settings',
    path: '/en/news',
    find: (page) => page.getByRole('contentinfo').getByRole('button', { name: consent.settings }),
    async fulfilled(page) {
      await expect(page.getByRole('dialog', { name: consent.settings })).toHaveCount(1);
    },
  },
  {
    what: 'the bubble of the chat',
    path: '/en/news',
    find: (page) => page.getByRole('button', { name: chat.open, exact: true }),
    fulfilled: seeChat,
  },
  {
    what: 'a button of a page that opens the chat',
    path: '/en/contact',
    find: (page) => page.getByRole('button', { name: chat.ask }),
    fulfilled: seeChat,
  },
  {
    what: 'the button that prints the price list',
    path: '/en/price-list',
    find: (page) => page.getByRole('button', { name: prices.print }),
    async fulfilled(page, _control, times) {
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(times);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(times);
    },
  },
  {
    what: 'the button that copies the address of a post',
    path: `/en/news/travel-and-environment/${seededText('newsPost-sailing-ban', 'permalink_en')}`,
    find: (page) => page.getByRole('button', { name: news.copy }),
    async fulfilled(page) {
      await expect(page.getByRole('button', { name: news.copied })).toBeVisible();
    },
  },
  {
    what: 'the button to the next page of the magazine',
    path: `/en/magazine/${seededText('magazineIssue-15', 'permalink_en')}`,
    find: (page) => page.getByRole('button', { name: magazine.next }),
    async fulfilled(page, _control, times) {
      await expect(page).toHaveURL(new RegExp(`#p${1 + times}$`));
    },
  },
  {
    what: 'the button that closes the suggestion of the app',
    path: '/en/news',
    find: (page) => page.getByRole('button', { name: appBanner.close }),
    async answered(control) {
      await expect(control).toBeHidden();
    },
    async fulfilled(page, control) {
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('meltemi.app-banner.closed')))
        .not.toBeNull();
      await expect(control).toBeHidden();
    },
    onlyOnce: true,
  },
];

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

  // The page may come from a cache, where the time stands still.
  test('the board says of when it is, and tells the time once it can', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/en', { waitUntil: 'commit' });
    await expect(boardOf(page).getByText(board.asOf, { exact: true })).toBeVisible();
    await boardOf(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    release();
    await expect(boardOf(page).getByText(board.asOf, { exact: true })).toHaveCount(0);
  });

  test('the bubble of the chat is in the page, and waits for nothing but a press', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/en/news', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: chat.open, exact: true })).toBeVisible();
  });
});
