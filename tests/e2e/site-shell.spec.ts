import { expect, test } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };

const words = el.common.shell;

test.use({ locale: 'el-GR' });

test.describe('A5 the header on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is clear over a scene and white after scrolling', async ({ page }) => {
    await page.goto('/');
    const header = page.locator('header').first();
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 600);
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
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
    const offers = page.getByRole('button', { name: words.offers });
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

  test('holds the focus, keeps the page still and closes by Escape', async ({ page }) => {
    await page.goto('/');
    const burger = page.getByRole('button', { name: words.openMenu });
    await burger.click();
    const menu = page.getByRole('dialog', { name: words.menu });
    await expect(menu).toBeVisible();
    for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await expect(menu.getByRole('link', { name: words.bookTickets })).toBeVisible();
    await expect(menu.getByRole('link', { name: /22410 00000/ })).toHaveAttribute('href', /^tel:\+30/);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('closes when a link is followed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.openMenu }).click();
    const menu = page.getByRole('dialog', { name: words.menu });
    await menu.getByRole('link', { name: words.news, exact: true }).click();
    await expect(page).toHaveURL('/news');
    await expect(menu).toBeHidden();
  });
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/news');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
