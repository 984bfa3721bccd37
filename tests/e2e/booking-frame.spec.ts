import { expect, test } from '@playwright/test';

// The web view of an app. That a whole booking has no header is tested in booking-tree.
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36';
test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });

test.describe('in the web view of an app', () => {
  test.use({ userAgent: WEB_VIEW });

  test('A4 a hidden header stays hidden on later pages, until an address shows it again', async ({
    page,
  }) => {
    const header = page.locator('body header').first();
    await page.goto('/booking?hideHeader=true');
    await expect(header).toBeHidden();
    await page.goto('/booking/manage');
    await page.reload();
    await expect(header).toBeHidden();
    await page.goto('/questions');
    await expect(header).toBeHidden();
    await page.goto('/questions?hideHeader=false');
    await expect(header).toBeVisible();
  });
});

test('A4 an ordinary browser has its header back on the next page', async ({ page }) => {
  const header = page.locator('body header').first();
  await page.goto('/booking?hideHeader=true');
  await expect(header).toBeHidden();
  await page.goto('/booking/manage');
  await expect(header).toBeVisible();
});

test('A4 hiding the header changes no page: no cookie is set, and another tab has its header', async ({
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
