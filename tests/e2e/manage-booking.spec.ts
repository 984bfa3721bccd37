import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { formatPrice } from '#lib/money/price.ts';
import { Booking } from '#reservations/contract/index.ts';
import {
  chooseSailings,
  expectAccessible,
  fillTraveller,
  greekKeyboard,
  openDays,
  pathOf,
  textsOf,
} from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';

const eleni = { surname: 'Χατζηδάκη', given: 'Ελένη', year: '1990', gender: 'F' } as const;
const petros = { surname: 'Χατζηδάκης', given: 'Πέτρος', year: '1986', gender: 'M' } as const;

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

for (const locale of ['el', 'en'] as const satisfies Locale[]) {
  const t = textsOf(locale);

  test.describe(`D5 a booking after it was made, without any script, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('is opened by reference and surname, paid, printed, sent again and cancelled', async ({
      page,
      browser,
    }) => {
      const reference = await book(page, locale);
      await expect(page.getByText(t.mine.papersUnpaid)).toBeVisible();
      await page.context().clearCookies();

      await page.goto(pathOf(locale, '/booking/manage'));
      await page.getByLabel(t.manage.reference).fill(greekKeyboard(reference).toLowerCase());
      await page.getByRole('button', { name: t.manage.submit }).click();
      await expect(page.getByText(t.manage.error.surname).first()).toBeVisible();
      await expect(page.getByLabel(t.manage.reference)).not.toHaveValue('');
      await page.getByLabel(t.manage.surname).fill('χατζηδακη');
      await page.getByRole('button', { name: t.manage.submit }).click();
      await page.waitForURL(/\/booking\/manage\?ref=/);
      await expect(page.getByText(t.mine.says.unpaid)).toBeVisible();
      await expect(page.getByRole('link', { name: t.mine.ticket })).toHaveCount(0);

      const { quote } = await payAtAgency(reference);
      await page.reload();
      await expect(page.getByText(t.mine.says.ticketed)).toBeVisible();
      await expect(page.getByText(`${eleni.given} ${eleni.surname}`)).toBeVisible();
      const pdf = await fileBehind(page, t.mine.ticket);
      expect(pdf.body.toString('latin1', 0, 5)).toBe('%PDF-');
      expect(pdf.headers['cache-control']).toBe('private, no-store');
      const calendar = await fileBehind(page, t.mine.calendar);
      expect(calendar.body.toString()).toContain('BEGIN:VEVENT');
      await page.getByRole('button', { name: t.mine.resend }).click();
      await expect(page.getByRole('heading', { name: t.mine.note.sent.title })).toBeVisible();

      await page.getByRole('link', { name: t.mine.cancel }).click();
      const card = page.getByRole('complementary');
      // A month ahead everything comes back.
      await expect(card).toContainText(formatPrice(quote.totalCents, locale));
      await expect(
        page.getByText(locale === 'el' ? 'Όροι μεταφοράς' : 'Conditions of carriage').first(),
      ).toBeVisible();
      await page.getByRole('link', { name: t.mine.confirmCancel }).click();
      const price = formatPrice(quote.totalCents, locale);
      // Asked once more, with the amount on the button.
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
}

/** The shortest way to a booking for two; the answer is its reference. */
async function book(page: Page, locale: Locale): Promise<string> {
  const t = textsOf(locale);
  const { out, back } = await openDays(page);
  await page.goto(pathOf(locale, `/booking/sailings?from=RHO&to=SYM&date=${out}&return=${back}&adults=2`));
  await chooseSailings(page, locale);
  await page.getByRole('button', { name: t.sailings.continueLong }).click();
  await page.waitForURL(/\/booking\/travellers/);
  await fillTraveller(page, locale, 1, eleni);
  await fillTraveller(page, locale, 2, petros);
  await page.getByLabel(t.travellers.email).fill('eleni@example.gr');
  await page.getByRole('button', { name: t.travellers.confirm }).click();
  await page.waitForURL(/\/booking\/confirmation\//);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What an agency does at its counter. */
async function payAtAgency(reference: string): Promise<v.InferOutput<typeof Booking>> {
  const service = `${process.env.E2E_BACKEND_URL}/reservations`;
  const file = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'secrets.json'), 'utf8');
  const { operatorToken } = v.parse(v.object({ operatorToken: v.string() }), JSON.parse(file));
  const query = new URLSearchParams({ surname: eleni.surname });
  const found = await fetch(`${service}/bookings/${reference}?${query}`);
  const { quote } = v.parse(Booking, await found.json());
  const answer = await fetch(`${service}/operator/payments`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${operatorToken}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ reference, cents: quote.totalCents, receipt: `A-${reference}` }),
  });
  expect(answer.status).toBe(200);
  return v.parse(Booking, await answer.json());
}

/** Asked with the browser's own cookies, as a click on the link would. */
async function fileBehind(page: Page, name: string) {
  const address = await page.getByRole('link', { name }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  return { body: await answer.body(), headers: answer.headers() };
}
