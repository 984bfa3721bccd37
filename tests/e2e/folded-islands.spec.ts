import { expect, test, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import { seededOfType, seededText } from '#tests/fixtures/seeded.ts';

// Agencies and ports are folded by island: 37 agencies and 25 ports were pages of 16,000 and 21,000 px and 2,400 elements.
test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 } });

const agencies = seededOfType('agency');
const symi = seededText('destination-symi', 'title_el');
const rhodes = seededText('destination-rhodes', 'title_el');
const symiAgency = seededText('agency-symi', 'title_el');
const rhodesAgency = seededText('agency-kolona', 'title_el');

/** Of each page, something inside Symi and inside Rhodes. */
const PAGES = [
  {
    path: '/agencies',
    insideSymi: (page: Page) => page.getByRole('heading', { level: 3, name: symiAgency }),
    insideRhodes: (page: Page) => page.getByRole('heading', { level: 3, name: rhodesAgency }),
  },
  {
    path: '/departure-ports',
    insideSymi: (page: Page) => page.locator('#gialos'),
    insideRhodes: (page: Page) => page.locator('#port-rho'),
  },
] as const;
/** In the document: the script, which starts by itself where something comes only with it, adds its own. */
const MOST_ELEMENTS = 1_000;

async function elementsOf(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*:not(noscript *)').length,
    html,
  );
}

const row = (page: Page, island: string) =>
  page.locator('summary').filter({ has: page.getByRole('heading', { level: 2, name: island, exact: true }) });
const folded = (page: Page) => page.getByRole('main').locator('details:not([open])');

for (const { path, insideSymi, insideRhodes } of PAGES) {
  test(`${path} is folded by island, short, and of few elements`, async ({ page }) => {
    await page.goto(path);
    await expect(row(page, symi)).toBeVisible();
    await expect(insideSymi(page)).toBeHidden();
    await expect(insideRhodes(page)).toBeHidden();
    expect(await elementsOf(page, path)).toBeLessThanOrEqual(MOST_ELEMENTS);
    const heightAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    expect(await heightAt(1440)).toBeLessThanOrEqual(6_000);
    expect(await heightAt(390)).toBeLessThanOrEqual(7_000);
  });

  test(`${path} opens several islands, by pointer and by keyboard`, async ({ page }) => {
    await page.goto(path);
    await row(page, symi).click();
    await row(page, rhodes).focus();
    await page.keyboard.press('Enter');
    await expect(insideSymi(page)).toBeVisible();
    await expect(insideRhodes(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(insideRhodes(page)).toBeHidden();
    await expect(insideSymi(page)).toBeVisible();
  });

  test(`${path} opens the island of an address`, async ({ page }) => {
    await page.goto(`${path}#symi`);
    await expect(insideSymi(page)).toBeInViewport();
    await expect(row(page, symi)).toBeInViewport();
    await expect(insideRhodes(page)).toBeHidden();
  });

  test(`${path} is printed with every island open`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(insideSymi(page)).toBeVisible();
    await expect(insideRhodes(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} opens an island by its row, and that of an address`, async ({ page }) => {
      await page.goto(`${path}#symi`);
      await expect(insideSymi(page)).toBeInViewport();
      await expect(insideRhodes(page)).toBeHidden();
      await row(page, rhodes).click();
      await expect(insideRhodes(page)).toBeVisible();
    });
  });
}

test('a folded row says how many agencies there are, and in which towns', async ({ page }) => {
  await page.goto('/agencies');
  const towns = new Set(
    agencies.filter(({ island }) => island === 'symi').map(({ city_el: town }) => String(town)),
  );
  const { found } = el.common.agencies;
  const [, many = ''] = /other \{# (.+?)\}/.exec(found) ?? [];
  await expect(row(page, symi)).toContainText(`2 ${many}`);
  for (const town of towns) await expect(row(page, symi)).toContainText(town);
  const all = await page.locator('li[data-sound]').count();
  expect(all).toBe(agencies.length);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`a number on the map, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('opens the agencies of its island', async ({ page }) => {
      await page.goto('/agencies');
      await page.locator('svg a[href="#symi"]').click();
      await expect(page.getByRole('heading', { level: 3, name: symiAgency })).toBeInViewport();
      await expect(row(page, symi)).toBeInViewport();
    });
  });

test.describe('a search of the agencies', () => {
  test('opens what it finds, and folds it again; what was opened by hand stays', async ({ page }) => {
    await page.goto('/agencies');
    await row(page, rhodes).click();
    await page.getByRole('searchbox').fill('symi');
    await expect(page.getByRole('heading', { level: 3, name: symiAgency })).toBeVisible();
    await expect(row(page, rhodes)).toBeHidden();
    await page.getByRole('button', { name: el.common.agencies.clear }).click();
    await expect(page.getByRole('heading', { level: 3, name: symiAgency })).toBeHidden();
    await expect(page.getByRole('heading', { level: 3, name: rhodesAgency })).toBeVisible();
  });

  test('that leaves everything leaves the islands folded', async ({ page }) => {
    await page.goto('/agencies?service=tickets');
    await expect(page.getByRole('button', { name: el.common.agencies.clear })).toBeVisible();
    await expect(folded(page)).not.toHaveCount(0);
    await expect(page.locator('li[data-sound]').filter({ visible: true })).toHaveCount(0);
  });

  // A number led to an island that the search had hidden: nothing happened.
  test('leaves no number on the map that would lead nowhere', async ({ page }) => {
    const number = page.locator('svg a[href="#rhodes"]');
    await page.goto('/agencies?island=symi');
    await expect(page.getByRole('heading', { level: 3, name: symiAgency })).toBeVisible();
    await expect(number).toBeHidden();
    await page.getByRole('button', { name: el.common.agencies.clear }).click();
    await number.click();
    await expect(page.getByRole('heading', { level: 3, name: rhodesAgency })).toBeInViewport();
  });
});
