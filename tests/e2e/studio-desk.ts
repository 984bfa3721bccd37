import { expect, type Locator, type Page } from '@playwright/test';
import { isHosted, PROJECT } from '#tests/fixtures/hosted-site.ts';
import { LAKE, sessionOf } from './lake-session.ts';

/** Signs in a member of the seeded staff through the Studio's button and the lake's own page. */
export async function signIn(page: Page, email: string): Promise<void> {
  const password = process.env.SEED_PASSWORD;
  if (password === undefined) throw new Error('SEED_PASSWORD must hold the password of the seeded staff.');
  await page.goto('/studio');
  // The Studio is large: the first visit after a start waits until it is read, compiled and rendered.
  await page.getByRole('link', { name: 'Meltemi Lines' }).click({ timeout: 60_000 });
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await expect(page.getByText('Destinations', { exact: true })).toBeVisible({ timeout: 60_000 });
}

/**
 * Signs in a member of the seeded staff from the next page on. The Studio is large, and signing in by hand loads it
 * twice before the first document is open.
 */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  const site = new URL((await page.request.get('/api/health')).url()).origin;
  const token = await sessionOf(page.request, site, email);
  // With a hosted project the Studio keeps a token, and ignores the service's cookie.
  if (isHosted)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `__studio_auth_token_${PROJECT}`,
      JSON.stringify({ token, time: new Date().toISOString() }),
    ] as const);
}

/** Goes to an address of the Studio; if it is loaded in this window, as one of its own links does. */
export async function visit(page: Page, path: string): Promise<void> {
  if (!new URL(page.url(), 'http://none').pathname.startsWith('/studio/')) {
    await page.goto(path);
    return;
  }
  await page.evaluate((address) => {
    history.pushState({ key: crypto.randomUUID(), idx: history.length }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Loads the Studio with a document and waits until its form is editable; until then the Studio shows it read-only. */
export async function openDocument(page: Page, type: string, id: string): Promise<void> {
  await page.goto(`/studio/structure/${type};${id}`);
  await expect(textField(page, 'title_el')).toBeEditable({ timeout: 60_000 });
}

/** The same in a window where the Studio is loaded already. */
export async function visitDocument(page: Page, type: string, id: string): Promise<void> {
  await visit(page, `/studio/structure/${type};${id}`);
  await expect(textField(page, 'title_el')).toBeEditable({ timeout: 60_000 });
}

/** The input of a single-line field. */
export function textField(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`).getByRole('textbox');
}

/** Publishes the open document and waits until the Studio has nothing left to publish. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish');
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page.getByTestId('pane-footer-document-status')).toContainText(/published/i);
  await expect(button).toBeDisabled();
}

/**
 * Publishes a new document. The Studio drops a press that comes while it still validates the last input, and then
 * offers the button again, so this presses again, as people do.
 */
export async function publishNew(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish');
  await expect(async () => {
    await button.click({ timeout: 60_000 });
    await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 });
  }).toPass({ timeout: 90_000 });
}

/** Deletes the open document. It must be gone from the list of its type and from the lake: not only hidden. */
export async function deleteDocument(
  page: Page,
  type: string,
  title: string,
  label = 'Delete',
): Promise<void> {
  const query = encodeURIComponent(`*[_type == "${type}" && "${title}" in [title_el, title_en]]._id`);
  const stored = async () => {
    const answer = await page.request.get(
      `${LAKE}/v2025-02-19/data/query/production?perspective=raw&query=${query}`,
    );
    return (await answer.json()).result;
  };
  await expect.poll(stored).toHaveLength(1);
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: label }).click();
  await page.getByTestId('confirm-button').click();
  await expect(page.getByTestId('confirm-button')).toHaveCount(0);
  await expect.poll(stored).toEqual([]);
  await visit(page, `/studio/structure/${type}`);
  const list = page.getByTestId('document-list-pane');
  await expect(list.getByRole('option').first()).toBeVisible({ timeout: 60_000 });
  await expect(list.getByText(title)).toHaveCount(0);
}
