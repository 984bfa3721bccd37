import { startScript } from './visitor-browser.ts';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { emailsTo } from './emails.ts';

const greek = el.common.newsletter;
const english = en.common.newsletter;

const newAddress = () => `reader-${randomUUID()}@example.com`;

/** Text of the newest email to this address, as soon as the desk has written it. */
async function letterTo(request: APIRequestContext, address: string): Promise<string> {
  return (await emailsTo(request, address))[0]?.text ?? '';
}

/** Path and query of a link in the email. */
function linkIn(letter: string, step: 'confirm' | 'unsubscribe'): string {
  const url = new URL(new RegExp(`https?://\\S+/newsletter/${step}\\?\\S+`).exec(letter)?.[0] ?? '');
  return `${url.pathname}${url.search}`;
}

/** The address behind the button of mail clients; it is in a header with the same token. */
function oneClickOf(letter: string): string {
  return linkIn(letter, 'unsubscribe').replace(/^(\/en)?\/newsletter/, '/api/newsletter');
}

async function signUp(page: Page, texts: typeof greek, address: string): Promise<void> {
  await page.getByLabel(texts.label).fill(address);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
}

test.describe('G1–G3 in Greek', () => {
  test.use({ locale: 'el-GR' });

  test('signs up, gets a confirmation email, and confirms once', async ({ page }) => {
    const address = newAddress();
    await page.goto('/about');
    await startScript(page);
    await signUp(page, greek, address);
    const toast = page.locator('[data-rht-toaster]').getByText(greek.newsletterRegisterSuccess);
    await expect(toast).toBeVisible();
    // To be read beside the result.
    await expect(page.getByLabel(greek.label)).toHaveValue(address);
    const link = linkIn(await letterTo(page.request, address), 'confirm');

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: greek.page.confirmAsk.title })).toBeVisible();
    await page.getByRole('button', { name: greek.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: greek.page.confirmed.title })).toBeVisible();

    await page.goto(link);
    await page.getByRole('button', { name: greek.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: greek.page.expired.title })).toBeVisible();
  });

  test('shows in the toast and beside the field that an address is invalid, and keeps it', async ({
    page,
  }) => {
    await page.goto('/about');
    await startScript(page);
    await signUp(page, greek, 'maria@example');
    const field = page.getByLabel(greek.label);
    // The desk's message; the page without script shows the same.
    await expect(field).toHaveAccessibleDescription(greek.page.invalid.text);
    await expect(page.locator('[data-rht-toaster]').getByText(greek.page.invalid.text)).toBeVisible();
    await expect(field).toHaveValue('maria@example');
    await expect(field).toBeFocused();
  });

  test('says that the address is missing', async ({ page }) => {
    await page.goto('/about');
    await startScript(page);
    await signUp(page, greek, ' ');
    await expect(page.getByLabel(greek.label)).toHaveAccessibleDescription(greek.emailMissing);
  });

  test('says so when there is no connection', async ({ page }) => {
    await page.goto('/about');
    await startScript(page);
    await page.route('**/api/newsletter', (route) => route.abort('internetdisconnected'));
    await signUp(page, greek, newAddress());
    await expect(page.getByLabel(greek.label)).toHaveAccessibleDescription(greek.newsletterNetworkError);
    await expect(page.locator('[data-rht-toaster]').getByText(greek.newsletterNetworkError)).toBeVisible();
  });
});

test.describe('in English, without JavaScript', () => {
  test.use({ locale: 'en-GB', javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('signs up, confirms and unsubscribes', async ({ page }) => {
    const address = newAddress();
    await page.goto('/en/about');
    await signUp(page, english, address);
    await expect(page).toHaveURL(/\/en\/newsletter\/sent\?/);
    await expect(page.getByRole('heading', { level: 1, name: english.page.sent.title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    // Nobody who has just signed up is asked to do so below.
    await expect(page.getByLabel(english.label)).toBeHidden();
    const letter = await letterTo(page.request, address);

    await page.goto(linkIn(letter, 'confirm'));
    await page.getByRole('button', { name: english.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: english.page.confirmed.title })).toBeVisible();

    await page.goto(oneClickOf(letter));
    await expect(page).toHaveURL(/\/en\/newsletter\/unsubscribe\?/);
    await page.getByRole('button', { name: english.unsubscribe, exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: english.page.unsubscribed.title }),
    ).toBeVisible();
  });

  test('shows on a separate page that an address is invalid', async ({ page }) => {
    await page.goto('/en/about');
    await signUp(page, english, 'maria@example');
    await expect(page.getByRole('heading', { level: 1, name: english.page.invalid.title })).toBeVisible();
    await expect(page.getByLabel(english.label)).toBeVisible();
  });
});

test('G3 a mail client unsubscribes with one click, and opening a link changes nothing', async ({
  request,
}) => {
  const address = newAddress();
  const answer = await request.post('/api/newsletter', { data: { email: address, locale: 'en' } });
  expect(await answer.json()).toMatchObject({ id: expect.any(String), message: expect.any(String) });
  const letter = await letterTo(request, address);
  expect((await request.get(linkIn(letter, 'confirm'))).status()).toBe(200);
  expect((await request.get(oneClickOf(letter))).status()).toBe(200);

  const click = await request.post(oneClickOf(letter), {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(click.status()).toBe(200);
  // The old link can't subscribe somebody again who has unsubscribed.
  const token = new URL(linkIn(letter, 'confirm'), 'http://localhost').searchParams.get('token');
  expect((await request.post('/api/newsletter/confirm', { data: { token } })).status()).toBe(410);
});
