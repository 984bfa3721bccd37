import { expect } from '@playwright/test';
import { visitDocument, publish, textField } from './studio-desk.ts';
import { test } from './studio-windows.ts';

test.setTimeout(240_000);

test('B3: two editors who type into one field at once end with the same text', async ({
  page,
  colleague: other,
}) => {
  await visitDocument(page, 'destination', 'destination-lipsi');
  await visitDocument(other, 'destination', 'destination-lipsi');
  const mine = textField(page, 'tagline_en');
  const theirs = textField(other, 'tagline_en');
  const before = await mine.inputValue();

  await Promise.all([
    mine.pressSequentially('Quiet.', { delay: 60 }),
    theirs.pressSequentially('By boat.', { delay: 60 }),
  ]);
  await expect(async () => {
    const [left, right] = await Promise.all([mine.inputValue(), theirs.inputValue()]);
    expect(left).toBe(right);
    expect(left).not.toBe(before);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('crashed')).toHaveCount(0);

  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await page.getByTestId('confirm-button').click();
  await expect(mine).toHaveValue(before);
  await expect(theirs).toHaveValue(before);
});

test('B3: text typed offline is saved when the connection is back, along with others’ changes', async ({
  page,
  colleague: other,
}) => {
  await visitDocument(page, 'destination', 'destination-kasos');
  await visitDocument(other, 'destination', 'destination-kasos');
  const greek = textField(page, 'title_el');
  const english = textField(page, 'title_en');
  const before = { greek: await greek.inputValue(), english: await english.inputValue() };

  await page.context().setOffline(true);
  await greek.fill(`${before.greek} χωρίς σήμα`);
  await textField(other, 'title_en').fill('Kasos, meanwhile');
  await expect(textField(other, 'title_en')).toHaveValue('Kasos, meanwhile');
  await expect(other.getByTestId('pane-footer-document-status')).toContainText(/edited|saved|created/i);
  await expect(greek).toHaveValue(`${before.greek} χωρίς σήμα`);

  await page.context().setOffline(false);
  await expect(textField(other, 'title_el')).toHaveValue(`${before.greek} χωρίς σήμα`, { timeout: 60_000 });
  await expect(english).toHaveValue('Kasos, meanwhile', { timeout: 60_000 });
  await expect(greek).toBeEditable();
  await greek.fill(before.greek);
  await english.fill(before.english);
  await publish(page);
});
