import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

const greek = el.common.newsletter;
const english = en.common.newsletter;

const newAddress = () => `reader-${randomUUID()}@example.com`;

/** The letter to this address, as soon as the desk has sent it. */
async function letterTo(address: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      found = (await letters()).find((letter) => letter.to?.[0]?.address === address);
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`no letter to ${address}`);
  return found;
}

async function letters(): Promise<Email[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}

/** Path and query of the first link in the letter. */
function linkIn(letter: Email): string {
  const url = new URL(/https?:\/\/\S+/.exec(letter.text ?? '')?.[0] ?? '');
  return `${url.pathname}${url.search}`;
}

function unsubscribeLinkOf(letter: Email): string {
  const header = letter.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const url = new URL(header.replaceAll(/[<>\s]/g, ''));
  return `${url.pathname}${url.search}`;
}

/** The form leaves its checks to the script once that runs; before, it would post by itself. */
async function scriptIsReady(page: Page): Promise<void> {
  await expect(page.locator('form[action="/api/newsletter"][novalidate]')).toBeAttached();
}

async function signUp(page: Page, words: typeof greek, address: string): Promise<void> {
  await page.getByLabel(words.label).fill(address);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}

test.describe('G1–G3 in Greek', () => {
  test.use({ locale: 'el-GR' });

  test('signs up, is asked again by e-mail, and confirms once', async ({ page }) => {
    const address = newAddress();
    await page.goto('/about');
    await scriptIsReady(page);
    await signUp(page, greek, address);
    const toast = page.locator('[data-rht-toaster]').getByText(greek.newsletterRegisterSuccess);
    await expect(toast).toBeVisible();
    await expect(page.getByLabel(greek.label)).toHaveValue('');
    const link = linkIn(await letterTo(address));

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: greek.page.confirmAsk.title })).toBeVisible();
    await page.getByRole('button', { name: greek.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: greek.page.confirmed.title })).toBeVisible();

    await page.goto(link);
    await page.getByRole('button', { name: greek.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: greek.page.expired.title })).toBeVisible();
  });

  test('says in the toast and beside the field that an address is wrong, and keeps it', async ({ page }) => {
    await page.goto('/about');
    await scriptIsReady(page);
    await signUp(page, greek, 'maria@example');
    const field = page.getByLabel(greek.label);
    // The desk's words; the page without script says the same.
    await expect(field).toHaveAccessibleDescription(greek.page.invalid.text);
    await expect(page.locator('[data-rht-toaster]').getByText(greek.page.invalid.text)).toBeVisible();
    await expect(field).toHaveValue('maria@example');
    await expect(field).toBeFocused();
  });

  test('asks for the address when there is none', async ({ page }) => {
    await page.goto('/about');
    await scriptIsReady(page);
    await signUp(page, greek, ' ');
    await expect(page.getByLabel(greek.label)).toHaveAccessibleDescription(greek.emailMissing);
  });

  test('says so when there is no connection', async ({ page }) => {
    await page.goto('/about');
    await scriptIsReady(page);
    await page.route('**/api/newsletter', (route) => route.abort('internetdisconnected'));
    await signUp(page, greek, newAddress());
    await expect(page.getByLabel(greek.label)).toHaveAccessibleDescription(greek.newsletterNetworkError);
    await expect(page.locator('[data-rht-toaster]').getByText(greek.newsletterNetworkError)).toBeVisible();
  });
});

test.describe('in English, without JavaScript', () => {
  test.use({ locale: 'en-GB', javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('signs up, confirms and leaves', async ({ page }) => {
    const address = newAddress();
    await page.goto('/en/about');
    await signUp(page, english, address);
    await expect(page).toHaveURL(/\/en\/newsletter\/sent\?/);
    await expect(page.getByRole('heading', { level: 1, name: english.page.sent.title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const letter = await letterTo(address);

    await page.goto(linkIn(letter));
    await page.getByRole('button', { name: english.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: english.page.confirmed.title })).toBeVisible();

    await page.goto(unsubscribeLinkOf(letter));
    await expect(page).toHaveURL(/\/en\/newsletter\/unsubscribe\?/);
    await page.getByRole('button', { name: english.unsubscribe, exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: english.page.unsubscribed.title }),
    ).toBeVisible();
  });

  test('says on a page of its own that an address is wrong', async ({ page }) => {
    await page.goto('/en/about');
    await signUp(page, english, 'maria@example');
    await expect(page.getByRole('heading', { level: 1, name: english.page.invalid.title })).toBeVisible();
  });
});

test('G3 a mail program unsubscribes with one click, and no link changes anything by being opened', async ({
  request,
}) => {
  const address = newAddress();
  const answer = await request.post('/api/newsletter', { data: { email: address, locale: 'en' } });
  expect(await answer.json()).toMatchObject({ id: expect.any(String), message: expect.any(String) });
  const letter = await letterTo(address);
  expect((await request.get(linkIn(letter))).status()).toBe(200);
  expect((await request.get(unsubscribeLinkOf(letter))).status()).toBe(200);

  const click = await request.post(unsubscribeLinkOf(letter), {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(click.status()).toBe(200);
  // Whoever left cannot be brought back by the old link.
  const token = new URL(linkIn(letter), 'http://localhost').searchParams.get('token');
  expect((await request.post('/api/newsletter/confirm', { data: { token } })).status()).toBe(410);
});
