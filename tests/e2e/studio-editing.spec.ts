import { expect, type Page } from '@playwright/test';
import { editorOf, sessionOf } from './lake-session.ts';
import { beSignedIn, deleteDocument, publishNew, signIn, textField, visit } from './studio-desk.ts';
import { test } from './studio-windows.ts';

test.setTimeout(300_000);
test.use({ actionTimeout: 60_000 });

const field = (page: Page, name: string) => page.getByTestId(`field-${name}`);

test('B2: both languages are side by side, or one alone, as the editor last chose', async ({ context }) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await beSignedIn(page, 'editor@meltemi.example');
  const document = '/studio/structure/destination;destination-symi';
  const open = async (go: () => Promise<unknown>) => {
    await go();
    await expect(page.getByTestId('writing-en')).toBeVisible({ timeout: 60_000 });
  };
  await open(() => page.goto(document));
  await expect(field(page, 'title_en')).toBeVisible({ timeout: 60_000 });
  // The form is laid out again while it loads: a box can be missing or outdated until it settles.
  await expect(async () => {
    const greek = await field(page, 'title_el').boundingBox();
    const english = await field(page, 'title_en').boundingBox();
    if (greek === null || english === null) throw new Error('A field has no bounding box yet.');
    expect(english.y).toBe(greek.y);
    expect(english.x).toBeGreaterThan(greek.x + greek.width - 1);
  }).toPass({ timeout: 60_000 });

  await page.getByTestId('writing-en').click();
  await expect(field(page, 'title_el')).toHaveCount(0);
  await open(() => page.goto(document));
  await expect(field(page, 'title_en')).toBeVisible();
  await expect(field(page, 'title_el')).toHaveCount(0);

  // A link to a field of the other language shows it, whatever the choice.
  await visit(page, '/studio/intent/edit/id=destination-symi;type=destination;path=title_el/');
  await expect(field(page, 'title_el')).toBeVisible({ timeout: 60_000 });

  await open(() => visit(page, document));
  await page.getByTestId('writing-both').click();
  await expect(field(page, 'title_el')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByTestId('writing-both')).toHaveCount(0);
  await expect(field(page, 'title_en')).toHaveCount(0);
  await page.getByTestId('writing-en').click();
  await expect(field(page, 'title_en')).toBeVisible();
});

test('B2: the Studio is in Greek, including its messages', async ({ context }) => {
  const page = await context.newPage();
  await signIn(page, 'editor@meltemi.example');
  await page.getByTestId('studio-language').first().click();
  await expect(page.getByText('Προορισμοί', { exact: true })).toBeVisible({ timeout: 60_000 });
  await visit(page, '/studio/intent/create/type=newsCategory/');
  await expect(textField(page, 'title_el')).toBeEditable({ timeout: 60_000 });
  await textField(page, 'title_el').fill('Άνεμοι');
  await expect(textField(page, 'permalink_el')).toHaveValue('anemoi');
  await page.getByRole('button', { name: 'Έλεγχος', exact: true }).click();
  await expect(
    page.getByRole('button', { name: /Τίτλος: λείπει το αγγλικό κείμενο\. Το ελληνικό υπάρχει\./ }),
  ).toBeVisible();
  await deleteDocument(page, 'newsCategory', 'Άνεμοι', 'Διαγραφή');
});

