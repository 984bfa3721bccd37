import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { CONSENT_KEY } from '#lib/consent/consents.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { afterIdle, expectFocusInside, layoutShift, namesKept, watchRequests } from './visitor-browser.ts';

// All other tests start with a stored choice (playwright.config.ts); these have none.
test.use({ storageState: { cookies: [], origins: [] } });

/** A tag that stores things in the browser. */
const TAG = `document.cookie = '_ga=GA1.1.1; path=/'; localStorage.setItem('_tag', '1'); window.tagRuns = true;`;
const TAG_ADDRESS = 'https://www.googletagmanager.com/**';

const languages = [
  { locale: 'el-GR', home: '/', news: '/news', texts: el.common.consent },
  { locale: 'en-GB', home: '/en', news: '/en/news', texts: en.common.consent },
] as const;

async function serveTag(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(TAG_ADDRESS, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: TAG });
  });
  return requests;
}

const bannerOf = (page: Page, texts: { title: string }) => page.getByRole('region', { name: texts.title });
const dialogOf = (page: Page, texts: { settings: string }) =>
  page.getByRole('dialog', { name: texts.settings });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);

for (const { locale, home, news, texts } of languages) {
  test.describe(`F1, F2 on a first visit (${locale})`, () => {
    test.use({ locale });

    test('shows the banner, and sends and stores nothing before a choice', async ({ page }) => {
      const requests = watchRequests(page);
      await afterIdle(page, () => page.goto(home));
      await expect(bannerOf(page, texts)).toBeVisible();
      await page.mouse.wheel(0, 2_000);
      await afterIdle(page, () => page.goto(news));
      expect(requests.elsewhere()).toEqual([]);
      expect(requests.all.length).toBeGreaterThan(10);
      expect(await namesKept(page)).toEqual({ cookies: [], local: [], session: [] });
      expect(await page.evaluate(() => JSON.stringify(window.dataLayer?.[0]))).toContain('"default"');
    });

    test('loads tags after "accept all" and removes what they set after a withdrawal', async ({ page }) => {
      const requests = await serveTag(page);
      await page.goto(news);
      await bannerOf(page, texts).getByRole('button', { name: texts.everything }).click();
      await expect(bannerOf(page, texts)).toBeHidden();
      await expect.poll(() => namesKept(page).then(({ local }) => local)).toContain('_tag');
      expect(requests).toEqual([expect.stringContaining('gtm.js?id=GTM-TEST')]);
      await page.reload();
      await expect(bannerOf(page, texts)).toBeHidden();
      await expect.poll(() => requests.length).toBe(2);

      await page.getByRole('contentinfo').getByRole('button', { name: texts.settings }).click();
      const dialog = dialogOf(page, texts);
      await expect(dialog.getByRole('checkbox', { name: texts.targeting.name })).toBeChecked();
      await dialog.getByRole('button', { name: texts.onlyEssential }).click();
      // The page reloads meanwhile, so evaluating in it may fail once.
      await expect(async () => {
        expect(await page.evaluate(() => 'tagRuns' in window)).toBe(false);
        expect(await namesKept(page)).toEqual({ cookies: [], local: [CONSENT_KEY], session: [] });
      }).toPass();
      expect(requests.length).toBe(2);
    });

    test('makes "only necessary" as easy to choose, and doesn’t ask again', async ({ page }) => {
      const requests = await serveTag(page);
      await page.goto(news);
      const banner = bannerOf(page, texts);
      const yes = await banner.getByRole('button', { name: texts.everything }).boundingBox();
      const no = await banner.getByRole('button', { name: texts.onlyEssential }).boundingBox();
      expect({ y: no?.y, width: no?.width, height: no?.height }).toEqual({
        y: yes?.y,
        width: yes?.width,
        height: yes?.height,
      });
      await banner.getByRole('button', { name: texts.onlyEssential }).click();
      await expect(banner).toBeHidden();
      await afterIdle(page, () => page.goto(home));
      await expect(banner).toBeHidden();
      expect(JSON.parse((await stored(page)) ?? '')).toEqual({
        essential: true,
        perfomance: false,
        preference: false,
        targeting: false,
      });
      expect(requests).toEqual([]);
    });
  });
}

