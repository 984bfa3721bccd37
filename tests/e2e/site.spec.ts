import { expect, test, type Page } from '@playwright/test';
import { WaysResult } from '#contracts/reservations/index.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { seeded, seededText } from '#tests/fixtures/seeded.ts';
import { fetchJson } from './reservation-service.ts';

const winterTimetable = seeded('newsPost-winter-timetable');
const homePage = seeded('homePage');
const rhodes = {
  permalink_el: seededText('destination-rhodes', 'permalink_el'),
  permalink_en: seededText('destination-rhodes', 'permalink_en'),
};

// The visitors of these tests prefer Greek; tests/edge covers other languages in the middleware.
test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 } });

const post = {
  el: '/news/dromologia/cheimerina-dromologia-2026-27',
  en: '/en/news/timetables/winter-timetable-2026-27',
};

const lost = [
  '/nope',
  '/en/nope',
  '/nope/deeper/still',
  '/atlantis-tours',
  '/destinations/atlantis',
  '/news/dromologia/x',
  '/news/page/99',
  '/en/magazine/999',
  '/career/x',
  '/price-list?from=XYZ',
];

const textsOf = (path: string) => (path.startsWith('/en') ? en : el).common;

async function seeLost(page: Page, path: string): Promise<void> {
  const { errors } = textsOf(path);
  await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'el');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.notFoundTitle);
  await expect(page.getByRole('link', { name: errors.searchTrip })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
}

async function switchTo(page: Page, language: 'el' | 'en'): Promise<void> {
  const names = { el: el.common.shell.greek, en: el.common.shell.english };
  await page
    .getByRole('link', { name: `${language.toUpperCase()} – ${names[language]}` })
    .first()
    .click();
}

test.describe('pages in both languages', () => {
  test('the home page is in Greek and in English', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(homePage.headline_el));
    await expect(page.locator('html')).toHaveAttribute('lang', 'el');
    await page.goto('/en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(homePage.headline_en));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the board shows departures and changes with the port', async ({ page }) => {
    await page.goto('/');
    const board = page.locator('section').filter({ has: page.locator('#board-title') });
    await expect(board.getByRole('listitem').first()).toBeVisible();
    const title = page.locator('#board-title');
    const before = await title.textContent();
    await board.getByRole('combobox', { name: el.common.question.from, exact: true }).selectOption('PAT');
    await expect(title).not.toHaveText(before ?? '');
  });

  test('an island page shows how to get there and opens that sailing, chosen', async ({ page }) => {
    await page.goto(`/destinations/${seededText('destination-symi', 'permalink_el')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      seededText('destination-symi', 'title_el'),
    );
    const facts = page.getByRole('region', { name: el.common.destinations.facts });
    const book = facts.getByRole('link', { name: el.common.destinations.book }).last();
    await expect(book).toHaveAttribute('href', /\/booking\/sailings\?from=RHO&to=SYM&date=.*&go=/);
    await facts.getByRole('combobox', { name: el.common.question.from, exact: true }).selectOption('KOS');
    await expect(book).toHaveAttribute('href', /\/booking\/sailings\?from=KOS&to=SYM&date=.*&go=/);
    const times = await facts.locator('time').allTextContents();
    await book.click();
    await page.waitForURL(/\/booking\/sailings/);
    const chosen = page.getByText(el.common.booking.sailings.chosen, { exact: true });
    await expect(chosen).toBeVisible();
    await expect(page.getByText(times.join(' – '), { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: el.common.booking.sailings.addReturn.nextDay }).click();
    await expect(page.getByRole('heading', { name: /Ρόδο|Κω/ }).last()).toBeVisible();
    await expect(chosen).toBeVisible();
    await expect(page).toHaveURL(/&return=/);
  });

  test('an island page names the quay of each sailing, where a port has several', async ({ page }) => {
    const { ways } = await fetchJson('/ways?to=SYM', WaysResult);
    const sailings = ways.find(({ from }) => from === 'RHO')?.next ?? [];
    const quays = sailings.map(({ quayName }) => quayName?.el ?? 'none');
    expect(new Set(quays).size).toBeGreaterThan(1);
    await page.goto(`/destinations/${seededText('destination-symi', 'permalink_el')}`);
    const facts = page.getByRole('region', { name: el.common.destinations.facts });
    await expect(facts.getByText(`(${quays[0]})`)).toBeVisible();
    const later = facts.getByRole('listitem').filter({ has: page.getByRole('link') });
    for (const [index, quay] of quays.slice(1).entries()) await expect(later.nth(index)).toContainText(quay);
  });

  test('news, a post, an offer and a page open', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/news');
    await expect(heading).toHaveText(el.common.news.title);
    await page.goto(post.el);
    await expect(heading).toHaveText(String(winterTimetable.title_el));
    await page.goto('/en/early-booking');
    await expect(heading).toHaveText('Early booking');
    await page.goto('/about');
    await expect(heading).toHaveText('Η εταιρεία');
  });
});

test.describe('A3 the language switch', () => {
  test('opens a post’s own address in the other language and remembers the choice', async ({ page }) => {
    await page.goto(`${post.el}?utm=test`);
    await switchTo(page, 'en');
    await expect(page).toHaveURL(`${post.en}?utm=test`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(winterTimetable.title_en));
    const cookies = await page.context().cookies();
    expect(cookies.find((cookie) => cookie.name === 'NEXT_LOCALE')?.value).toBe('en');
    // The choice now takes precedence over the Greek browser.
    await page.goto('/');
    await expect(page).toHaveURL('/en');
  });

  test('opens an island’s own address', async ({ page }) => {
    await page.goto(`/destinations/${rhodes.permalink_el}`);
    await switchTo(page, 'en');
    await expect(page).toHaveURL(`/en/destinations/${rhodes.permalink_en}`);
    await switchTo(page, 'el');
    await expect(page).toHaveURL(`/destinations/${rhodes.permalink_el}`);
  });

  test('declares the same pair to search engines', async ({ page }) => {
    await page.goto(post.en);
    const alternate = (language: string) => page.locator(`link[rel="alternate"][hreflang="${language}"]`);
    await expect(alternate('el')).toHaveAttribute('href', new RegExp(`${post.el}$`));
    await expect(alternate('en')).toHaveAttribute('href', new RegExp(`${post.en}$`));
    await expect(alternate('x-default')).toHaveAttribute('href', new RegExp(`${post.el}$`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${post.en}$`));
  });
});

