import { expect, test, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { seededOfType, seededText } from '#tests/fixtures/seeded.ts';
import { startScript } from './visitor-browser.ts';

const allDestinations = seededOfType('destination');

test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 } });

const posters = (page: Page) => page.locator('li[data-sound]').filter({ visible: true });
const search = (page: Page) => page.getByRole('searchbox');
const onLine = (line: string) => allDestinations.filter((island) => island.line === line);

for (const { language, prefix, t } of [
  { language: 'el', prefix: '', t: el.common.destinations },
  { language: 'en', prefix: '/en', t: en.common.destinations },
] as const)
  test.describe(`B1 the list of destinations (${language})`, () => {
    test('is filtered by line; the address keeps the choice and Back undoes it', async ({ page }) => {
      await page.goto(`${prefix}/destinations`);
      await expect(posters(page)).toHaveCount(allDestinations.length);
      // Before its script the link leads to the line's part of the list.
      await startScript(page);
      const lines = page.getByRole('navigation', { name: t.lines });
      await lines.getByRole('link', { name: t.line_west }).click();
      await expect(posters(page)).toHaveCount(onLine('west').length);
      for (const island of onLine('west'))
        await expect(
          posters(page).getByText(String(island[`title_${language}`]), { exact: true }),
        ).toBeVisible();
      await expect(lines.getByRole('link', { name: t.line_west })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { level: 2, name: t.line_north })).toBeHidden();
      await expect(page).toHaveURL(/\?line=west$/);

      await page.reload();
      await expect(posters(page)).toHaveCount(onLine('west').length);
      await lines.getByRole('link', { name: t.allLines }).click();
      await expect(posters(page)).toHaveCount(allDestinations.length);
      await page.goBack();
      await expect(posters(page)).toHaveCount(onLine('west').length);
    });

    test('says when no island is found, shows all of them again, and has them on a map', async ({ page }) => {
      await page.goto(`${prefix}/destinations?q=Santorini`);
      await expect(page.getByRole('heading', { name: t.findNone })).toBeVisible();
      await expect(search(page)).toHaveValue('Santorini');
      await expect(posters(page)).toHaveCount(0);
      const href = `${prefix}/destinations/${seededText('destination-symi', `permalink_${language}`)}`;
      const onMap = page.getByRole('region', { name: t.mapTitle }).locator(`a[href="${href}"]`).first();
      await page.getByRole('button', { name: t.allLines }).click();
      await expect(posters(page)).toHaveCount(allDestinations.length);
      await expect(search(page)).toHaveValue('');

      await onMap.click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        seededText('destination-symi', `title_${language}`),
      );
    });
  });

test('an island whose name has no room on a phone’s map can be pressed all the same', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/destinations');
  const map = page.getByRole('region', { name: el.common.destinations.mapTitle });
  const href = `/destinations/${seededText('destination-tilos', 'permalink_el')}`;
  await expect(map.locator(`a[href="${href}"] text`)).toBeHidden();
  await map.locator(`a[href="${href}"] circle`).click();
  await expect(page).toHaveURL(href);
});

test('B1 an island is found in any alphabet, also by its ports, and combined with a line', async ({
  page,
}) => {
  await page.goto('/destinations');
  for (const [typed, island] of [
    ['ΣΥΜΗ', 'Σύμη'],
    ['συμη', 'Σύμη'],
    ['simi', 'Σύμη'],
    ['xalki', 'Χάλκη'],
    ['Pothia', 'Κάλυμνος'],
  ] as const) {
    await search(page).fill(typed);
    await expect(posters(page)).toHaveCount(1);
    await expect(posters(page)).toContainText(island);
  }
  await expect(page).toHaveURL(/\?q=Pothia$/);
  await page
    .getByRole('navigation', { name: el.common.destinations.lines })
    .getByRole('link', { name: el.common.destinations.line_south })
    .click();
  await expect(page.getByRole('heading', { name: el.common.destinations.findNone })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B1 the whole list is there and the lines link to their headings', async ({ page }) => {
    await page.goto('/destinations');
    await expect(posters(page)).toHaveCount(allDestinations.length);
    await expect(search(page)).toBeHidden();
    await page.getByRole('link', { name: el.common.destinations.line_west }).click();
    await expect(page).toHaveURL(/#west$/);
  });
});

for (const width of [390, 1440])
  test(`posters beside each other have pictures and bands of one height at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/destinations');
    const boxes = await posters(page).evaluateAll((items) =>
      items.map((item) => {
        const band = item.querySelector('a > div:first-child')?.getBoundingClientRect();
        return { row: Math.round(item.getBoundingClientRect().top), band: Math.round(band?.top ?? 0) };
      }),
    );
    const byRow = Map.groupBy(boxes, ({ row }) => row);
    expect(byRow.size).toBeGreaterThan(3);
    for (const [, row] of byRow) expect(new Set(row.map(({ band }) => band)).size).toBe(1);
  });

test('an island has what to know before going ashore beside its story', async ({ page }) => {
  await page.goto(`/destinations/${seededText('destination-symi', 'permalink_el')}`);
  const beside = page.getByRole('complementary').filter({ has: page.locator('#practical') });
  const story = await page.locator('#story').boundingBox();
  const practical = await page.locator('#practical').boundingBox();
  await expect(beside.getByRole('definition').first()).toBeVisible();
  expect(practical?.x).toBeGreaterThan((story?.x ?? 0) + 400);
});

// The heading touched the band above, and a single neighbour left half of its row empty.
for (const [island, count] of [
  ['kastellorizo', 1],
  ['rhodes', 3],
] as const)
  test(`the neighbours of ${island} have room above them and fill their row`, async ({ page }) => {
    await page.goto(`/destinations/${seededText(`destination-${island}`, 'permalink_el')}`);
    const section = page.getByRole('region', { name: el.common.destinations.nextTitle });
    await section.scrollIntoViewIfNeeded();
    const over = await section.getByText(el.common.destinations.nextOver, { exact: true }).boundingBox();
    const box = await section.boundingBox();
    expect((over?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThan(40);
    const posters = section.getByRole('link').filter({ has: page.locator('img') });
    await expect(posters).toHaveCount(count);
    const [first, last] = [await posters.first().boundingBox(), await posters.last().boundingBox()];
    expect((last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0)).toBeGreaterThan(1_270);
  });

// The name of an island's only port was larger, darker and higher than its neighbour's, and took two lines on a phone.
test('the only port of an island stands like the port that can be chosen', async ({ page }) => {
  await page.goto(`/destinations/${seededText('destination-kasos', 'permalink_el')}`);
  const facts = page.getByRole('region', { name: el.common.destinations.facts });
  const [from, to] = [el.common.question.from, el.common.question.destination].map((name) =>
    facts.locator('form').getByText(name, { exact: true }),
  );
  if (!from || !to) throw new Error('two names');
  const boxes = async () => [await from.boundingBox(), await to.boundingBox()];
  const [wideFrom, wideTo] = await boxes();
  expect(wideTo?.y).toBe(wideFrom?.y);
  expect(wideTo?.height).toBe(wideFrom?.height);
  await page.setViewportSize({ width: 390, height: 844 });
  const value = await facts.locator('form b').boundingBox();
  const [, name] = await boxes();
  const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN);
  expect(Math.abs(middle(name ?? null) - middle(value))).toBeLessThan(8);
});
