import { expect, test } from '@playwright/test';
import { bonusRules } from '#lib/bonus/rules.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

test.use({ locale: 'el-GR', viewport: { width: 1280, height: 900 } });

const texts = el.common.prices;
const bonus = el.common.bonus;
const fares = { name: texts.passengers, exact: true };

test.describe('A1 D7 the price list', () => {
  test('the port is chosen in the heading; Back returns to the previous one', async ({ page }) => {
    await page.goto('/price-list');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`${texts.from} τη Ρόδο`);
    const choice = heading.getByRole('button', { name: 'τη Ρόδο' });
    await choice.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('navigation', { name: texts.choosePort });
    await expect(list.getByRole('link', { name: 'Ρόδος', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(choice).toBeFocused();
    await choice.click();
    await list.getByRole('link', { name: 'Κως', exact: true }).click();
    await expect(page).toHaveURL(/\/price-list\/kos$/);
    await expect(heading).toHaveText(`${texts.from} την Κω`);
    await expect(list).toBeHidden();
    await page.goBack();
    await expect(heading).toHaveText(`${texts.from} τη Ρόδο`);
  });

  test('an address with ?from= opens the prices of that port, and has the clean address as canonical', async ({
    page,
  }) => {
    await page.goto('/en/price-list?from=SYM');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${en.common.prices.from} Symi`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/price-list\/sym$/);
    const row = page
      .getByRole('table', { name: en.common.prices.passengers, exact: true })
      .getByRole('row', { name: /^Rhodes/ });
    await expect(row.getByRole('link')).toHaveAttribute('href', /\/en\/booking\?from=SYM&to=RHO$/);
  });

  test('on a phone its parts are one press away', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/price-list');
    const parts = page.getByRole('navigation', { name: texts.sections });
    for (const name of [texts.vehicles, texts.islandTitle, texts.discounts]) {
      await parts.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
      await page.goBack();
    }
  });

  test('an unknown port is a 404', async ({ page }) => {
    expect((await page.goto('/price-list/zzz'))?.status()).toBe(404);
  });

  test('the prices come before what takes them along', async ({ page }) => {
    await page.goto('/price-list');
    const table = await page.getByRole('table', fares).boundingBox();
    const download = await page.getByRole('link', { name: texts.csv, exact: true }).boundingBox();
    expect(download?.y).toBeGreaterThan((table?.y ?? Infinity) + (table?.height ?? 0));
  });

  test('the spreadsheet opens in Greek with the page’s prices', async ({ page, request }) => {
    const answer = await request.get('/api/price-list/el');
    expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers()['content-disposition']).toMatch(/filename="timokatalogos-\d{4}-\d\d-\d\d\.csv"/);
    const body = await answer.body();
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...rows] = body
      .toString('utf8')
      .slice(1)
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
    await page.goto('/price-list/kos');
    const adult = head.findIndex((name) => name.startsWith('Ενήλικας'));
    const fast = rows.filter((row) => row[1] === 'KOS' && row[4] === texts.fast);
    expect(fast.length).toBeGreaterThan(5);
    const shown = page.getByRole('table', fares).getByRole('row');
    for (const row of fast)
      await expect(
        shown
          .filter({ hasText: (row[2] ?? '').replace(/ \(.*/, '') })
          .filter({ hasText: `${row[adult]}\u00a0€` }),
      ).not.toHaveCount(0);
  });

  test('English spreadsheets use commas and points; another language is refused', async ({ request }) => {
    const [head, first] = (await (await request.get('/api/price-list/en')).text()).split('\r\n');
    expect(head?.split(',').length).toBeGreaterThan(10);
    expect(first).toMatch(/^Rhodes,RHO,.*,\d+\.\d\d,/);
    expect((await request.get('/api/price-list/de')).status()).toBe(404);
  });
});

test.describe('A1 the points calculator', () => {
  test('calculates the points of an actual fare, and what they buy', async ({ page }) => {
    await page.goto('/bonusways');
    await page.getByLabel(bonus.from, { exact: true }).selectOption('RHO');
    await page.getByLabel(bonus.to, { exact: true }).selectOption('SYM');
    await page.getByLabel(bonus.adults).selectOption('2');
    await page.getByLabel(bonus.single).check();
    await page.getByRole('button', { name: bonus.calculate }).click();
    const result = page.getByRole('region', { name: 'Από τη Ρόδο προς τη Σύμη' });
    // Two adults at 24,50 € without the dues, ten points per euro.
    await expect(result).toContainText('490 πόντοι');
    await expect(result.getByRole('heading', { level: 3 })).toHaveText([bonus.fast, bonus.ferry]);
    await expect(page.getByLabel(bonus.adults)).toHaveValue('2');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus Ways');
  });

  test('shows each error beside its field and keeps the choices', async ({ page }) => {
    await page.goto('/bonusways');
    await page.getByLabel(bonus.to, { exact: true }).selectOption('KOS');
    await page.getByRole('button', { name: bonus.calculate }).click();
    const summary = page.getByRole('alert').filter({ hasText: bonus.errorsTitle });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: bonus.fromMissing }).click();
    const from = page.getByLabel(bonus.from, { exact: true });
    await expect(from).toBeFocused();
    await expect(from).toHaveAccessibleDescription(bonus.fromMissing);
    await expect(page.getByLabel(bonus.to, { exact: true })).toHaveValue('KOS');
  });

  test('says when no ship offers that class on the route', async ({ page }) => {
    await page.goto('/en/bonusways/points?from=PAT&to=ARK&class=VIP&way=return&adults=1&children=0');
    await expect(page.getByRole('heading', { name: en.common.bonus.noneTitle })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the port can be chosen, and the points or the error are shown', async ({ page }) => {
    await page.goto('/price-list');
    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    await page
      .getByRole('navigation', { name: texts.choosePort })
      .getByRole('link', { name: 'Πάτμος', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${texts.from} την Πάτμο`);
    await page.goto('/bonusways');
    await page.getByLabel(bonus.from, { exact: true }).selectOption('RHO');
    await page.getByLabel(bonus.to, { exact: true }).selectOption('RHO');
    await page.getByRole('button', { name: bonus.calculate }).click();
    await expect(page.getByLabel(bonus.to, { exact: true })).toHaveAccessibleDescription(bonus.samePort);
    const rates = page.getByRole('region', { name: bonus.levelsTitle });
    await expect(rates.getByRole('definition')).toHaveCount(bonusRules.levels.length);
    await page.getByLabel(bonus.to, { exact: true }).selectOption('SYM');
    await page.getByRole('button', { name: bonus.calculate }).click();
    await expect(page.getByRole('region', { name: 'Από τη Ρόδο προς τη Σύμη' })).toBeVisible();
  });
});

test.describe('vehicles on a phone, without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('one vehicle at a time, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/price-list');
    const table = page.getByRole('table', { name: texts.vehicles });
    const choice = page.getByRole('group', { name: texts.vehicle });
    const row = table.getByRole('row', { name: /^Σύμη/ }).first();
    await expect(row.getByRole('cell')).toHaveCount(1);
    const car = await row.getByRole('cell').innerText();
    const names = await choice.getByRole('radio').count();
    await choice
      .getByRole('radio')
      .nth(names - 1)
      .check();
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(row.getByRole('cell')).not.toHaveText(car);
    const region = page.getByRole('region', { name: texts.vehicles });
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  // They were repeated above the prices of each of 17 ports.
  test('the heads of the fares stay in sight, above their prices', async ({ page }) => {
    await page.goto('/price-list');
    const fares = page.getByRole('table', { name: texts.passengers });
    const head = fares.getByRole('columnheader', { name: texts.adult, exact: true }).first();
    const last = fares.getByRole('row').last();
    await last.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await expect(head).toBeInViewport({ ratio: 1 });
    const price = last.getByText(/€/).first();
    const [above, below] = [await head.boundingBox(), await price.boundingBox()];
    const right = (box: typeof above) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(right(above)).toBe(right(below));
  });
});

test.describe('A1 the fleet', () => {
  test('shows every ship with its places on sale', async ({ page }) => {
    await page.goto('/en/fleet');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The fleet');
    const ship = page.getByRole('region', { name: 'Kymothoe' });
    await expect(ship).toContainText(en.common.fleet.ferry);
    await expect(ship.getByRole('definition').first()).toHaveText('620');
    await expect(page.getByRole('region', { name: 'Thalia' })).toContainText(en.common.fleet.passengersOnly);
    // Larger ships are drawn larger.
    const widths: number[] = [];
    for (const name of ['Kymothoe', 'Nireas', 'Aeolis', 'Thalia'])
      widths.push(
        (await page.getByRole('region', { name }).locator('svg').first().boundingBox())?.width ?? 0,
      );
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(new Set(widths).size).toBe(4);
  });
});
