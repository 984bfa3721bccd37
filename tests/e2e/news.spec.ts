import { expect, test, type Locator, type Page } from '@playwright/test';
import { referencesOf } from '#seed/run/references.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { editorOf } from './lake-session.ts';
import { seeded, seededOfType } from '#tests/fixtures/seeded.ts';

test.use({ locale: 'el-GR', viewport: { width: 1440, height: 900 } });

const GREEK = { headers: { 'accept-language': 'el' }, maxRedirects: 0 };
const texts = { el: el.common.news, en: en.common.news };
const ON_A_PAGE = 8;
const timetables = seeded('newsCategory-timetables');
const inTimetables = seededOfType('newsPost').filter(({ category }) =>
  referencesOf(category).includes(timetables._id),
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stories = (page: Page) =>
  page
    .locator('main')
    .getByRole('link')
    .filter({ has: page.locator('h2, h3') });

async function switchToEnglish(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: `EN – ${el.common.shell.english}` })
    .first()
    .click();
}

test.describe('A1 the list of the news', () => {
  test('continues with older posts, and Back returns to the previous page', async ({ page }) => {
    await page.goto('/news');
    await expect(heading(page)).toHaveText(texts.el.title);
    await expect(stories(page)).toHaveCount(ON_A_PAGE);
    await page.getByRole('link', { name: texts.el.older, exact: true }).click();
    await expect(page).toHaveURL('/news/page/2');
    await expect(heading(page)).toHaveText('Νέα, σελίδα 2');
    await expect(page).toHaveTitle(/^Νέα, σελίδα 2 – /);
    await expect(stories(page)).toHaveCount(ON_A_PAGE);
    await page.goBack();
    await expect(heading(page)).toHaveText(texts.el.title);
    await page.goForward();
    await page.getByRole('link', { name: texts.el.newer, exact: true }).click();
    await expect(page).toHaveURL('/news');
  });

  test('every page is its own canonical, and links to its neighbours and its translation', async ({
    page,
  }) => {
    await page.goto('/news/page/2');
    const link = (selector: string) => page.locator(`head link${selector}`);
    await expect(link('[rel="canonical"]')).toHaveAttribute('href', /\/news\/page\/2$/);
    await expect(link('[rel="prev"]')).toHaveAttribute('href', /\/news$/);
    await expect(link('[rel="next"]')).toHaveAttribute('href', /\/news\/page\/3$/);
    await expect(link('[hreflang="en"]')).toHaveAttribute('href', /\/en\/news\/page\/2$/);
    await switchToEnglish(page);
    await expect(heading(page)).toHaveText('News, page 2');
  });

  test('a category shows its own posts and says how many', async ({ page }) => {
    await page.goto('/news');
    const filter = page.getByRole('navigation', { name: texts.el.categories });
    const link = filter.getByRole('link', { name: new RegExp(`^${timetables.title_el}`) });
    await expect(link).toContainText(String(inTimetables.length));
    await link.click();
    await expect(heading(page)).toHaveText(String(timetables.title_el));
    await expect(filter.locator('[aria-current]')).toContainText(String(timetables.title_el));
    await expect(stories(page)).toHaveCount(ON_A_PAGE);
    await page.getByRole('link', { name: texts.el.older, exact: true }).click();
    await expect(heading(page)).toHaveText(`${timetables.title_el}, σελίδα 2`);
    await expect(stories(page)).toHaveCount(inTimetables.length - ON_A_PAGE);
    // The head is updated a moment after the page; until then it also has the links of the previous page.
    const pair = page.locator('head link[hreflang="en"]').last();
    await expect(pair).toHaveAttribute('href', /timetables\/page\/2$/);
    await switchToEnglish(page);
    await expect(page).toHaveURL('/en/news/timetables/page/2');
  });

  test('pages that don’t exist are 404, and the first page has no number', async ({ request }) => {
    for (const path of ['99', '0', '02', 'two', '1.5', '-1'])
      expect((await request.get(`/news/page/${path}`, GREEK)).status(), path).toBe(404);
    expect((await request.get('/news/sta-nisia/page/2', GREEK)).status()).toBe(404);
    const first = await request.get('/news/page/1', GREEK);
    expect([first.status(), first.headers().location]).toEqual([308, expect.stringMatching(/\/news$/)]);
  });
});