test.describe('F1 the settings', () => {
  const texts = el.common.consent;
  test.use({ locale: 'el-GR' });

  test('are a dialog for the keyboard; the banner isn’t', async ({ page }) => {
    await serveTag(page);
    await page.goto('/news');
    // The banner comes first, and the keyboard can move on to the page.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: texts.onlyEssential })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: texts.byCategory })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, texts);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expectFocusInside(page, 'dialog, body:not(:has(*:focus))');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: texts.byCategory })).toBeFocused();
    expect(await stored(page)).toBeNull();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: el.common.shell.skip })).toBeFocused();
  });

  test('store a choice by category and update Consent Mode', async ({ page }) => {
    const requests = await serveTag(page);
    await page.goto('/news');
    await page.getByRole('button', { name: texts.byCategory }).click();
    const dialog = dialogOf(page, texts);
    await expect(dialog.getByRole('checkbox', { name: texts.essential.name })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: texts.perfomance.name }).check();
    await dialog.getByRole('button', { name: texts.save }).click();
    await expect.poll(() => requests.length).toBe(1);
    expect(JSON.parse((await stored(page)) ?? '')).toMatchObject({ perfomance: true, targeting: false });
    const dataLayer = await page.evaluate(() => JSON.stringify(window.dataLayer));
    expect(dataLayer).toContain('"analytics_storage":"granted"');
    expect(dataLayer).not.toContain('"ad_storage":"granted"');
  });

  test('and the banner have no accessibility violations', async ({ page }) => {
    await page.goto('/news');
    await expect(bannerOf(page, texts)).toBeVisible();
    const inBanner = await new AxeBuilder({ page })
      .include('section[aria-labelledby="consent-title"]')
      .analyze();
    await page.getByRole('button', { name: texts.byCategory }).click();
    await expect(dialogOf(page, texts)).toBeVisible();
    const inDialog = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect([...inBanner.violations, ...inDialog.violations].map(({ id }) => id)).toEqual([]);
  });

  test('open from a link in a text', async ({ page }) => {
    await afterIdle(page, () => page.goto('/news'));
    await page.evaluate(() => {
      document
        .getElementById('main')
        ?.insertAdjacentHTML('beforeend', '<a href="#cookie-settings">Cookies</a>');
    });
    await page.getByRole('link', { name: 'Cookies' }).click();
    await expect(dialogOf(page, texts)).toBeVisible();
  });

  test('that fail to load say so, and open at the next press when the connection is back', async ({
    page,
    context,
  }) => {
    await afterIdle(page, () => page.goto('/news'));
    await context.setOffline(true);
    await page.getByRole('button', { name: texts.byCategory }).click();
    await expect(bannerOf(page, texts).getByRole('status')).toHaveText(texts.unreachable);
    await context.setOffline(false);
    await expect(bannerOf(page, texts).getByText(texts.unreachable)).toBeHidden();
    await expect(dialogOf(page, texts)).toBeHidden();
    await bannerOf(page, texts).getByRole('button', { name: texts.byCategory }).click();
    await expect(dialogOf(page, texts)).toBeVisible();
  });

  test('apply to other tabs at once', async ({ page, context }) => {
    await page.goto('/news');
    const other = await context.newPage();
    await other.goto('/news');
    await expect(bannerOf(other, texts)).toBeVisible();
    await bannerOf(page, texts).getByRole('button', { name: texts.onlyEssential }).click();
    await expect(bannerOf(other, texts)).toBeHidden();
  });
});

test.describe('F1 the banner on a phone', () => {
  test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });

  test('moves nothing and keeps the booking form usable', async ({ page }) => {
    await page.goto('/');
    const banner = bannerOf(page, el.common.consent);
    await expect(banner).toBeVisible();
    const box = await banner.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(422);
    await page.getByLabel(el.common.booking.search.from, { exact: true }).click({ trial: true });
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

test.describe('F1 without script', () => {
  test.use({ locale: 'el-GR', javaScriptEnabled: false });

  test('nothing is set, so there is no banner', async ({ page, context }) => {
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bannerOf(page, el.common.consent)).toBeHidden();
    await expect(page.getByRole('button', { name: el.common.consent.settings })).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('A12 the polyfill', () => {
  const POLYFILL = '/shell/polyfill.js';

  test('loads in time where the browser lacks a feature', async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'at');
      Reflect.deleteProperty(Intl, 'PluralRules');
    });
    const requests = watchRequests(page);
    await afterIdle(page, () => page.goto('/booking'));
    expect(requests.all.filter((address) => address.endsWith(POLYFILL))).toHaveLength(1);
    const able = await page.evaluate(() => ({
      last: [1, 2].at(-1),
      greek: new Intl.PluralRules('el').select(1),
      english: new Intl.PluralRules('en').select(2),
    }));
    expect(able).toEqual({ last: 2, greek: 'one', english: 'other' });
    expect(problems).toEqual([]);
  });

  test('doesn’t load where nothing is missing', async ({ page }) => {
    const requests = watchRequests(page);
    await afterIdle(page, () => page.goto('/booking'));
    expect(requests.all.filter((address) => address.endsWith(POLYFILL))).toEqual([]);
  });
});