test('B5: a new editor builds an offer page and publishes it in under three minutes', async ({
  page,
  browser,
}) => {
  const begun = Date.now();
  await visit(page, '/studio/intent/create/type=offer/');
  await expect(textField(page, 'title_el')).toBeEditable({ timeout: 60_000 });
  await textField(page, 'title_el').fill('Φθινόπωρο στη Σύμη');
  await textField(page, 'title_en').fill('Autumn in Symi');
  await expect(textField(page, 'permalink_el')).toHaveValue('fthinoporo-sti-symi');
  await expect(textField(page, 'permalink_en')).toHaveValue('autumn-in-symi');
  await textField(page, 'summary_el').fill('Δύο μέρες στη Σύμη με έκπτωση στην επιστροφή.');
  await textField(page, 'summary_en').fill('Two days in Symi with a discount on the way back.');
  await fillDay(page, 'validFrom', '2026-01-01');
  await fillDay(page, 'validTo', '2030-12-31');

  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  await page.locator('input[type="file"]').first().setInputFiles('seed/pictures/symi.webp');
  await expect(page.getByTestId('image-input').locator('img')).toBeVisible({ timeout: 60_000 });
  await textField(page, 'cover.alt_el').fill('Το λιμάνι της Σύμης με τα πολύχρωμα σπίτια.');
  await textField(page, 'cover.alt_en').fill('The harbour of Symi with its colourful houses.');

  await addBlock(page, 'Route promotion');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByTestId(/^field-.*\.from$/)
    .locator('select')
    .selectOption('RHO');
  await dialog
    .getByTestId(/^field-.*\.to$/)
    .locator('select')
    .selectOption('SYM');
  await dialog
    .getByTestId(/text_el$/)
    .getByRole('textbox')
    .fill('Από τη Ρόδο σε λιγότερο από δύο ώρες.');
  await dialog
    .getByTestId(/text_en$/)
    .getByRole('textbox')
    .fill('From Rhodes in less than two hours.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await publishNew(page);
  expect(Date.now() - begun).toBeLessThan(180_000);

  const visitor = await browser.newContext({ locale: 'el-GR' });
  const site = await visitor.newPage();
  for (const [address, heading, text] of [
    ['/fthinoporo-sti-symi', 'Φθινόπωρο στη Σύμη', 'Από τη Ρόδο σε λιγότερο από δύο ώρες.'],
    ['/en/autumn-in-symi', 'Autumn in Symi', 'From Rhodes in less than two hours.'],
  ] as const) {
    await expect(async () => {
      await site.goto(address);
      await expect(site.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(site.getByText(text)).toBeVisible();
  }
  await visitor.close();
});

/** Chooses a block from the menu of thumbnails; its form opens. */
async function addBlock(page: Page, title: string): Promise<void> {
  await field(page, 'blocks').getByRole('button', { name: 'Add item' }).click();
  await page
    .getByRole('menuitem', { name: title })
    .or(page.getByRole('button', { name: title }))
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Types a day as people do: the field parses it on blur, and then shows it. */
async function fillDay(page: Page, name: string, day: string): Promise<void> {
  const input = textField(page, name);
  await input.fill(day);
  await input.press('Tab');
  await expect(input).toHaveValue(day);
  await expect(page.getByTestId('pane-footer-document-status')).not.toContainText('Saving');
}

// The field used the browser's time zone: with its clock at UTC, 10:00 became 21:00 of the day before.
test.describe('in a browser abroad', () => {
  test.use({ timezoneId: 'UTC', locale: 'el-GR' });

  test('B3: a time to publish is Greek time', async ({ context }) => {
    const page = await context.newPage();
    await beSignedIn(page, 'editor@meltemi.example');
    const site = new URL((await page.request.get('/api/health')).url()).origin;
    const token = await sessionOf(page.request, site, 'editor@meltemi.example');
    const change = await editorOf(page.request, site);
    await page.goto('/studio/intent/create/type=serviceAlert/');
    const from = field(page, 'startsAt').getByRole('textbox').first();
    await expect(from).toBeEditable({ timeout: 60_000 });
    await from.fill('2027-01-15 10:00');
    await from.press('Enter');
    const query = encodeURIComponent(
      '*[_type == "serviceAlert" && startsAt == "2027-01-15T08:00:00.000Z"]._id',
    );
    const stored = async () => {
      const answer = await page.request.get(
        `/lake/v2025-02-19/data/query/production?perspective=raw&query=${query}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      const { result } = await answer.json();
      return result;
    };
    await expect.poll(stored, { timeout: 30_000 }).toHaveLength(1);
    await expect(from).toHaveValue('2027-01-15 10:00');
    for (const id of await stored()) await change({ delete: { id } });
  });
});
