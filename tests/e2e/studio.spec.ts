import { expect } from '@playwright/test';
import { deleteDocument, visitDocument, publish, textField, visit } from './studio-desk.ts';
import { test } from './studio-windows.ts';

test.setTimeout(180_000);

test('B3, B4: an editor changes and publishes a Greek title, and a visitor sees it', async ({
  page,
  browser,
}) => {
  await visitDocument(page, 'destination', 'destination-patmos');
  const title = textField(page, 'title_el');
  const before = await title.inputValue();
  const permalink = await textField(page, 'permalink_el').inputValue();
  const visitor = await browser.newContext({ locale: 'el-GR' });
  const site = await visitor.newPage();
  const heading = site.getByRole('heading', { level: 1 });
  const shows = async (text: string) => {
    await expect(async () => {
      await site.goto(`/destinations/${permalink}`);
      await expect(heading).toHaveText(text, { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  };
  await shows(before);

  const after = `${before} δοκιμή`;
  await title.fill(after);
  await publish(page);
  await shows(after);

  await title.fill(before);
  await publish(page);
  await shows(before);
  await visitor.close();
});

test('B3: one editor sees what another types; discarding it restores the published text', async ({
  page,
  colleague: other,
}) => {
  await visitDocument(page, 'destination', 'destination-leros');
  await visitDocument(other, 'destination', 'destination-leros');
  const before = await textField(page, 'title_el').inputValue();

  await textField(page, 'title_el').fill(`${before} από το ένα παράθυρο`);
  await expect(textField(other, 'title_el')).toHaveValue(`${before} από το ένα παράθυρο`);
  await textField(other, 'title_en').fill('From the other window');
  await expect(textField(page, 'title_en')).toHaveValue('From the other window');

  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await page.getByTestId('confirm-button').click();
  await expect(textField(page, 'title_el')).toHaveValue(before);
  await expect(textField(other, 'title_el')).toHaveValue(before);
});

test('B2: a new document lists missing texts, and can’t be published without them', async ({ page }) => {
  await visit(page, '/studio/structure/newsCategory');
  await page.getByTestId('action-intent-button').first().click({ timeout: 60_000 });
  await textField(page, 'title_el').fill('Άνεμοι & λιμάνια');
  await page.getByTestId('field-permalink_el').getByRole('button', { name: 'Generate' }).click();
  await expect(textField(page, 'permalink_el')).toHaveValue('anemoi-limania');
  await page.getByRole('button', { name: 'Validation' }).click();
  // Each item of the list links to its field, so its name is the field and the message.
  await expect(
    page.getByRole('button', { name: /Title · English Title: the English text is missing/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /The permalink in English is required/ })).toBeVisible();
  await expect(page.getByTestId('action-publish')).toBeDisabled();

  await deleteDocument(page, 'newsCategory', 'Άνεμοι & λιμάνια');
});

test('B2, B3: an uploaded picture is shown, and needs alternative text in both languages', async ({
  page,
}) => {
  await visit(page, '/studio/structure/page');
  await page.getByTestId('action-intent-button').first().click({ timeout: 60_000 });
  await textField(page, 'title_el').fill('Σελίδα με εικόνα');
  await page.getByRole('tab', { name: 'Picture' }).click();
  await page.locator('input[type="file"]').first().setInputFiles('public/brand/favicon-180.png');
  await expect(page.getByTestId('image-input').locator('img')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Validation' }).click();
  for (const language of ['Greek', 'English']) {
    const message = new RegExp(`The alternative text in ${language} is required`);
    await expect(page.getByRole('button', { name: message })).toBeVisible();
  }

  await deleteDocument(page, 'page', 'Σελίδα με εικόνα');
});

test('B2: only administrators have the query tool', async ({ page, colleague }) => {
  await expect(colleague.getByRole('link', { name: 'Queries' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Content', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Queries' })).toHaveCount(0);
});
