import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addDays } from '#foundation/dates/day.ts';
import { checks } from './criteria.ts';
import { expectAccessible, fillTraveller, like, textsOf } from './booking-steps.ts';
import type { Traveller } from './booking-steps.ts';
import { goOn } from './booking-walk.ts';
import { codeSentTo } from './contact-code.ts';

const t = textsOf('el');
const texts = t.travellers;
const codes = t.contactCode;
const maria: Traveller = { surname: 'Καραγιάννη', given: 'Μαρία', year: '1988', gender: 'F' };
const nikos: Traveller = { surname: 'Αντωνίου', given: 'Νίκος', year: '2004', gender: 'M' };
const STUDENT_CARD = 'Φοιτητική ταυτότητα ελληνικού ιδρύματος.';
const FAMILY = 'adults=2&children=1&infants=1&claims=ISL,STU&vehicles=CAR1&pets=PET_SMALL';

test.use({ locale: 'el-GR' });

test(
  'D1 a family with an infant, a student and an islander sees what each ticket requires',
  checks('browser', '3.3.1', '3.3.3', '3.3.7'),
  async ({ page }) => {
    const total = await choose(page, FAMILY);
    await expect(page.getByRole('cell', { name: total, exact: true })).toBeVisible();
    await expect(person(page, 1)).toContainText(texts.onBoard);
    await expect(person(page, 2)).toContainText(STUDENT_CARD);
    await expectAccessible(page);

    await fillTraveller(page, 'el', 1, maria);
    await fillTraveller(page, 'el', 2, nikos);
    await expect(person(page, 1).getByLabel(texts.surname, { exact: true })).toBeHidden();
    await expect(person(page, 1)).toContainText('Μαρία Καραγιάννη');
    await person(page, 2)
      .getByRole('link', { name: texts.next.replace('{number}', '3') })
      .click();
    await expect(person(page, 3).getByLabel(texts.surname, { exact: true })).toBeFocused();
    const same = person(page, 3).getByRole('checkbox', { name: texts.same.replace('{number}', '2') });
    await same.check();
    await expect(person(page, 3).getByLabel(texts.surname, { exact: true })).toHaveValue('Αντωνίου');
    await fillTraveller(page, 'el', 3, { surname: 'Αντωνίου', given: 'Άννα', year: '2010', gender: 'F' });
    await fillTraveller(page, 'el', 4, { surname: 'Αντωνίου', given: 'Πέτρος', year: '2025', gender: 'M' });
    await vehicle(page).getByLabel(texts.plate).fill('ΡΟΑ 4521');
    await vehicle(page).getByLabel(texts.driver).selectOption({ label: 'Νίκος Αντωνίου' });
    await page.getByRole('textbox', { name: texts.email }).fill('maria.family@example.gr');

    await page.reload();
    await expect(person(page, 2).getByLabel(texts.given, { exact: true })).toHaveValue('Νίκος');
    await page.goBack();
    await page.waitForURL(/\/booking\/sailings/);
    await page.goForward();
    await expect(vehicle(page).getByLabel(texts.plate)).toHaveValue('ΡΟΑ 4521');

    // Errors that the page finds itself come first, then those that only the service can find.
    await press(page);
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(`Μαρία Καραγιάννη: ${texts.error.man}`);
    await expect(person(page, 2).getByLabel(texts.surname, { exact: true })).toBeHidden();
    await summary.getByRole('link').click();
    await page.keyboard.type('12 34 56');
    await press(page);
    await expect(summary.getByRole('link')).toHaveText(/^Άννα Αντωνίου: .*ηλικία/);
    await expect(person(page, 3).getByRole('link', { name: texts.changeParty })).toHaveAttribute(
      'href',
      /children=1/,
    );
    await expectAccessible(page);
    await person(page, 3).getByLabel(texts.year, { exact: true }).fill('2019');
    await press(page);
    // Unpaid seats for an agency are only kept for a confirmed email address.
    const code = page.getByLabel(codes.label, { exact: true });
    await expect(code).toBeFocused();
    await expect(page.getByText(codes.sent.replace('{address}', 'maria.family@example.gr'))).toBeVisible();
    await expectAccessible(page);
    await code.fill('12');
    await code.press('Enter');
    await expect(page.getByText(codes.error.wrong)).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.email })).toHaveValue('maria.family@example.gr');
    await code.fill(await codeSentTo(page, 'maria.family@example.gr'));
    await code.press('Enter');
    await page.waitForURL(/\/booking\/confirmation\//);
    for (const name of ['Μαρία Καραγιάννη', 'Νίκος Αντωνίου', 'Άννα Αντωνίου', 'Πέτρος Αντωνίου'])
      await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
  },
);

