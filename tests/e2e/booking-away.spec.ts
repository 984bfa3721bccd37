import { expect, test } from '@playwright/test';
import { whileBackendHangs } from './backend-process.ts';
import { choose, expectTyped, fillIn, hold } from './booking-choice-steps.ts';
import { expectAccessible, like, textsOf } from './booking-steps.ts';
import { dayWithTwoShips } from './reservation-service.ts';
import type { CarTrip } from './reservation-service.ts';

const t = textsOf('el');
let trip: CarTrip;

test.use({ locale: 'el-GR' });

test.beforeAll(async () => {
  trip = await dayWithTwoShips();
});

test('D2 while the reservation service hangs, the sailings page shows the phone number', async ({ page }) => {
  const search = `/booking/sailings?from=RHO&to=SYM&date=${trip.date}`;
  await whileBackendHangs(async () => {
    await page.goto(search, { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: t.unavailable.awayTitle })).toBeVisible();
    await expect(page.getByText(like(t.unavailable.awayText))).toBeVisible();
    await expectAccessible(page);
  });
  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(`^${t.sailings.choose}`) }).first()).toBeVisible();
});

test('D2 while the reservation service hangs, typed details stay and the same button works later', async ({
  page,
}) => {
  await choose(page, 'el', trip, 'adults=1');
  await hold(page, t);
  await fillIn(page);
  const confirm = page.getByRole('button', { name: t.travellers.confirm });
  await whileBackendHangs(async () => {
    await confirm.click();
    await expect(page.getByRole('alert').filter({ hasText: t.travellers.problem.other.title })).toBeVisible();
    await expectTyped(page);
  });
  await confirm.click();
  await page.waitForURL(/\/booking\/confirmation\//);
});
