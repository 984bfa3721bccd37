import { expect, type Page } from '@playwright/test';
import { visit } from './studio-desk.ts';

/** The Studio with a page of the site in its frame. */
export async function openPreview(page: Page, path: string) {
  await visit(page, `/studio/presentation?preview=${encodeURIComponent(path)}`);
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  return frame;
}

/** Clicks until the Studio shows the field: clicks before the frame is connected to the Studio do nothing. */
export async function clickToEdit(page: Page, click: () => Promise<void>, field: RegExp): Promise<void> {
  await expect(async () => {
    await click();
    await expect(page).toHaveURL(field, { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}

/** Discards the draft of the open document. */
export async function discard(page: Page): Promise<void> {
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await page.getByTestId('confirm-button').click();
}
