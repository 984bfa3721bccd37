import { expect, test, type APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { emailsTo } from './emails.ts';
import { BACKEND, signUpPastTheSite } from './newsletter-steps.ts';
import { beSignedIn } from './studio-desk.ts';
import { seededText } from '#tests/fixtures/seeded.ts';

/** Signs up and confirms. */
async function subscribe(request: APIRequestContext, locale: 'el' | 'en'): Promise<string> {
  const email = `reader-${randomUUID()}@example.com`;
  await signUpPastTheSite(request, email, locale);
  const [confirmation] = await emailsTo(request, email);
  const token = /newsletter\/confirm\?token=([\w-]+)/.exec(confirmation?.text ?? '')?.[1];
  const confirmed = await request.post(`${BACKEND}/desk/newsletter/confirm`, { data: { token } });
  expect(confirmed.status()).toBe(200);
  return email;
}

test('an editor picks a post and sends an issue, and two readers get it in their languages', async ({
  page,
  request,
}) => {
  const [greek, english] = [await subscribe(request, 'el'), await subscribe(request, 'en')];
  const mark = randomUUID().slice(0, 8);
  await beSignedIn(page, 'editor@meltemi.example');
  await page.goto('/studio/newsletter/new');
  await page.getByRole('group', { name: 'Ελληνικά' }).getByLabel('Title of the email').fill(`Τεύχος ${mark}`);
  await page.getByRole('group', { name: 'English' }).getByLabel('Title of the email').fill(`Issue ${mark}`);
  await page.getByRole('button', { name: `Add ${seededText('newsPost-sailing-ban', 'title_el')}` }).click();
  const preview = page.frameLocator('iframe[title="Email in Greek"]');
  await expect(preview.getByRole('heading', { level: 1, name: `Τεύχος ${mark}` })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 2 })).toBeVisible();

  await page.getByRole('button', { name: 'Send …' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to \d+ subscribers$/ })
    .click();
  await expect(page.getByText(/^(\d+) of \1 sent, 0 failed, 0 skipped$/)).toBeVisible();

  for (const [reader, subject, path] of [
    [greek, `Τεύχος ${mark}`, '/news/'],
    [english, `Issue ${mark}`, '/en/'],
  ] as const) {
    const emails = (await emailsTo(request, reader)).filter((email) => email.subject === subject);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain(path);
    expect(emails[0]?.text).toContain('/newsletter/unsubscribe?token=');
  }
  await page.getByRole('button', { name: 'All issues' }).click();
  await expect(page.getByText(`Issue ${mark}`)).toBeVisible();
});
