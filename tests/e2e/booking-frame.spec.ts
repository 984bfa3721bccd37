import { expect, test } from '@playwright/test';
import { walk } from './booking-walk.ts';

// The web view of an app opens the site with `hideHeader=true` once; the app has a header of its own.
test.use({ viewport: { width: 390, height: 844 } });

for (const locale of ['el', 'en'] as const) {
  test.describe(`A4 a booking in the web view of an app, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('has no header on any page, from the search to the page of the booking', async ({ page }) => {
      await walk(
        page,
        locale,
        async () => {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('body header').first()).toBeHidden();
        },
        '&hideHeader=true',
      );
      // A page that is loaded anew, without a word in its address.
      await page.reload();
      await expect(page.locator('body header').first()).toBeHidden();
      await page.goto('/questions');
      await expect(page.locator('body header').first()).toBeHidden();
      await page.goto('/questions?hideHeader=false');
      await expect(page.locator('body header').first()).toBeVisible();
    });
  });
}

test('A4 pages that hide the header are the same for everybody: no cookie, and another tab has its header', async ({
  page,
  context,
}) => {
  for (const path of ['/?hideHeader=true', '/booking?hideHeader=true'])
    expect((await page.request.get(path)).headers()['set-cookie']).toBeUndefined();
  await page.goto('/questions?hideHeader=true');
  await expect(page.locator('body header').first()).toBeHidden();
  const other = await context.newPage();
  await other.goto('/questions');
  await expect(other.locator('body header').first()).toBeVisible();
});
