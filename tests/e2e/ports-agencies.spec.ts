import { expect, test, type Page } from '@playwright/test';
import { athensDay } from '#foundation/dates/athens.ts';
import { longDay } from '#foundation/dates/format-day.ts';
import { quays } from '#seed/network/quays.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { seededOfType, seededText } from '#tests/fixtures/seeded.ts';

const agencies = seededOfType('agency');
const faqs = seededOfType('faq');

test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 } });

const texts = { el: el.common, en: en.common };
const prefix = { el: '', en: '/en' };
const plain = { headers: { 'accept-language': 'el' }, maxRedirects: 0 };

const cards = (page: Page) => page.locator('li[data-sound]').filter({ visible: true });
const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
const named = (key: string, language: 'el' | 'en') => seededText(`agency-${key}`, `title_${language}`);

test('A1 a port leads to its sailings of today, without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/en/departure-ports#pothia');
  const links = page.getByRole('link', { name: new RegExp(`^${en.common.ports.today}, `) });
  await links.and(page.locator('[href$="from=KAL&date=today"]')).click();
  await expect(page).toHaveURL(/\/en\/itineraries\?from=KAL&date=today$/);
  const today = longDay(athensDay(new Date()), 'en');
  await expect(page.getByRole('heading', { level: 2, name: today, exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: en.common.question.from, exact: true })).toHaveValue('KAL');
  await context.close();
});

for (const language of ['el', 'en'] as const)
  test.describe(`A1 departure ports (${language})`, () => {
    const t = texts[language].ports;

    test('show every quay, its place on a map and the next ships', async ({ page }) => {
      await page.goto(`${prefix[language]}/departure-ports#pothia`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        seededText('page-departure-ports', `title_${language}`),
      );
      await expect(page.locator('a[href*="openstreetmap.org"]')).toHaveCount(quays.length);
      const board = page.locator('#pothia').getByRole('region');
      await expect(board.getByRole('listitem').first()).toBeVisible();
      await expect(board.getByRole('link').first()).toHaveAttribute(
        'href',
        /\/booking\/sailings\?from=KAL&to=.*&go=/,
      );
      await expect(page.locator('#pothia').getByRole('link', { name: t.book })).toHaveAttribute(
        'href',
        `${prefix[language]}/booking?from=KAL`,
      );
    });

    test('name the next ship from each island and quay before anything is opened', async ({ page }) => {
      const loaded = page.waitForResponse((answer) => answer.url().includes('/api/departures/next'));
      await page.goto(`${prefix[language]}/departure-ports`);
      type Next = { id: string; quay: string; when: string; to: string };
      const { quays: next }: { quays: Next[] } = await (await loaded).json();
      const rows = page.locator('details > summary');
      const ofPort = (code: string) => {
        const ids = quays.filter(({ port }) => port === code).map(({ id }) => id);
        const ship = next.find(({ id }) => ids.includes(id));
        if (!ship) throw new Error('some ship leaves within a week');
        return ship;
      };
      const patmos = ofPort('PAT');
      await expect(rows.filter({ hasText: `${patmos.when} ${patmos.to}` }).first()).toBeVisible();
      // Of an island with several ports, also from which of them.
      const leros = [ofPort('LER'), ofPort('LAM')] as const;
      const named = leros.map(({ quay, when, to }) => `${when}\\s${quay}, ${to}`);
      const row = rows.filter({ hasText: leros[0].quay }).filter({ hasText: leros[1].quay });
      await expect(row).toHaveText(new RegExp(named.join('|')));
      for (const quay of quays.filter(({ port }) => port === 'RHO')) {
        const ship = next.find(({ id }) => id === quay.id);
        const row = page
          .getByRole('list', { name: t.quays })
          .getByRole('listitem')
          .filter({
            has: page.getByRole('heading', { name: quay.name[language], exact: true }),
          });
        if (ship) await expect(row).toContainText(`${ship.when} ${ship.to}`);
      }
    });

    test('have structured data', async ({ page }) => {
      await page.goto(`${prefix[language]}/departure-ports`);
      const quay = (await structuredData(page)).find((text) => text.includes('BoatTerminal'));
      expect(quay).toContain(`${prefix[language]}/departure-ports#kolona`);
      expect(quay).toContain('"latitude":36.4472');
    });
  });

