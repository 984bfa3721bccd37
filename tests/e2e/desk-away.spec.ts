import { startScript } from './visitor-browser.ts';
import { expect, test } from '@playwright/test';
import en from '#messages/en.json' with { type: 'json' };
import { whileBackendHangs } from './backend-process.ts';
import { fillPerson, form, newAddress, press, reference } from './desk-form-steps.ts';
import { emailsTo } from './emails.ts';

const english = en.common;

test('D8 a hanging desk loses no text, and a second press creates no second message', async ({
  page,
  request,
}) => {
  const texts = english.contact.form;
  const email = newAddress();
  await page.goto('/en/contact');
  await startScript(page);
  await form(page).getByLabel(texts.topic).selectOption({ label: texts.topics.other });
  await form(page).getByLabel(texts.text).fill('Only once, please.');
  await fillPerson(page, english.deskForm, english.deskForm.phoneOptional, email);
  await whileBackendHangs(async () => {
    await press(page, texts.submit);
    const notice = page.getByRole('alert', { name: english.deskForm.problemTitle });
    await expect(notice).toContainText(english.deskForm.away);
    await expect(form(page).getByLabel(texts.text)).toHaveValue('Only once, please.');
  });
  // The desk now reads the first request from its socket, and then the second; or it was restarted, and reads only the
  // second.
  await press(page, texts.submit);
  await expect(page.getByRole('heading', { name: texts.sentTitle })).toBeVisible();
  const [receipt, ...others] = await emailsTo(request, email);
  expect(receipt?.subject).toContain(await reference(page).innerText());
  expect(others).toEqual([]);
});
