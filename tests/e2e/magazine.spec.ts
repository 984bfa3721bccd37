import { expect, test, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { editorOf } from './lake-session.ts';
import { startScript } from './visitor-browser.ts';
import { seeded, seededArticle, seededOfType } from '#tests/fixtures/seeded.ts';

const magazineIssues = seededOfType('magazineIssue');
const issue15 = seeded('magazineIssue-15');
const nightAmongTheLights = seededArticle('night-among-the-lights');
const halcyonDays = seededArticle('halcyon-days');

test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 } });

const texts = el.common.magazine;
const issue = {
  el: '/magazine/nychta-anamesa-sta-fota',
  en: '/en/magazine/a-night-among-the-lights',
};
const article = {
  el: `${issue.el}/nychta-anamesa-sta-fota`,
  en: `${issue.en}/a-night-among-the-lights`,
};
const pageNumber = (number: number) => texts.page.replace('{page}', String(number));
const openPage = (page: Page, number: number) =>
  page.getByRole('region', { name: pageNumber(number), exact: true });
const position = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ από \d+/ });
const next = (page: Page) => page.getByRole('button', { name: texts.next });

async function leafTo(page: Page, number: number): Promise<void> {
  await startScript(page);
  await next(page).click();
  await expect(openPage(page, number)).toBeVisible();
}

test.describe('A1 the shelf', () => {
  test('shows the latest issue with its articles, and all the others', async ({ page }) => {
    await page.goto('/magazine');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.name);
    await expect(page.getByRole('heading', { level: 2, name: String(issue15.title_el) })).toBeVisible();
    await expect(page.getByRole('link', { name: texts.leaf })).toHaveAttribute('href', `${issue.el}#reader`);
    const older = page.getByRole('region', { name: texts.older });
    await expect(older.getByRole('listitem')).toHaveCount(magazineIssues.length - 1);
    await older.getByRole('link', { name: new RegExp(String(halcyonDays.title_el)) }).click();
    await expect(page).toHaveURL(/\/magazine\/alkyonides-kai-amygdalies$/);
  });

  test('A8 the footer of every page shows the latest cover, 208 × 294', async ({ page }) => {
    await page.goto('/en/about');
    const band = page.getByRole('contentinfo').getByRole('region', { name: en.common.magazine.name });
    const cover = band.getByRole('link', { name: new RegExp(String(issue15.title_en)) });
    await expect(cover).toHaveAttribute('href', issue.en);
    await expect(cover).toHaveCSS('width', '208px');
    await expect(cover).toHaveCSS('height', '294px');
    await expect(band.getByRole('link', { name: en.common.magazine.toMagazine })).toHaveAttribute(
      'href',
      '/en/magazine',
    );
  });
});

