import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { formatPrice } from '#foundation/money/price.ts';
import type { Party } from '#contracts/reservations/index.ts';
import { expectAccessible, greekKeyboard, like, pathOf, textsOf } from './booking-steps.ts';
import { openWays, payAtAgency, reserve } from './counter.ts';

const eleni = { surname: 'Χατζηδάκη', given: 'Ελένη', birthDate: '1990-09-12', gender: 'F' } as const;
const petros = { surname: 'Χατζηδάκης', given: 'Πέτρος', birthDate: '1986-09-12', gender: 'M' } as const;
const party: Party = {
  passengers: [{ category: 'ADT' }, { category: 'ADT' }],
  vehicles: [],
  pets: [],
};

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test.describe('D5 managing a booking without any script', () => {
  const locale = 'en';
  const t = textsOf(locale);
  test.use({ locale: 'en-GB' });

  test('it is opened by reference and surname, paid, printed, resent and cancelled', async ({
    page,
    browser,
  }) => {
    const booked = await book();
    const { reference, quote } = booked;
    await page.goto(pathOf(locale, '/booking/manage'));
    const help = page.getByRole('complementary', { name: t.manage.where.title });
    await expect(help.getByText(t.manage.where.text)).toBeVisible();
    await expect(help.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await page.getByLabel(t.manage.reference).fill(greekKeyboard(reference).toLowerCase());
    await page.getByRole('button', { name: t.manage.submit }).click();
    await expect(page.getByText(t.manage.error.surname).first()).toBeVisible();
    await expect(page.getByLabel(t.manage.reference)).not.toHaveValue('');
    await page.getByLabel(t.manage.surname).fill('χατζηδακη');
    await page.getByRole('button', { name: t.manage.submit }).click();
    await page.waitForURL(/\/booking\/manage\?ref=/);
    await expect(page.getByText(t.mine.says.unpaid)).toBeVisible();
    await expect(page.getByText(t.mine.papersUnpaid)).toBeVisible();
    await expect(page.getByRole('link', { name: t.mine.ticket })).toHaveCount(0);

    await payAtAgency(booked);
    await page.reload();
    await expect(page.getByText(t.mine.says.ticketed)).toBeVisible();
    await expect(page.getByText(`Have a good trip, ${eleni.given}.`)).toBeVisible();
    // The codes of the next ship come first, one open at a time, and each sailing says how it stands.
    const toTickets = page.getByRole('link', { name: t.mine.ticketPage });
    await expect(toTickets).toHaveCount(1);
    const codes = page.getByRole('img', { name: like(t.ticket.code) });
    const summaryOf = (name: string) => page.locator('summary', { hasText: name });
    await expect(codes).toHaveCount(1);
    await expect(codes).toHaveAccessibleName(new RegExp(eleni.given));
    await expect(codes).toBeInViewport({ ratio: 0.5 });
    await summaryOf(petros.given).click();
    await expect(codes).toHaveCount(1);
    await expect(codes).toHaveAccessibleName(new RegExp(petros.given));
    await summaryOf(eleni.given).click();
    // With a script, too, nothing covers a code on a phone.
    const phone = await browser.newContext({
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
      viewport: { width: 390, height: 844 },
    });
    const scripted = await phone.newPage();
    await scripted.goto(page.url());
    await scripted.keyboard.press('Shift');
    const bubble = scripted.locator('[data-bubble]');
    await expect(bubble).toHaveCount(1);
    await expect(bubble).toBeHidden();
    await expectAccessible(scripted);
    await phone.close();
    await expect(page.locator('[data-standing="planned"]')).toHaveCount(2);
    // Below the codes, in the list of travellers.
    await expect(page.getByText(`${eleni.given} ${eleni.surname}`, { exact: true }).last()).toBeVisible();
    // On a wide screen the picture and the card below it are one column, and the card stays in sight to the end.
    await page.setViewportSize({ width: 1440, height: 900 });
    const column = page.getByRole('complementary');
    const [picture, beside] = await Promise.all([
      page.getByRole('main').locator('picture, img').first().boundingBox(),
      column.boundingBox(),
    ]);
    expect([beside?.x, beside?.width]).toEqual([picture?.x, picture?.width]);
    await page.getByRole('heading', { name: t.mine.priceTitle }).scrollIntoViewIfNeeded();
    await expect(column).toBeInViewport();
    // The next ship is there with a code, and with the way to all codes.
    await expect(column).toContainText(/\d\d:\d\d – \d\d:\d\d/);
    await expect(codes).toBeInViewport();
    await expect(column.getByRole('link', { name: t.mine.ticketPage })).toBeInViewport();
    // Both trips side by side.
    const [out, back] = await page.locator('li:has([data-standing])').all();
    const [left, right] = [await out?.boundingBox(), await back?.boundingBox()];
    expect(right?.y).toBe(left?.y);
    expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    await page.setViewportSize({ width: 390, height: 844 });
    const pdf = await fileBehind(page, t.mine.ticket);
    expect(pdf.body.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pdf.headers['cache-control']).toBe('private, no-store');
    const calendar = await fileBehind(page, t.mine.calendar);
    expect(calendar.body.toString()).toContain('BEGIN:VEVENT');
    await page.getByRole('button', { name: t.mine.resend }).click();
    await expect(page.getByRole('heading', { name: t.mine.note.sent.title })).toBeVisible();

    await page.getByRole('link', { name: t.mine.cancel }).click();
    const card = page.getByRole('complementary');
    // A month ahead, everything is refunded.
    await expect(card).toContainText(formatPrice(quote.totalCents, locale));
    await expect(page.getByText('Terms of carriage').first()).toBeVisible();
    await page.getByRole('link', { name: t.mine.confirmCancel }).click();
    const price = formatPrice(quote.totalCents, locale);
    // Confirmed once more, with the amount on the button.
    await page.getByRole('button', { name: t.cancel.yesRefund.replace('{price}', price) }).click();
    await expect(page.getByText(t.mine.says.cancelled)).toBeVisible();
    await expect(card.getByText(t.mine.refunded)).toBeVisible();
    await expect(card).toContainText(formatPrice(quote.totalCents, locale));

    const withScript = await browser.newContext({
      javaScriptEnabled: true,
      storageState: await page.context().storageState(),
      viewport: { width: 390, height: 844 },
    });
    const looked = await withScript.newPage();
    await looked.goto(page.url());
    await expectAccessible(looked);
    await withScript.close();
  });
});

/** An unpaid return trip for two. */
async function book() {
  const ways = [
    { from: 'RHO', to: 'SYM', afterDays: 0 },
    { from: 'SYM', to: 'RHO', afterDays: 4 },
  ];
  const { journeys } = await openWays(ways, party, 45);
  const chosen = journeys.flatMap(([first]) => first ?? []);
  return reserve(chosen, [eleni, petros], party);
}

/** Requested with the browser's own cookies, like a click on the link. */
async function fileBehind(page: Page, name: string) {
  const address = await page.getByRole('link', { name }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  return { body: await answer.body(), headers: answer.headers() };
}
