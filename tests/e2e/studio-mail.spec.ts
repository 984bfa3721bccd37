import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { signUpPastTheSite } from './newsletter-steps.ts';
import { beSignedIn } from './studio-desk.ts';

test('staff find an undelivered email, read it without running anything in it, and discard it', async ({
  page,
}) => {
  test.slow();
  const address = `kept-${randomUUID()}@example.com`;
  await signUpPastTheSite(page.request, address, 'en');
  await beSignedIn(page, 'editor@meltemi.example');
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/desk/staff/me')) requests += 1;
  });
  await page.goto('/studio/mail/kept');

  const list = page.getByRole('complementary', { name: 'Emails from the desk' });
  const search = list.getByRole('searchbox', { name: 'Search recipient or subject' });
  await search.fill(address, { timeout: 60_000 });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The Studio that was typed into stays: it isn't remounted while it starts.
  await expect(search).toHaveValue(address);
  expect(requests).toBe(1);
  await list.getByRole('listitem').getByRole('link').click();

  const view = page.getByRole('region', { name: 'Please confirm your subscription' });
  await expect(view.getByText(address)).toBeVisible();
  await expect(view.getByText('It was not sent, because there was no mail server.')).toBeVisible();
  const frame = view.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  await view.getByRole('button', { name: 'As plain text' }).click();
  await expect(view.locator('pre')).toContainText('/newsletter/confirm?token=');

  await view.getByRole('button', { name: 'Discard it' }).click();
  await expect(view.getByRole('button', { name: 'Do not discard' })).toBeFocused();
  await view.getByRole('button', { name: 'Discard it for good' }).click();
  await expect(page.getByText('What was in it is erased.')).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
});
