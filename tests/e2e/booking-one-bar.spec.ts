import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { choose, expectTyped, fillIn, hold } from './booking-choice-steps.ts';
import { expectAccessible, textsOf } from './booking-steps.ts';
import { dayWithTwoShips } from './reservation-service.ts';

const SCRIPTS = '**/_next/static/chunks/*.js*';

/** Opens the home page and waits for the enhanced form, without opening any of its selectors. */
async function openForm(page: Page): Promise<void> {
  const t = textsOf('el').search;
  await page.goto('/');
  await page.getByRole('radio', { name: t.oneWay }).focus();
  await expect(fieldOf(page, t.from)).toBeVisible();
  await page.getByText(t.oneWay, { exact: true }).click();
}

const fieldOf = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}`) }).first();

test.describe('D8 the search form with one bar of signal', () => {
  const t = textsOf('el').search;
  test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });

  test('a selector that fails to load says so and loads on retry', async ({ page }) => {
    await openForm(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await fieldOf(page, t.from).click();
    const ports = page.getByRole('dialog', { name: t.from, exact: true });
    await expect(ports.getByRole('alert')).toHaveText(t.lostPart);
    await page.unroute(SCRIPTS);
    await ports.getByRole('button', { name: t.askAgain }).click();
    await expect(ports.getByRole('combobox', { name: t.typePort })).toBeVisible();
    await expect(page.getByRole('radio', { name: t.oneWay, includeHidden: true })).toBeChecked();
  });

  test('it loads automatically when the connection is back', async ({ page, context }) => {
    await openForm(page);
    await context.setOffline(true);
    await fieldOf(page, t.passengers).click();
    const party = page.getByRole('dialog', { name: t.passengers, exact: true });
    await expect(party.getByRole('alert')).toHaveText(t.lostPart);
    await context.setOffline(false);
    await expect(party.getByText(t.adults, { exact: true })).toBeVisible();
  });

  test('the first selector preloads the others before the connection is lost', async ({ page, context }) => {
    await openForm(page);
    await fieldOf(page, t.from).click();
    await expect(page.getByRole('combobox', { name: t.typePort })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.keyboard.press('Escape');
    for (const label of [t.date, t.passengers, t.vehicles]) {
      await fieldOf(page, label).click();
      const selector = page.getByRole('dialog', { name: label, exact: true });
      await expect(selector).toBeVisible();
      await expect(
        selector.getByRole('button', { name: t.done }).or(selector.getByRole('grid')).first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(selector).toBeHidden();
    }
  });
});

test.describe('D4, D8 the submit button with one bar of signal', () => {
  test.use({ locale: 'el-GR' });
  const t = textsOf('el');
  /** Ways to lose a submission: the request never arrives, or its response is lost. */
  const cuts = { 'before it arrives': false, 'after it has arrived': true };

  for (const [when, arrives] of Object.entries(cuts))
    test(`the connection breaks ${when}: typed details stay, and the same button completes one booking`, async ({
      page,
    }) => {
      await choose(page, 'el', await dayWithTwoShips(), 'adults=1');
      await hold(page, t);
      await fillIn(page);
      const address = page.url();
      await page.route(address, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        if (arrives) await route.fetch({ maxRedirects: 0 });
        return route.abort();
      });
      const confirm = page.getByRole('button', { name: t.travellers.confirm });
      await confirm.click();
      await expect(page.getByRole('alert').filter({ hasText: t.unanswered.title })).toBeFocused();
      await expectAccessible(page);
      await expectTyped(page);
      await page.unroute(address);
      await confirm.click();
      await page.waitForURL(/\/booking\/confirmation\//);
    });
});

test.describe('D8 looking up a booking with one bar of signal', () => {
  test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const t = textsOf('en');

  test('typed values stay, and the same button retries', async ({ page, context }) => {
    await page.goto('/en/booking/manage');
    const surname = page.getByLabel(t.manage.surname);
    await page.getByLabel(t.manage.reference).fill('not a code');
    await surname.fill('Papadopoulou');
    await context.setOffline(true);
    await page.getByRole('button', { name: t.manage.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.unanswered.title })).toBeFocused();
    await expect(surname).toHaveValue('Papadopoulou');
    await context.setOffline(false);
    await page.getByRole('button', { name: t.manage.submit }).click();
    await expect(page.getByRole('alert').getByText(t.manage.error.reference)).toBeVisible();
  });
});