test.describe('B6 the reader', () => {
  test('turns by button, arrow keys, Home and End, shows the page number and keeps it in the address', async ({
    page,
  }) => {
    await page.goto(issue.el);
    // Open behind its cover, which stands above.
    await expect(openPage(page, 2)).toBeVisible();
    await expect(openPage(page, 3)).toBeVisible();
    await expect(openPage(page, 1)).toBeHidden();
    await expect(position(page)).toContainText('Σελίδες 2 και 3 από');
    await leafTo(page, 4);
    await expect(page).toHaveURL(/#p4$/);
    await page.keyboard.press('ArrowRight');
    await expect(openPage(page, 6)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(openPage(page, 4)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(openPage(page, 2)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${issue.el}$`));
    await page.keyboard.press('End');
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Home');
    await expect(openPage(page, 1)).toBeVisible();
    await expect(page).toHaveURL(/#p1$/);
  });

  test('opens the page in a link, and Back returns to the previous page', async ({ page }) => {
    await page.goto(`${issue.el}#p3`);
    await expect(openPage(page, 3)).toBeVisible();
    await openPage(page, 3)
      .getByRole('link', { name: new RegExp(String(nightAmongTheLights.title_el)) })
      .click();
    await expect(openPage(page, 4)).toBeVisible();
    await page.goBack();
    await expect(openPage(page, 3)).toBeVisible();
    await page.goto(`${article.el}`);
    await page.getByRole('link', { name: texts.seeInReader }).click();
    await expect(openPage(page, 4)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('shows one page at a time and turns by a swipe', async ({ page }) => {
      await page.goto(issue.el);
      await expect(openPage(page, 2)).toBeVisible();
      await leafTo(page, 3);
      await expect(openPage(page, 2)).toBeHidden();
      const swipe = (from: number, to: number) =>
        openPage(page, from > to ? 3 : 4).evaluate(
          (target, xs) => {
            const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
            const fire = (type: string, at: Touch, touches: Touch[]) =>
              target.dispatchEvent(
                new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [at] }),
              );
            fire('touchstart', touch(xs.from), [touch(xs.from)]);
            fire('touchend', touch(xs.to), []);
          },
          { from, to },
        );
      await swipe(300, 90);
      await expect(openPage(page, 4)).toBeVisible();
      await expect(openPage(page, 3)).toBeHidden();
      await swipe(90, 300);
      await expect(openPage(page, 3)).toBeVisible();
    });
  });
});

test.describe('B6 articles', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be read in full, and the pages of the book are side by side', async ({ page }) => {
      await page.goto(issue.el);
      await expect(openPage(page, 4)).toBeVisible();
      await expect(next(page)).toBeHidden();
      await page
        .getByRole('list')
        .getByRole('link', { name: String(nightAmongTheLights.title_el), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${article.el}$`));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(String(nightAmongTheLights.title_el));
      // Nothing is written across a ship.
      const picture = await page.getByRole('article').getByRole('img').first().boundingBox();
      expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(
        (picture?.y ?? 0) + (picture?.height ?? 0),
      );
      const text = page.getByRole('article');
      await expect(text).toContainText('Πρώτα χάνονται οι ακτές.');
      await expect(text).toContainText('μία στο νερό και μία στο τζάμι του σαλονιού.');
    });
  });

  for (const [name, { el: greek, en: english }] of Object.entries({ issue, article }))
    test(`A3 the ${name} switches to its own address in the other language`, async ({ page }) => {
      await page.goto(greek);
      const header = page.getByRole('banner');
      await header
        .getByRole('link', { name: `EN – ${el.common.shell.english}` })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${english}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
});

test.describe('A3 addresses of the magazine', () => {
  test.use({ locale: 'el-GR' });

  test('redirect to the right one with 308, and unknown ones are 404', async ({ request }) => {
    const at = (path: string) =>
      request.get(path, { maxRedirects: 0, headers: { 'Accept-Language': 'el', Cookie: 'NEXT_LOCALE=el' } });
    for (const [address, right] of [
      ['/magazine/15', issue.el],
      ['/en/magazine/15', issue.en],
      ['/magazine/a-night-among-the-lights', issue.el],
      [`${issue.el}/a-night-among-the-lights`, article.el],
      ['/magazine/a-night-among-the-lights/a-night-among-the-lights', article.el],
    ]) {
      const answer = await at(address ?? '');
      expect(answer.status(), address).toBe(308);
      // At the first request, Next puts the address of a redirect twice into the header.
      expect(new Set(answer.headers()['location']?.split(', ')), address).toEqual(new Set([right]));
    }
    for (const path of ['/magazine/99', '/magazine/no-such-issue', `${issue.el}/no-such-article`])
      expect((await at(path)).status(), path).toBe(404);
  });

  test('B6 the latest issue for API clients', async ({ request }) => {
    for (const [language, title, id] of [
      ['el', issue15.title_el, 'nychta-anamesa-sta-fota'],
      ['en', issue15.title_en, 'a-night-among-the-lights'],
    ]) {
      const answer = await request.get(`/api/magazine/latest/${String(language)}`);
      expect(answer.status()).toBe(200);
      const body: unknown = await answer.json();
      expect(body).toEqual({ id, title, cover: expect.stringMatching(/^\/image\/s480x\/webp\/file\//) });
      const { cover } = JSON.parse(await answer.text());
      expect((await request.get(cover)).headers()['content-type']).toBe('image/webp');
    }
    const unknown = await request.get('/api/magazine/latest/fr');
    expect(unknown.status()).toBe(404);
    expect(unknown.headers()['content-type']).toContain('application/problem+json');
    expect(await unknown.json()).toMatchObject({
      detail: expect.stringMatching(/el or en.*Ζητήστε/),
      instance: `urn:meltemi:request:${unknown.headers()['x-request-id']}`,
    });
  });

  test('B6 API clients see a new title within a second', async ({ request, baseURL }) => {
    const lake = await editorOf(request, baseURL ?? '');
    const title = async () => (await (await request.get('/api/magazine/latest/el')).json()).title;
    const publish = (title_el: string) => lake({ patch: { id: issue15._id, set: { title_el } } });
    await title();
    try {
      await publish('Φώτα στο πέλαγος');
      await expect.poll(title, { intervals: [100], timeout: 5_000 }).toBe('Φώτα στο πέλαγος');
    } finally {
      await publish(String(issue15.title_el));
    }
    await expect.poll(title, { intervals: [100], timeout: 5_000 }).toBe(issue15.title_el);
  });

  test('B9 have structured data of issue and article', async ({ page }) => {
    const kinds = async () =>
      (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
    await page.goto(issue.el);
    expect(await kinds()).toMatch(/"@type":"PublicationIssue".*"issueNumber":"15"/);
    await page.goto(article.en);
    expect(await kinds()).toMatch(/"@type":"Article".*"isPartOf":\{"@type":"PublicationIssue"/);
  });
});