test('D1 the button shows the payment method; a payment under way has its own page', async ({ page }) => {
  const total = await choose(page, 'adults=1');
  await fillTraveller(page, 'el', 1, maria);
  await page.getByRole('textbox', { name: texts.email }).fill('maria@example.gr');
  await expect(page.getByRole('radio', { name: texts.pay.agency.title })).toBeChecked();
  await expect(page.getByText(like(texts.pay.agency.until))).toBeVisible();
  await page.getByRole('radio', { name: texts.pay.test.title }).check();
  await expect(page.getByRole('button', { name: texts.confirm })).toHaveCount(0);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await page.getByRole('button', { name: texts.pay.test.button.replace('{price}', total) }).click();
  await page.waitForURL(/\/payments\/test\//);
  await page.goto(`/booking/travellers?ref=${reference}`);
  await page.waitForURL(/\/booking\/payment\?ref=/);
});

test.describe('D1 without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('plain forms offer the same fields, copying, errors and booking', async ({ page }) => {
    await choose(page, 'adults=2&claims=ISL');
    await fillTraveller(page, 'el', 1, maria);
    await fillTraveller(page, 'el', 2, { ...nikos, surname: '' });
    await person(page, 2)
      .getByRole('checkbox', { name: texts.same.replace('{number}', '1') })
      .check();
    await page.getByRole('checkbox', { name: texts.refused }).check();
    await page.getByRole('radio', { name: texts.pay.test.title }).check();
    await expect(page.getByRole('button', { name: like(texts.pay.test.button) })).toBeVisible();
    await page.getByRole('radio', { name: texts.pay.agency.title }).check();
    await press(page);
    await expect(page.getByText(texts.error.man).first()).toBeVisible();
    // The second passenger, whose surname was copied, has no errors: the fields are collapsed behind the name.
    await expect(person(page, 2).getByText('Νίκος Καραγιάννη').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: texts.refused })).toBeChecked();
    await person(page, 1).getByLabel(texts.man).fill('123456');
    await press(page);
    await expect(page.getByRole('link', { name: /χρειαζόμαστε ένα e-mail/ })).toBeVisible();
    await page.getByRole('checkbox', { name: texts.refused }).uncheck();
    await page.getByRole('textbox', { name: texts.email }).fill('maria.wrong@example.gr');
    await press(page);
    await expect(page.getByText(codes.sent.replace('{address}', 'maria.wrong@example.gr'))).toBeVisible();
    // Another address gets its own code, and a new code on request.
    await page.getByRole('textbox', { name: texts.email }).fill('maria.plain@example.gr');
    await page.getByRole('button', { name: codes.agency.submit }).click();
    await expect(page.getByText(codes.sent.replace('{address}', 'maria.plain@example.gr'))).toBeVisible();
    await page.getByRole('button', { name: codes.resend }).click();
    await expect(page.getByText(codes.again)).toBeVisible();
    await page
      .getByLabel(codes.label, { exact: true })
      .fill(await codeSentTo(page, 'maria.plain@example.gr', 1));
    await page.getByRole('button', { name: codes.agency.submit }).click();
    await page.waitForURL(/\/booking\/confirmation\//);
    await expect(page.getByText('Νίκος Καραγιάννη').first()).toBeVisible();
  });
});

const person = (page: Page, number: number) =>
  page.getByRole('group', { name: texts.passenger.replace('{number}', String(number)) }).first();

const vehicle = (page: Page) => page.getByRole('group', { name: texts.vehicle.replace('{number}', '1') });

async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.confirm }).click();
}

/**
 * Holds the first ship from Rhodes to Symi that takes the party; returns the total shown before. So soon that no early
 * booking discount applies: then the party's claims determine the price.
 */
async function choose(page: Page, party: string): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const dates: string[] = [];
  for (const month of new Set([addDays(today, 2).slice(0, 7), addDays(today, 27).slice(0, 7)])) {
    const answer = await page.request.get(
      `/api/booking/calendar?from=RHO&to=SYM&month=${month}&adults=4&vehicles=CAR1&pets=PET_SMALL`,
    );
    const { days }: { days: { date: string; state: string }[] } = await answer.json();
    dates.push(...days.filter(({ state }) => state === 'open').map(({ date }) => date));
  }
  const date = dates.find((day) => day > addDays(today, 1) && day < addDays(today, 28)) ?? '';
  expect(date, 'a day within four weeks with room from Rhodes to Symi').not.toBe('');
  await page.goto(`/booking/sailings?from=RHO&to=SYM&date=${date}&${party}`);
  const board = page.locator('section', { has: page.getByText(t.sailings.out, { exact: true }) });
  await board
    .getByRole('link', { name: new RegExp(`^${t.sailings.choose}`) })
    .first()
    .click();
  await page.waitForURL(/[?&]go=/);
  const card = page.getByRole('complementary', { name: t.summary.title });
  const total = await card
    .getByText(/^\d[\d.,]*\s€$/)
    .last()
    .innerText();
  await goOn(page, 'el');
  return total;
}
