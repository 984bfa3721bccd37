import { expect, test } from '@playwright/test';
import { ReceivedItem } from '#contracts/desk/index.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { pdf, xls } from '#tests/fixtures/documents.ts';
import { fillPerson, form, mistakes, newAddress, press, reference } from './desk-form-steps.ts';
import { emailsTo } from './emails.ts';
import { startScript } from './visitor-browser.ts';
import { fetchAsStaff } from './staff-api.ts';
import { seeded } from '#tests/fixtures/seeded.ts';

const portOffice = seeded('jobOpening-port-office-kos');
const accounts = seeded('jobOpening-accounts');

const greek = el.common;
const english = en.common;

test.describe('A1 the contact form in Greek', () => {
  test.use({ locale: 'el-GR' });
  const texts = greek.contact.form;

  test('summarises errors, links to the field, keeps typed text and sends in the end', async ({
    page,
    request,
  }) => {
    await page.goto('/contact');
    await startScript(page);
    await form(page).getByLabel(texts.text).fill('Ξέχασα ένα καπέλο.');
    await form(page).getByLabel(greek.deskForm.email, { exact: true }).fill('maria@example');
    await press(page, texts.submit);
    const summary = mistakes(page, greek.deskForm);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await summary.getByRole('link').nth(1).click();
    const name = form(page).getByLabel(greek.deskForm.name, { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/.+/);
    await expect(form(page).getByLabel(texts.text)).toHaveValue('Ξέχασα ένα καπέλο.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const email = newAddress();
    await form(page).getByLabel(texts.topic).selectOption({ label: texts.topics.lost });
    await fillPerson(page, greek.deskForm, greek.deskForm.phoneOptional, email);
    await press(page, texts.submit);
    await expect(page.getByRole('heading', { name: texts.sentTitle })).toBeVisible();
    await expect(page.getByRole('region', { name: texts.sentTitle })).toBeFocused();
    const shownReference = await reference(page).innerText();
    const [receipt] = await emailsTo(request, email);
    expect(receipt?.subject).toContain(shownReference);
    // The browser computed its proof of work during typing.
    const stored = await fetchAsStaff(request, `/received/${shownReference}`, ReceivedItem);
    expect([stored.proven, stored.suspected]).toEqual([true, null]);
    // The draft is gone: the next message starts empty.
    await page.getByRole('link', { name: texts.another }).click();
    await expect(form(page).getByLabel(texts.text)).toHaveValue('');
  });

  test('keeps typed text without a connection and across a reload', async ({ page }) => {
    await page.goto('/contact');
    await startScript(page);
    await form(page).getByLabel(texts.text).fill('Χωρίς δίκτυο.');
    await page.route('**/contact', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    );
    await press(page, texts.submit);
    const notice = page.getByRole('alert', { name: greek.deskForm.problemTitle });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(greek.deskForm.unreachable);
    await expect(form(page).getByLabel(texts.text)).toHaveValue('Χωρίς δίκτυο.');
    await page.reload();
    await expect(form(page).getByLabel(texts.text)).toHaveValue('Χωρίς δίκτυο.');
  });
});

// On a phone the number stood below seven fields.
test('a phone shows the number to call before the form, and a wide screen beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/contact');
  const number = page.getByRole('main').getByRole('link', { name: '+30 22410 00000' });
  await expect(number).toBeInViewport();
  const boxes = async () => [await number.boundingBox(), await form(page).boundingBox()];
  const [phone, fields] = await boxes();
  expect(phone?.y).toBeLessThan(fields?.y ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [wide, beside] = await boxes();
  expect(wide?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
  expect(beside?.y).toBeLessThan(wide?.y ?? 0);
});

test('the cargo form shows no day before one is chosen, and keeps it across a reload', async ({ page }) => {
  const texts = english.cargo.form;
  await page.goto('/en/cargo');
  const day = form(page).getByLabel(texts.day);
  // Safari shows today in an empty field, as if it were chosen.
  const empty = form(page).locator('span > span', { hasText: english.deskForm.choose });
  await expect(empty).toBeVisible();
  await startScript(page);
  await day.fill('2199-06-10');
  await expect(empty).toBeHidden();
  await page.reload();
  await startScript(page);
  await expect(day).toHaveValue('2199-06-10');
  await day.blur();
  await expect(empty).toBeHidden();
});

test.describe('in English, without JavaScript', () => {
  test.use({ locale: 'en-GB', javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('requests a cargo price: errors on the same page with the typed values, then a reference', async ({
    page,
    request,
  }) => {
    const texts = english.cargo.form;
    const email = newAddress();
    await page.goto('/en/cargo');
    await form(page).getByLabel(texts.from, { exact: true }).selectOption({ label: 'Rhodes' });
    await form(page).getByLabel(texts.to, { exact: true }).selectOption({ label: 'Rhodes' });
    await form(page).getByLabel(texts.weight).fill('12,5');
    await fillPerson(page, english.deskForm, english.deskForm.phone, email);
    await press(page, texts.submit);
    await expect(mistakes(page, english.deskForm)).toBeVisible();
    await expect(form(page).getByLabel(texts.weight)).toHaveValue('12,5');
    await form(page).getByLabel(texts.to, { exact: true }).selectOption({ label: 'Symi' });
    await form(page).getByLabel(texts.day).fill('2199-06-10');
    await form(page).getByLabel(texts.kind).selectOption({ label: texts.kinds.pallet });
    await form(page).getByLabel(texts.pieces).fill('2');
    await form(page).getByLabel(texts.harmless).check();
    await press(page, texts.submit);
    await expect(page.getByRole('heading', { name: texts.sentTitle })).toBeVisible();
    const [receipt] = await emailsTo(request, email);
    expect(receipt?.text).toContain('Rhodes – Symi');
    expect(receipt?.subject).toContain(await reference(page).innerText());
    // Submitting the same page once more creates nothing new.
    const shownReference = await reference(page).innerText();
    const stored = await fetchAsStaff(request, `/received/${shownReference}`, ReceivedItem);
    expect([stored.proven, stored.suspected]).toEqual([false, null]);
    await page.reload();
    await expect(reference(page)).toHaveText(shownReference);
  });

  test('applies for a job with a file', async ({ page, request }) => {
    const texts = english.career.form;
    const email = newAddress();
    await page.goto('/en/career/port-office-kos');
    await fillPerson(page, english.deskForm, english.deskForm.phoneOptional, email);
    await form(page)
      .getByLabel(texts.cv, { exact: true })
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: xls() });
    await press(page, texts.submit);
    await expect(mistakes(page, english.deskForm).getByRole('link')).toHaveCount(1);
    await expect(form(page).getByLabel(english.deskForm.email, { exact: true })).toHaveValue(email);
    await form(page)
      .getByLabel(texts.cv, { exact: true })
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await press(page, texts.submit);
    await expect(page.getByRole('heading', { name: texts.sentTitle })).toBeVisible();
    await emailsTo(request, email);
    const shownReference = await reference(page).innerText();
    const toStaff = await emailsTo(request, String(portOffice.applyEmail));
    expect(toStaff.find(({ subject }) => subject.includes(shownReference))?.attachments).toHaveLength(1);
  });
});

test.describe('careers in Greek', () => {
  test.use({ locale: 'el-GR' });

  test('list open positions, filter by place, and leave out closed ones', async ({ page }) => {
    await page.goto('/career');
    const list = page.getByRole('region', { name: greek.career.openings });
    await expect(list.getByRole('link', { name: String(portOffice.title_el) })).toBeVisible();
    await expect(list.getByRole('link', { name: String(accounts.title_el) })).toHaveCount(0);
    await list.getByLabel(greek.career.ship).check();
    await expect(list.getByRole('link', { name: String(portOffice.title_el) })).toBeHidden();
    await list.getByLabel(greek.career.shore).check();
    await list.getByRole('link', { name: String(portOffice.title_el) }).click();
    await expect(page.getByRole('heading', { level: 1, name: String(portOffice.title_el) })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.filter((text) => text.includes('"JobPosting"'))).toHaveLength(1);
  });

  test('show that a closed opening is closed, without a form', async ({ page }) => {
    await page.goto('/career/logistirio-voithos');
    await expect(page.getByText(greek.career.closedTitle).first()).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('report a file that is too large at once, and keep everything when the desk refuses it', async ({
    page,
  }) => {
    const texts = greek.career.form;
    await page.goto('/career');
    await startScript(page);
    await form(page)
      .getByLabel(texts.cv, { exact: true })
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(5 * 1024 * 1024 + 1) });
    await press(page, texts.submit);
    await expect(mistakes(page, greek.deskForm).getByRole('link', { name: texts.cvLarge })).toBeVisible();
  });
});

test('A3 a permalink of the other language redirects to the right one', async ({ request }) => {
  const answer = await request.get('/en/career/grafeio-limaniou-kos', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toMatch(/\/en\/career\/port-office-kos$/);
  expect((await request.get('/career/den-yparchei', { maxRedirects: 0 })).status()).toBe(404);
});
