import { expect, test } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { LARGEST_SHIFT, shiftOf } from './layout-shift.ts';
import { startScript } from './visitor-browser.ts';

const texts = el.common.shell;

test.use({ locale: 'el-GR' });

test.describe('A5 the header on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is transparent over a scene and white after scrolling', async ({ page }) => {
    await page.goto('/');
    const header = page.locator('header').first();
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 600);
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
  });

  test('turns white 75 ms after the last scroll event, and not at 1 px', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const scrolled = () => page.evaluate(() => document.documentElement.hasAttribute('data-scrolled'));
    const scrollTo = (y: number) =>
      page.evaluate(async (top) => {
        await new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollTo({ top, behavior: 'instant' });
        });
      }, y);
    // The header listens once its script runs: each attempt scrolls further, because a page that doesn't move sends no
    // event.
    let y = 300;
    await expect(async () => {
      y += 1;
      await scrollTo(y);
      await page.clock.runFor(75);
      expect(await scrolled()).toBe(true);
    }).toPass();
    await scrollTo(1);
    await page.clock.runFor(75);
    expect(await scrolled()).toBe(false);
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    await scrollTo(2);
    await page.clock.runFor(74);
    expect(await scrolled()).toBe(false);
    await page.clock.runFor(1);
    expect(await scrolled()).toBe(true);
  });

  test('has the operator’s services, with external ones in a new tab', async ({ page }) => {
    await page.goto('/en/news');
    await startScript(page);
    const services = page.getByRole('button', { name: en.common.shell.services });
    await services.focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('navigation', { name: en.common.shell.mainNav });
    await expect(menu.getByRole('link', { name: en.common.shell.bonusways })).toHaveAttribute(
      'href',
      '/en/bonusways',
    );
    await expect(menu.getByRole('link', { name: en.common.shell.cargo })).toHaveAttribute(
      'href',
      '/en/cargo',
    );
    const elsewhere = menu.getByRole('link', { name: en.common.shell.newTab });
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(elsewhere).toHaveAttribute('rel', 'noopener');
  });

  test('is white at once where there is no scene', async ({ page }) => {
    await page.goto('/news');
    const header = page.locator('header').first();
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });

  test('opens the offers by keyboard and closes them by Escape', async ({ page }) => {
    await page.goto('/news');
    const offers = page.getByRole('button', { name: texts.offers });
    await offers.focus();
    await page.keyboard.press('Enter');
    await expect(offers).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('header nav a:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offers).toHaveAttribute('aria-expanded', 'false');
    await expect(offers).toBeFocused();
  });

  test('A4 hides for ?hideHeader=true, before the first paint', async ({ page }) => {
    await page.goto('/news?hideHeader=true');
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('A6 the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps the focus, stops the page from scrolling and closes by Escape', async ({ page }) => {
    await page.goto('/');
    const burger = page.getByRole('button', { name: texts.openMenu });
    await burger.click();
    const menu = page.getByRole('dialog', { name: texts.menu });
    await expect(menu).toBeVisible();
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await expect(menu.getByRole('link', { name: texts.bookTickets })).toBeVisible();
    await expect(menu.getByRole('link', { name: /22410 00000/ })).toHaveAttribute('href', /^tel:\+30/);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('closes when a link is followed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: texts.openMenu }).click();
    const menu = page.getByRole('dialog', { name: texts.menu });
    await menu.getByRole('link', { name: texts.news, exact: true }).click();
    await expect(page).toHaveURL('/news');
    await expect(menu).toBeHidden();
  });
});

test.describe('A7 the app banner on an Android phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  });

  test('links to the store, moves nothing, and stays hidden once closed', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('complementary', { name: el.common.appBanner.label });
    await expect(banner.getByRole('link', { name: el.common.appBanner.install })).toHaveAttribute(
      'href',
      'https://example.com/apps/meltemi',
    );
    expect((await shiftOf(page)).sum).toBeLessThan(LARGEST_SHIFT);
    await expect(async () => {
      await banner.getByRole('button', { name: el.common.appBanner.close }).click({ timeout: 1000 });
      await expect(banner).toBeHidden({ timeout: 1000 });
    }).toPass();
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

for (const [language, path] of [
  ['el', '/news'],
  ['en', '/en/news'],
] as const)
  test(`A8 the footer in ${language} has columns, five social networks, the year and the phone number`, async ({
    page,
  }) => {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation')).toHaveCount(3);
    await expect(footer.locator('a[href^="https://example.com/"]')).toHaveCount(5);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    const line = language === 'el' ? '22410 00000' : '+30 22410 00000';
    await expect(footer.getByRole('link', { name: line, exact: true })).toHaveAttribute(
      'href',
      'tel:+302241000000',
    );
  });

test('the skip link leads to the main content', async ({ page }) => {
  await page.goto('/news');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the page without a connection offers nothing that needs one', async ({ page }) => {
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1, name: el.common.offline.heading })).toBeVisible();
  // A device without tickets has a picture instead of an empty half.
  await expect(page.getByRole('main').locator('svg', { has: page.locator('use') })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: el.common.newsletter.label })).toBeHidden();
  await expect(page.locator('[data-bubble]')).toBeHidden();
});

test('a text that ends with its own button has no second one for the same', async ({ page }) => {
  const next = page.getByRole('heading', { name: el.common.nextSteps.title });
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', '/booking');
  await expect(next).toHaveCount(0);
  await page.goto('/travel-terms');
  await expect(next).toBeVisible();
});

test('a round button has room around its words on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/travel-terms');
  const steps = page.getByRole('region', { name: el.common.nextSteps.title });
  for (const name of [el.common.nextSteps.book, el.common.nextSteps.itineraries]) {
    const circle = steps.getByRole('link', { name, exact: true });
    const spare = await circle.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return link.getBoundingClientRect().width - range.getBoundingClientRect().width;
    });
    expect(spare, name).toBeGreaterThanOrEqual(40);
  }
});
