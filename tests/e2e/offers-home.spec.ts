import { expect, test, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { seeded } from '#tests/fixtures/seeded.ts';
import { startScript } from './visitor-browser.ts';

const bicycleInOctober = seeded('offer-bicycle-in-october');
const oneDayTrip = seeded('offer-one-day-trip');
const studentsAtEaster = seeded('offer-students-at-easter');
const homePage = seeded('homePage');

test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 } });

const messages = { el, en };
const offersPath = { el: '/prosfores-kai-ekptwseis', en: '/en/prosfores-kai-ekptwseis' };

async function openMenu(page: Page, language: 'el' | 'en'): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: messages[language].common.shell.offers })
    .click();
}

for (const language of ['el', 'en'] as const)
  test.describe(`B5 offers (${language})`, () => {
    const { offers, shell } = messages[language].common;
    const prefix = language === 'el' ? '' : '/en';

    test('the menu has the current offers in the editors’ order, and a link to all of them', async ({
      page,
    }) => {
      await page.goto(`${prefix}/news`);
      await openMenu(page, language);
      const banner = page.getByRole('banner');
      const links = banner.locator('li').filter({ hasText: shell.offers }).getByRole('link');
      await expect(links.first()).toContainText(String(oneDayTrip[`title_${language}`]));
      await expect(links.last()).toHaveAttribute('href', offersPath[language]);
      for (const { title_el, title_en } of [bicycleInOctober, studentsAtEaster])
        await expect(banner.getByText(String(language === 'el' ? title_el : title_en))).toHaveCount(0);
    });

    test('an expired offer says so, sells nothing and isn’t listed in search engines', async ({ page }) => {
      await page.goto(offersPath[language]);
      const ended = page.getByRole('region', { name: offers.over });
      await ended.getByRole('link', { name: String(bicycleInOctober[`title_${language}`]) }).click();
      const main = page.getByRole('main');
      await expect(main.getByText(offers.ended.split('{')[0] ?? '').first()).toBeVisible();
      await expect(main.getByRole('link', { name: offers.seeCurrent })).toHaveAttribute(
        'href',
        offersPath[language],
      );
      await expect(main.locator('a[href*="/booking"]')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(
        page.locator('script[type="application/ld+json"]', { hasText: 'AggregateOffer' }),
      ).toHaveCount(0);
    });

    test('an upcoming offer shows its first day, and links to current ones', async ({ page }) => {
      await page.goto(offersPath[language]);
      const coming = page.getByRole('region', { name: offers.comingSoon });
      await coming.getByRole('link').click();
      const main = page.getByRole('main');
      await expect(main.getByText('2027').first()).toBeVisible();
      await expect(main.getByText(offers.notYet.split('{')[0] ?? '').first()).toBeVisible();
      await expect(main.getByRole('link', { name: offers.seeCurrent })).toHaveAttribute(
        'href',
        offersPath[language],
      );
    });

    test('C8 a current offer links to booking with its route filled in', async ({ page }) => {
      await page.goto(`${prefix}/one-day-trip`);
      await page.getByRole('main').getByRole('link', { name: offers.book, exact: true }).click();
      await expect(page).toHaveURL(/\/booking\?from=RHO&to=SYM$/);
      const { from, to } = messages[language].common.booking.search;
      const ports = { el: ['Ρόδος', 'Σύμη'], en: ['Rhodes', 'Symi'] }[language];
      for (const [index, label] of [from, to].entries())
        await expect(
          page.getByRole('button', { name: new RegExp(`^${label}.*${ports[index]}`) }),
        ).toBeVisible();
    });

    test('the home page has its sections in order', async ({ page }) => {
      const { home } = messages[language].common;
      await page.goto(prefix || '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        String(homePage[`headline_${language}`]),
      );
      const expected = [
        String(homePage[`destinationsTitle_${language}`]),
        home.offersTitle,
        home.newsTitle,
        messages[language].common.magazine.name,
      ];
      await expect
        .poll(async () => {
          const all = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
          return all.filter((title) => expected.includes(title));
        })
        .toEqual(expected);
      await expect(
        page.getByRole('contentinfo').getByRole('heading', { name: shell.nightTitle }),
      ).toBeVisible();
      const kinds = await page.locator('script[type="application/ld+json"]').allTextContents();
      for (const kind of ['Organization', 'WebSite']) expect(kinds.join()).toContain(`"@type":"${kind}"`);
    });
  });

test('B5 the pictures of an offer open large and can be browsed with arrow keys', async ({ page }) => {
  await page.goto('/one-day-trip');
  const viewer = page.getByRole('dialog', { name: el.common.gallery.viewer });
  const first = page.getByRole('main').locator('a[data-at="0"]');
  const count = (at: number) => el.common.gallery.count.replace('{at}', String(at)).replace('{all}', '2');
  // Before its script the link leads to the large picture.
  await startScript(page);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText(count(1))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(count(2))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(count(1))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test.describe('the board of departures', () => {
  const title = '#board-title';

  // The board may refresh at any time, also while a test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  /** Replaces the service's response from now on: a board that counts the requests for it. */
  async function answerWith(page: Page, state: { fails: boolean; requests: number }): Promise<void> {
    await page.route('**/api/departures?*', async (route) => {
      state.requests += 1;
      if (state.fails) return route.abort();
      const answer = await route.fetch();
      const board = { ...(await answer.json()), title: `Board ${state.requests}` };
      const asOf = await page.evaluate(() => new Date().toISOString());
      return route.fulfill({ response: answer, json: { ...board, asOf } });
    });
  }

  test('is refreshed every half minute, and at once when the tab becomes visible again', async ({ page }) => {
    const state = { fails: false, requests: 0 };
    await page.clock.install();
    await answerWith(page, state);
    await page.goto('/');
    await startScript(page);
    await expect(page.locator(title)).toHaveText(/^Board \d+$/);
    await page.clock.runFor(1_000);
    const before = state.requests;
    await page.clock.runFor(30_000);
    await expect.poll(() => state.requests).toBeGreaterThan(before);
    const visible = state.requests;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => state.requests).toBe(visible + 1);
    await expect(page.locator(title)).toHaveText(`Board ${visible + 1}`);
  });

  test('shows its age when it can’t be refreshed, and recovers', async ({ page }) => {
    const state = { fails: false, requests: 0 };
    await page.clock.install();
    await answerWith(page, state);
    await page.goto('/');
    await startScript(page);
    await expect(page.locator(title)).toHaveText(/^Board \d+$/);
    const warning = page.getByText(el.common.board.stale.split('{')[0] ?? '');
    await expect(warning).toHaveCount(0);
    state.fails = true;
    await page.clock.runFor(240_000);
    await expect(warning).toBeVisible();
    await expect(page.locator(title)).toHaveText(/^Board \d+$/);
    state.fails = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(warning).toHaveCount(0);
  });
});

test.describe('alerts on the home page', () => {
  const { title_el, text_el } = seeded('serviceAlert-holidays-2026');
  const words = String(text_el).slice(0, 30);

  test('wide screens show them in full', async ({ page }) => {
    await page.goto('/');
    const alerts = page.getByRole('region', { name: el.common.home.alerts });
    await expect(alerts.getByRole('heading', { name: String(title_el) })).toHaveCount(1);
    await expect(alerts.getByText(words)).toBeVisible();
    // The texts start at one edge, however long the titles are.
    const edges = await alerts
      .locator('article p')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().x));
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges).size).toBe(1);
  });

  test.describe('on a phone, without JavaScript', () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

    test('each is one line, which opens', async ({ page }) => {
      await page.goto('/');
      const alerts = page.getByRole('region', { name: el.common.home.alerts });
      await expect(alerts.getByText(words)).toBeHidden();
      // Titles of one or two lines, however many there are.
      const height = (await alerts.boundingBox())?.height ?? Infinity;
      expect(height / (await alerts.getByRole('article').count())).toBeLessThan(90);
      await alerts.getByRole('heading', { name: String(title_el) }).click();
      await expect(alerts.getByText(words)).toBeVisible();
    });
  });
});