test.describe('addresses', () => {
  const greek = { headers: { 'accept-language': 'el' }, maxRedirects: 0 };

  test('a permalink of the other language redirects permanently', async ({ request }) => {
    const moved = await request.get('/en/news/dromologia/cheimerina-dromologia-2026-27', greek);
    expect(moved.status()).toBe(308);
    expect(moved.headers().location).toMatch(new RegExp(`${post.en}$`));
    const island = await request.get(`/en/destinations/${rhodes.permalink_el}`, greek);
    expect([island.status(), island.headers().location]).toEqual([
      308,
      expect.stringMatching(new RegExp(`/en/destinations/${rhodes.permalink_en}$`)),
    ]);
  });

  test('A11 a missing page is a real 404 with links to other pages', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
    for (const path of lost) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await seeLost(page, path);
      // If the menu opens, the script runs and hydration found no mismatch.
      const menu = page.getByRole('button', { name: textsOf(path).shell.services });
      await menu.click();
      await expect(menu, path).toHaveAttribute('aria-expanded', 'true');
    }
    expect(faults).toEqual([]);
  });

  test('A11 a page rendered per request is a 404 as well', async ({ request }) => {
    for (const path of ['/newsletter/none', '/en/newsletter/none', '/en/booking/none'])
      expect((await request.get(path, greek)).status(), path).toBe(404);
  });

  test('responses set no cookie, so that they can be cached', async ({ request }) => {
    for (const path of ['/', '/en', '/news', '/destinations/symi']) {
      const answer = await request.get(path, greek);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['set-cookie'], path).toBeUndefined();
      expect(answer.headers()['cache-control'], path).toContain('s-maxage');
    }
  });

  test('B4 a webhook without the right signature is refused', async ({ request }) => {
    const body = { _id: 'homePage', _type: 'homePage' };
    const unsigned = await request.post('/api/revalidate', { data: body });
    expect([unsigned.status(), unsigned.headers()['content-type']]).toEqual([
      401,
      'application/problem+json',
    ]);
    const headers = { 'sanity-webhook-signature': 't=1,v1=AAAA' };
    expect((await request.post('/api/revalidate', { data: body, headers })).status()).toBe(401);
  });

  for (const endpoint of ['/api/booking/calendar?from=RHO', '/api/departures?port=Rhodes'])
    test(`D8 ${endpoint} lists missing parameters in the requested language`, async ({ request }) => {
      for (const [locale, { common }] of Object.entries({ el, en })) {
        const answer = await request.get(`${endpoint}&locale=${locale}`);
        expect(answer.headers()['content-type']).toBe('application/problem+json');
        expect(await answer.json()).toMatchObject({ status: 400, title: common.errors.questionTitle });
      }
    });
});

test.describe('before and without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('A11 a missing page already shows the 404', async ({ page }) => {
    for (const path of lost) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await seeLost(page, path);
    }
  });
});

test.describe('H2 pictures', () => {
  test('a picture of the page is served small, typed and for ever', async ({ page, request }) => {
    await page.goto('/news');
    const srcset = await page.locator('main source[type="image/webp"]').first().getAttribute('srcset');
    const address = srcset?.split(' ')[0] ?? '';
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('image/webp');
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await answer.body()).byteLength).toBeLessThan(40_000);
    expect((await request.get(address.replace(/\/s\d+x\//, '/s161x/'))).status()).toBe(404);
  });

  // Any of a million million crops could be requested, and each took half a second of CPU.
  test('is cropped only as editors chose: another crop redirects to the uncropped picture', async ({
    page,
    request,
  }) => {
    await page.goto('/news');
    const srcset = await page.locator('main source[type="image/webp"]').first().getAttribute('srcset');
    const address = srcset?.split(' ')[0]?.replace(/\/cut[\d-]+/, '') ?? '';
    const cut = address.replace(/\/s\d+x\//, (size) => `${size}cut123-45-6-7/`);
    const answer = await request.get(cut, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([307, address]);
    expect((await request.get(cut)).headers()['content-type']).toBe('image/webp');
    const share = await page.locator('meta[property="og:image"]').first().getAttribute('content');
    expect((await request.get(new URL(share ?? '').pathname, { maxRedirects: 0 })).status()).toBe(200);
  });

  test('malformed addresses are refused at once', async ({ request }) => {
    for (const path of ['/%', '/en/%E0%A4%A'])
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(400);
  });
});
