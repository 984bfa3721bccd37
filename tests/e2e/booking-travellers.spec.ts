import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { addDays } from '#foundation/dates/day.ts';
import { checks } from './criteria.ts';
import el from '#messages/el.json' with { type: 'json' };
import { expectAccessible, fillTraveller, like, textsOf } from './booking-steps.ts';
import type { Traveller } from './booking-steps.ts';
import { goOn } from './booking-walk.ts';
import { codeSentTo } from './contact-code.ts';

const t = textsOf('el');
const texts = t.travellers;
const codes = t.contactCode;
const saved = el.common.savedTravellers;
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
    const care = page.locator('summary').filter({ hasText: texts.careTitle });
    const looks = () =>
      care.evaluate((fold) => {
        const { borderBottomWidth, rotate } = getComputedStyle(fold, '::after');
        return { arrow: borderBottomWidth, rotate, above: getComputedStyle(fold).borderTopWidth };
      });
    expect(await looks()).toEqual({ arrow: '2px', rotate: '45deg', above: '0px' });
    await care.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await looks()).rotate).toBe('225deg');
    await expect(care).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
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
    await expect(summary.getByRole('link')).toHaveText(texts.error.man);
    await expect(summary.getByText('Μαρία Καραγιάννη', { exact: true })).toBeVisible();
    await expect(person(page, 2).getByLabel(texts.surname, { exact: true })).toBeHidden();
    await summary.getByRole('link').click();
    await page.keyboard.type('12 34 56');
    await press(page);
    await expect(summary.getByRole('link')).toHaveText(/ηλικία/);
    await expect(summary.getByText('Άννα Αντωνίου', { exact: true })).toBeVisible();
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

test('D1 a pasted line fills in a name and a date of birth, and a pasted phone number is accepted as it is', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (field: Locator, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await page.keyboard.press('Control+V');
  };
  await choose(page, 'adults=1');
  const only = person(page, 1);
  await paste(only.getByLabel(texts.surname, { exact: true }), 'Παπαδόπουλος Γιώργος 12/03/1985');
  await expect(only.getByLabel(texts.year, { exact: true })).toHaveValue('1985');
  await expect(only.getByLabel(texts.surname, { exact: true })).toHaveValue('Παπαδόπουλος');
  await expect(only.getByLabel(texts.given, { exact: true })).toHaveValue('Γιώργος');
  await expect(only.getByLabel(texts.day, { exact: true })).toHaveValue('12');
  await expect(only.getByLabel(texts.month, { exact: true })).toHaveValue('3');
  await only.getByLabel(texts.gender).selectOption('M');
  await only.getByLabel(texts.nationality, { exact: true }).selectOption('GR');
  await paste(page.getByRole('textbox', { name: texts.phone }), '\u202a(+30) 690.000.0000\u202c');
  await page.getByRole('radio', { name: texts.pay.test.title }).check();
  await page.getByRole('button', { name: like(texts.pay.test.button) }).click();
  await page.waitForURL(/\/payments\/test\//);
});

test('D1 a device that was asked to remembers travellers, fills each in with one press, and forgets them', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('meltemi.passengers'));
  const box = page.getByRole('checkbox', { name: saved.remember });
  const group = (number: number) => person(page, number).getByRole('group', { name: saved.fill });
  await choose(page, 'adults=1&children=1');
  await fillTraveller(page, 'el', 1, maria);
  await fillTraveller(page, 'el', 2, { surname: 'Καραγιάννη', given: 'Άννα', year: '2019', gender: 'F' });
  await expect(box).not.toBeChecked();
  expect(await stored()).toBeNull();
  await box.check();
  await page.getByRole('checkbox', { name: texts.refused }).check();
  await page.getByRole('radio', { name: texts.pay.test.title }).check();
  await page.getByRole('button', { name: like(texts.pay.test.button) }).click();
  await page.waitForURL(/\/payments\/test\//);

  // Not what was typed in this tab: a later booking.
  await page.evaluate(() => sessionStorage.clear());
  await choose(page, 'adults=1&children=1');
  await expect(box).not.toBeChecked();
  const five = ['surname', 'given', 'birthDate', 'gender', 'nationality'];
  const kept: Record<string, string>[] = JSON.parse((await stored()) ?? '[]');
  expect(kept.map((each) => Object.keys(each))).toEqual([
    [...five, 'usedOn'],
    [...five, 'usedOn'],
  ]);
  await expect(group(1).getByRole('button')).toHaveText(['Μαρία Καραγιάννη', 'Άννα Καραγιάννη']);
  await expectAccessible(page);
  await group(1).getByRole('button', { name: 'Μαρία Καραγιάννη' }).click();
  // Complete, so the next passenger is open, whose press is ready; nobody travels twice.
  await expect(person(page, 1).getByLabel(texts.surname, { exact: true })).toBeHidden();
  await expect(person(page, 1)).toContainText('12 Σεπτεμβρίου 1988');
  await expect(group(2).getByRole('button')).toHaveText(['Άννα Καραγιάννη']);
  await expect(group(2).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(person(page, 2)).toContainText('12 Σεπτεμβρίου 2019');
  await page.getByRole('checkbox', { name: texts.refused }).check();
  await page.getByRole('radio', { name: texts.pay.test.title }).check();
  await page.getByRole('button', { name: like(texts.pay.test.button) }).click();
  await page.waitForURL(/\/payments\/test\//);

  await page.goto('/booking/manage');
  const list = page.locator('section', { has: page.getByRole('heading', { name: saved.title }) });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await list.getByRole('button', { name: saved.forgetWhom.replace('{name}', 'Μαρία Καραγιάννη') }).click();
  await expect(list.getByText(saved.forgotten.replace('{name}', 'Μαρία Καραγιάννη'))).toBeVisible();
  await list.getByRole('button').click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  expect(await stored()).toBeNull();
});

test.describe('D1 without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('plain forms offer the same fields, copying, errors and booking', async ({ page }) => {
    await choose(page, 'adults=2&claims=ISL');
    await expect(page.getByRole('checkbox', { name: saved.remember })).toBeHidden();
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
