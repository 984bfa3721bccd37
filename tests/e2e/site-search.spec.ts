import { expect, test, type Page } from '@playwright/test';
import { checks } from './criteria.ts';
import { expectAccessible, pathOf, type Locale } from './booking-steps.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

const texts = { el: el.common.siteSearch, en: en.common.siteSearch };
const island = { el: 'Αστυπάλαια', en: 'Astypalaia' };

const resultsOf = (page: Page, kind: keyof (typeof texts)['el']['kind'], locale: Locale) =>
  page.getByRole('region', { name: texts[locale].kind[kind], exact: true });

async function search(page: Page, typed: string, locale: Locale): Promise<void> {
  await page.getByRole('searchbox', { name: texts[locale].field }).fill(typed);
  await page.getByRole('button', { name: texts[locale].submit }).click();
}

for (const [locale, javaScriptEnabled] of [
  ['el', true],
  ['en', false],
] as const)
  test.describe(`site search, ${locale}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test(
      'an old name finds its island; a typing error offers it',
      checks('browser', '2.4.5'),
      async ({ page }) => {
        await page.goto(pathOf(locale, '/search'));
        await search(page, 'Stampalia', locale);
        await expect(page).toHaveURL(/search\?q=Stampalia$/);
        await expect(page).toHaveTitle(/Stampalia/);
        await expect(page.getByRole('heading', { level: 2, name: /^\d+ .*Stampalia/ })).toBeVisible();
        const first = resultsOf(page, 'island', locale).getByRole('link').first();
        await expect(first).toHaveText(island[locale]);

        await search(page, 'Stamaplia', locale);
        await page.getByRole('main').getByRole('link', { name: island[locale], exact: true }).first().click();
        await expect(resultsOf(page, 'island', locale).getByRole('link').first()).toHaveText(island[locale]);
        await resultsOf(page, 'island', locale).getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(island[locale]);

        await page.goBack();
        const ships = texts[locale].nextShipsOf.replace('{island}', island[locale]);
        await resultsOf(page, 'island', locale).getByRole('link', { name: ships }).click();
        await expect(page).toHaveURL(/itineraries\?from=RHO&destination=AST&date=now$/);

        await page.goBack();
        const fares = texts[locale].faresOf.replace('{island}', island[locale]);
        await resultsOf(page, 'island', locale).getByRole('link', { name: fares }).click();
        await expect(page).toHaveURL(/\/price-list\/ast$/);
      },
    );
  });

test('a question opens on its page', async ({ page }) => {
  await page.goto('/en/search?q=dog');
  const questions = resultsOf(page, 'question', 'en');
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^dogs?$/i);
  await questions.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/questions#.+-answer$/);
  await expect(page.locator('details:has(:target)')).toHaveAttribute('open');
});

test('hostile and long texts are shown as text, and lead on', async ({ page }) => {
  const hostile = `<img src=x onerror=alert(1)>\u0000\u202E${'a'.repeat(3000)}`;
  const response = await page.goto(`/en/search?q=${encodeURIComponent(hostile)}`);
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  await expect(main.locator('img[src=x]')).toHaveCount(0);
  await expect(main.getByText(texts.en.shortened.replace('{count}', '80'))).toBeVisible();
  await expect(main.getByRole('navigation', { name: texts.en.islands })).toBeVisible();
  await expectAccessible(page);
});

test('search engines don’t list it; it is accessible in both languages', async ({ page, request }) => {
  for (const path of ['/search', '/en/search?q=rhodes', '/search?q=kalimnso']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search');
});

test('the footer and the 404 page lead to it', async ({ page }) => {
  await page.goto('/en/no-such-page');
  await search(page, 'symi', 'en');
  await expect(resultsOf(page, 'island', 'en').getByRole('link').first()).toHaveText('Symi');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: en.common.shell.search }),
  ).toHaveAttribute('href', '/en/search');
});

test('what is typed on the 404 page stays when its script arrives', async ({ page }) => {
  const { promise: isTyped, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto('/en/no-such-page', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox');
  await field.evaluate((sent) => sent.setAttribute('data-sent', ''));
  await field.pressSequentially('symi');
  letScriptsCome();
  // React has put its own field in place of the one that was sent.
  await expect(page.locator('[data-sent]')).toHaveCount(0);
  await expect(field).toHaveValue('symi');
  await expect(field).toBeFocused();
});