test.describe('A3 addresses of the news', () => {
  for (const [address, right] of [
    ['/en/news/dromologia', '/en/news/timetables'],
    ['/news/timetables/page/2', '/news/dromologia/page/2'],
    ['/en/news/sta-limania/agia-marina-i-lakki', '/en/news/in-port/agia-marina-or-lakki'],
    // The post determines its category: an old link of a post that moved still works.
    ['/news/dromologia/agia-marina-i-lakki', '/news/sta-limania/agia-marina-i-lakki'],
    ['/news/no-such-category/agia-marina-i-lakki', '/news/sta-limania/agia-marina-i-lakki'],
  ] as const)
    test(`${address} redirects permanently to ${right}`, async ({ request }) => {
      const answer = await request.get(address, GREEK);
      expect([answer.status(), answer.headers().location]).toEqual([
        308,
        expect.stringMatching(new RegExp(`${right}$`)),
      ]);
    });

  test('a post and a category that don’t exist are 404', async ({ request }) => {
    for (const path of ['/news/dromologia/tipota', '/news/tipota', '/news/tipota/page/2'])
      expect((await request.get(path, GREEK)).status(), path).toBe(404);
  });

  test('a post without English redirects to the English list, from the switch and from its address', async ({
    page,
    request,
    baseURL,
  }) => {
    const lake = await editorOf(request, baseURL ?? '');
    const id = 'newsPost-greek-only';
    await lake({
      createOrReplace: {
        _id: id,
        _type: 'newsPost',
        title_el: 'Μόνο στα ελληνικά',
        permalink_el: { _type: 'slug', current: 'mono-sta-ellinika' },
        excerpt_el: 'Δοκιμή.',
        publishedAt: '2026-01-05T08:00:00Z',
        category: { _type: 'reference', _ref: timetables._id },
      },
    });
    try {
      await page.goto('/news/dromologia/mono-sta-ellinika');
      await expect(heading(page)).toHaveText('Μόνο στα ελληνικά');
      await switchToEnglish(page);
      await expect(page).toHaveURL('/en/news');
      const answer = await request.get('/en/news/timetables/mono-sta-ellinika', GREEK);
      expect([answer.status(), answer.headers().location]).toEqual([
        307,
        expect.stringMatching(/\/en\/news$/),
      ]);
    } finally {
      await lake({ delete: { id } });
    }
  });
});

test.describe('a post', () => {
  const post = '/news/sta-limania/agia-marina-i-lakki';

  test('shows when it was published and updated, and links to the previous and next post', async ({
    page,
  }) => {
    await page.goto(post);
    await expect(page.getByText(texts.el.updated)).toContainText('2 Ιουνίου 2026');
    const near = page.getByRole('navigation', { name: texts.el.neighbours });
    await expect(near.getByRole('link')).toHaveCount(2);
    // The title stands above the text, not on an edge of its own.
    const left = async (part: Locator) => (await part.boundingBox())?.x;
    const article = page.getByRole('article');
    expect(await left(heading(page))).toBe(await left(article.getByRole('heading', { level: 2 }).first()));
    await near.getByRole('link', { name: new RegExp(`^${texts.el.nextPost}`) }).click();
    await expect(heading(page)).toHaveText('Από 1 Ιουνίου κάθε μέρα ως την Πάτμο');
  });

  test('B9 has structured data and a link preview', async ({ page }) => {
    await page.goto(post);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = data.map((text) => JSON.parse(text)).find((known) => known['@type'] === 'NewsArticle');
    expect(article).toMatchObject({
      headline: 'Λέρος: Αγία Μαρίνα ή Λακκί;',
      articleSection: 'Στα λιμάνια',
      datePublished: '2026-04-20T07:00:00Z',
      dateModified: '2026-06-02T09:00:00Z',
      inLanguage: 'el',
      author: { '@type': 'Organization' },
      image: [expect.stringMatching(/^https?:\/\/.+\/image\//)],
    });
    const meta = (name: string) => page.locator(`meta[property="article:${name}"]`);
    await expect(meta('published_time')).toHaveAttribute('content', article.datePublished);
    await expect(meta('modified_time')).toHaveAttribute('content', article.dateModified);
    await expect(meta('section')).toHaveAttribute('content', 'Στα λιμάνια');
    await expect(meta('tag').first()).toHaveAttribute('content', 'Λέρος');
  });

  test('copies its address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(post);
    await page.getByRole('button', { name: texts.el.copy }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.el.copied })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${post}$`));
    await expect(page.getByRole('link', { name: texts.el.send })).toHaveAttribute(
      'href',
      /^mailto:\?subject=/,
    );
  });
});