// On a wide screen a name and its next ship were 700 px apart.
test('a wide screen lists the islands in two columns, and opening one moves nothing in the other', async ({
  page,
}) => {
  await page.goto('/en/departure-ports');
  await expect(
    page.getByRole('link', { name: en.common.ports.toPort.replace('<port>name</port>', 'Rhodes') }),
  ).toHaveAttribute('href', '#port-rho');
  const rowOf = (name: string) =>
    page.locator('summary').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
  const boxOf = async (name: string) => {
    const box = await rowOf(name).boundingBox();
    if (!box) throw new Error(`${name} has a row`);
    return { x: box.x, y: box.y + (await page.evaluate(() => scrollY)), width: box.width };
  };
  const [first, last, beside] = [await boxOf('Rhodes'), await boxOf('Fournoi'), await boxOf('Samos')];
  expect(first.width).toBeLessThan(650);
  expect(last.x).toBe(beside.x);
  expect(beside.x).toBeGreaterThan(first.x + first.width);
  await rowOf('Rhodes').click();
  await expect(page.locator('#port-rho')).toBeVisible();
  await rowOf('Kalymnos').click();
  await expect(page.locator('#pothia')).toBeVisible();
  for (const [name, { x, y }] of [
    ['Rhodes', first],
    ['Samos', beside],
    ['Fournoi', last],
  ] as const)
    expect(await boxOf(name), name).toMatchObject({ x, y });
  await page.setViewportSize({ width: 1024, height: 900 });
  expect((await boxOf('Samos')).x).toBe((await boxOf('Rhodes')).x);
});

test('every island has its sketch, from one file for both languages', async ({ request }) => {
  const file = await (await request.get('/maps/islands.svg')).text();
  for (const path of ['/departure-ports', '/en/departure-ports']) {
    const html = await (await request.get(path)).text();
    const used = [...html.matchAll(/<use [^>]*href="\/maps\/islands\.svg#([^"]+)"/g)].map(([, id]) => id);
    expect(used.length).toBe(file.split('<path ').length - 1);
    for (const id of used) expect(file).toContain(`<path id="${id}" d="M`);
  }
});

test('a port shows a notice when the times can’t be read', async ({ page }) => {
  await page.route('**/api/departures?**', (route) => route.fulfill({ status: 503, body: 'null' }));
  await page.goto('/departure-ports#port-rho');
  await expect(
    page.locator('#port-rho').getByText(el.common.ports.away.replace('{phone}', '22410 00000')),
  ).toBeVisible();
});

// The row of the island named a ship on Wednesday, and its fold said only that none leaves today or tomorrow.
test('a port without a ship today or tomorrow names the next one, as the row of its island does', async ({
  page,
}) => {
  await page.route('**/api/departures?**', async (route) => {
    const view = await (await route.fetch()).json();
    await route.fulfill({ json: { ...view, rows: [] } });
  });
  const loaded = page.waitForResponse((answer) => answer.url().includes('/api/departures/next'));
  await page.goto('/departure-ports#pothia');
  const { quays: next }: { quays: { id: string; when: string; to: string }[] } = await (await loaded).json();
  const ids = quays.filter(({ port }) => port === 'KAL').map(({ id }) => id);
  const ship = next.find(({ id }) => ids.includes(id));
  if (!ship) throw new Error('some ship leaves Kalymnos within a week');
  const port = page.locator('#pothia');
  await expect(port).toContainText(el.common.ports.none);
  await expect(port).toContainText(el.common.ports.noneThen.replace('{ship}', `${ship.when}, ${ship.to}`));
});

