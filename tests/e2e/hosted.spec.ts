import type { Locator, Page } from '@playwright/test';
import { HOSTED_SITE, PROJECT } from '#tests/fixtures/hosted-site.ts';
import { seededText } from '#tests/fixtures/seeded.ts';
import { pathOf, type Locale } from './booking-steps.ts';
import { walk } from './booking-walk.ts';
import { expect, hostsAsked, test } from './hosted-test.ts';
import { LAKE, sessionOf } from './lake-session.ts';
import { publish, signIn, textField, visit, visitDocument } from './studio-desk.ts';

/*
 * The site, the Studio and the desk with a hosted project, before a stand-in of the service (docs/hosted-content.md). Only when
 * named: `npm test -- hosted`, which also runs the Studio's, the desk's and some of the site's own tests with it.
 */
test.setTimeout(240_000);

/** The project's hosts, and the one where people sign in. */
const SERVICE = [`${PROJECT}.api.sanity.io`, `${PROJECT}.apicdn.sanity.io`, 'api.sanity.io', 'cdn.sanity.io'];

const symi = (locale: Locale) =>
  pathOf(locale, `/destinations/${seededText('destination-symi', `permalink_${locale}`)}`);

for (const locale of ['el', 'en'] as const)
  test.describe(locale, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB', viewport: { width: 1280, height: 900 } });

    test(`pages have the project’s texts and pictures, and ask the site only, ${locale}`, async ({
      page,
      context,
    }) => {
      const hosts = hostsAsked(context);
      for (const path of [pathOf(locale, '/'), pathOf(locale, '/news'), symi(locale)]) {
        await page.goto(path);
        const picture = page.locator(`main img[src*="/images/${PROJECT}/production/"]`).first();
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => widthOf(picture), { message: path }).toBeGreaterThan(0);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        seededText('destination-symi', `title_${locale}`),
      );
      expect([...hosts]).toEqual([]);
    });

    test(`a trip is searched, booked and paid, ${locale}`, async ({ page, context }) => {
      const hosts = hostsAsked(context);
      await walk(page, locale, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
      expect([...hosts]).toEqual([]);
    });
  });

test('a member of the project signs in, publishes what a visitor sees, and has the desk', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const hosts = hostsAsked(context);
  // As after working in another Studio: signed in by the service's cookie, which the desk can't read.
  await sessionOf(page.request, HOSTED_SITE, 'editor@meltemi.example');
  await signIn(page, 'editor@meltemi.example');

  await visitDocument(page, 'destination', 'destination-symi');
  const title = textField(page, 'title_el');
  const before = await title.inputValue();
  const visitor = await browser.newPage({ locale: 'el-GR' });
  await title.fill(`${before} του έργου`);
  const [shownAt] = await Promise.all([untilShown(visitor, `${before} του έργου`), publish(page)]);
  const description = `${shownAt - (await storedAt(page, 'destination-symi'))} ms`;
  test.info().annotations.push({ type: 'published → shown', description });
  process.stdout.write(`published → shown: ${description}\n`);
  await title.fill(before);
  await Promise.all([untilShown(visitor, before), publish(page)]);

  await visit(page, '/studio/inbox');
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
  await visit(page, '/studio/mail/kept');
  await expect(page.getByRole('complementary', { name: 'Emails from the desk' })).toBeVisible();
  await visit(page, '/studio/newsletter');
  await expect(page.getByRole('button', { name: 'New issue' })).toBeVisible();
  expect([...hosts].filter((host) => !SERVICE.includes(host))).toEqual([]);
  await context.close();
});

/** Milliseconds since 1970. */
async function storedAt(page: Page, id: string): Promise<number> {
  const query = encodeURIComponent(`*[_id == "${id}"][0]._updatedAt`);
  const answer = await page.request.get(`${LAKE}/v2025-02-19/data/query/production?query=${query}`);
  return Date.parse((await answer.json()).result);
}

/** Loads the page until it has this title. @returns when, in milliseconds since 1970 */
async function untilShown(visitor: Page, title: string): Promise<number> {
  await expect
    .poll(
      async () => {
        await visitor.goto(symi('el'));
        return visitor.getByRole('heading', { level: 1 }).innerText();
      },
      { intervals: [100] },
    )
    .toBe(title);
  return Date.now();
}

function widthOf(picture: Locator): Promise<number> {
  return picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));
}
