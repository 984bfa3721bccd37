import { expect, test } from '@playwright/test';
import { expectAccessible, fillTraveller, like, pathOf, textsOf } from './booking-steps.ts';
import { hold } from './booking-walk.ts';
import { bookingOf, payElsewhere, payer, startPayment } from './payment-steps.ts';
import { codeSentTo } from './contact-code.ts';

/** The texts on the page of the test payment provider, which belongs to the service. */
const provider = {
  pay: /Η πληρωμή εγκρίνεται/,
  decline: /Η πληρωμή απορρίπτεται/,
  cancel: /Back without paying/,
};
const el = textsOf('el');
const en = textsOf('en');

test.use({ viewport: { width: 390, height: 844 } });

test.describe('D1 paying online, in Greek', () => {
  test.use({ locale: 'el-GR' });

  test('D4 a refused payment is retried and made once, however often the button is pressed', async ({
    page,
    context,
    baseURL,
  }) => {
    const started = await startPayment(context, baseURL, 'el');
    expect(new URL(started.address).origin).toBe(baseURL);
    await page.goto(started.address);
    await expect(page.getByText('Δεν γίνεται καμία χρέωση')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: provider.decline }).click();

    await expect(page.getByRole('heading', { level: 1, name: el.payment.again.title })).toBeVisible();
    await expect(page.getByRole('main').getByText(el.payment.seatsUntil)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(el.payment.again.title));
    await expectAccessible(page);
    await page.getByRole('button', { name: el.payment.tryAgain }).dblclick();
    await page.getByRole('button', { name: provider.pay }).click();

    await page.waitForURL(/\/booking\/confirmation\//);
    const { state, payment, quote } = await bookingOf(started);
    expect([state, payment?.paidCents, payment?.refundCents]).toEqual(['ticketed', quote.totalCents, 0]);
    // Back on a provider page that is finished: no button, but a link onwards.
    await page.goto(started.address);
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link').click();
    await page.waitForURL(/\/booking\/confirmation\//);
  });

  test('after closing the provider’s tab, the payment is found by reference and surname, and the page moves on once it is paid', async ({
    page,
    context,
    baseURL,
  }) => {
    const started = await startPayment(context, baseURL, 'el');
    await context.clearCookies();
    await page.goto('/booking/manage');
    await page.getByLabel(el.manage.reference).fill(started.reference);
    await page.getByLabel(el.manage.surname).fill('μανουσακη');
    await page.getByRole('button', { name: el.manage.submit }).click();

    await page.waitForURL(/\/booking\/payment/);
    await expect(page.getByRole('heading', { level: 1, name: el.payment.open.title })).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('link', { name: el.payment.goOn })).toHaveAttribute('href', started.address);
    await expectAccessible(page);
    await payElsewhere(started.address);
    await page.waitForURL(/\/booking\/confirmation\//);
  });

  test.describe('without any script', () => {
    test.use({ javaScriptEnabled: false });

    test('the whole payment, including the waiting page', async ({ page }) => {
      const reference = await hold(page, 'el');
      await fillTraveller(page, 'el', 1, payer);
      await page.getByRole('checkbox', { name: el.travellers.refused }).check();
      await page.locator('input[name="payment.method"][value="test"]').check();
      await page.getByRole('button', { name: like(el.travellers.pay.test.button) }).click();

      await expect(page.getByRole('button', { name: provider.pay })).toBeVisible();
      await page.goto(`/booking/travellers?ref=${reference}`);
      await page.waitForURL(/\/booking\/payment/);
      await expect(page.getByRole('heading', { level: 1, name: el.payment.open.title })).toBeVisible();
      await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(1);
      await page.getByRole('link', { name: el.payment.goOn }).click();
      await page.getByRole('button', { name: provider.pay }).click();
      await page.waitForURL(/\/booking\/confirmation\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test.describe('D1 paying online, in English', () => {
  test.use({ locale: 'en-GB' });

  test('D4 a traveller who cancels at the provider can switch to an agency, and still pay online before the deadline', async ({
    page,
    context,
    baseURL,
  }) => {
    const address = 'gave.up@example.gr';
    const started = await startPayment(context, baseURL, 'en', address);
    await page.goto(started.address);
    await page.getByRole('button', { name: provider.cancel }).click();
    await expect(page.getByRole('heading', { level: 1, name: en.payment.gaveUp.title })).toBeVisible();
    await page.getByRole('button', { name: en.payment.agency, exact: true }).click();
    // The page is about the code now, not about the payment that somebody gave up.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.payment.code.title);
    await expect(page.getByText(en.payment.gaveUp.title)).toBeHidden();
    await expect(page.getByRole('button', { name: en.payment.agency, exact: true })).toBeHidden();
    await expectAccessible(page);
    const code = page.getByLabel(en.contactCode.label, { exact: true });
    await code.fill('12');
    await page.getByRole('button', { name: en.payment.code.submit }).click();
    await expect(page.getByText(en.contactCode.error.wrong)).toBeVisible();
    await code.fill(await codeSentTo(page, address));
    await page.getByRole('button', { name: en.payment.code.submit }).dblclick();
    await page.waitForURL(/\/en\/booking\/confirmation\//);
    expect((await bookingOf(started)).state).toBe('confirmed');
    // It said that a booking of which nothing is paid was paid.
    await expect(page.getByText(en.testPayment.title)).toBeHidden();

    await page.goto(pathOf('en', `/booking/manage?ref=${started.reference}`));
    await expectAccessible(page);
    await expect(page.getByText(en.testPayment.title)).toBeHidden();
    const usual = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(en.mine.due, { exact: true })).toBeInViewport();
    await page.setViewportSize(usual);
    await page.getByRole('button', { name: en.payment.test }).click();
    await page.getByRole('button', { name: /The payment is approved/ }).click();
    await page.waitForURL(/\/en\/booking\/confirmation\//);
    expect(await bookingOf(started)).toMatchObject({ state: 'ticketed', payBy: null });
  });
});