test.describe('agencies', () => {
  test('are found in Greeklish, and the address keeps the search', async ({ page }) => {
    await page.goto('/agencies');
    await page.getByRole('searchbox').fill('kalimnos');
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText(named('pothia', 'el'));
    await expect(page).toHaveURL(/\?q=kalimnos$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
  });

  // Text typed before the script loaded didn't filter the list, and looked like a search without a result.
  test('are found by text typed while the page was still loading', async ({ page }) => {
    const arriving = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await arriving.promise;
      await route.continue();
    });
    await page.goto('/agencies', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('kalimnos');
    arriving.resolve();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('searchbox')).toHaveValue('kalimnos');
    await expect(page).toHaveURL(/\?q=kalimnos$/);
  });

  test('are filtered by island and service, and Back undoes a choice', async ({ page }) => {
    const t = en.common.agencies;
    await page.goto('/en/agencies');
    await page.getByLabel(t.island, { exact: true }).selectOption('symi');
    await expect(cards(page)).toHaveCount(2);
    const luggage = page
      .getByRole('group', { name: t.service })
      .getByRole('button', { name: t.services.luggage });
    await luggage.click();
    await expect(luggage).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(named('symi', 'en'));
    await expect(page).toHaveURL(/\?island=symi&service=luggage$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(2);
    await page.goBack();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.locator('[data-sound][hidden]')).toHaveCount(0);
  });

  test('a search without results offers what to do next', async ({ page }) => {
    await page.goto('/agencies?q=atlantida');
    await expect(page.getByRole('heading', { name: el.common.agencies.noneTitle })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: el.common.agencies.showAll }).click();
    await expect(page.locator('[data-sound][hidden]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/agencies$/);
  });

  test('can be called with one click', async ({ page }) => {
    await page.goto('/agencies?island=symi#symi');
    await expect(cards(page).first().getByRole('link', { name: '22460 00006' })).toHaveAttribute(
      'href',
      'tel:+302246000006',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('agencies are a list by island, without a search that can’t work', async ({ page }) => {
    await page.goto('/agencies?island=symi#symi');
    await expect(page.locator('li[data-sound]')).toHaveCount(agencies.length);
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });

  test('questions still open', async ({ page }) => {
    await page.goto('/questions');
    const question = page.locator('#faq-bicycle');
    await question.getByRole('heading').click();
    await expect(question.getByRole('paragraph').first()).toBeVisible();
  });
});

test('B9 questions can be searched, and search engines get all of them', async ({ page }) => {
  await page.goto('/en/questions');
  const data = (await structuredData(page)).find((text) => text.includes('FAQPage'));
  expect(JSON.parse(data ?? '{}').mainEntity).toHaveLength(faqs.length);
  await page.getByRole('searchbox').fill('wheelchair');
  const shown = page.locator('details[data-sound]').filter({ visible: true });
  await expect(shown).not.toHaveCount(faqs.length);
  await expect(page.locator('#faq-wheelchair-on-board')).toBeVisible();
});

test.describe('A3 the transport equivalent', () => {
  test('exists in Greek only and switches to the English home page', async ({ page }) => {
    await page.goto('/transport-equivalent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      seededText('page-transport-equivalent', 'title_el'),
    );
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(0);
    await expect(page.locator('link[rel="alternate"][hreflang="el"]')).toHaveCount(1);
    await page
      .getByRole('link', { name: `EN – ${el.common.shell.english}` })
      .first()
      .click();
    await expect(page).toHaveURL(/\/en$/);
  });

  test('redirects its English address to the English home page', async ({ request }) => {
    const answer = await request.get('/en/transport-equivalent', plain);
    expect([307, 308]).toContain(answer.status());
    expect(answer.headers().location).toMatch(/\/en$/);
  });
});

test('A11 a missing page is a 404 with links to other pages', async ({ page }) => {
  for (const path of ['/404', '/en/404', '/agencies/atlantis', '/en/questions/none']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    const t = texts[path.startsWith('/en') ? 'en' : 'el'].errors;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFoundTitle);
    const ways = page.getByRole('navigation', { name: t.waysOn });
    await expect(ways.getByRole('link', { name: t.toDestinations })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /22410 00000/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: t.searchTrip }).click();
    await expect(page).toHaveURL(/\/booking$/);
  }
});
