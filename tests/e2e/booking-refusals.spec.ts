import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clock } from '#lib/dates/day-words.ts';
import { formatPrice } from '#lib/money/price.ts';
import { whileBackendHangs } from './backend-process.ts';
import { expectAccessible, fillTraveller, like, pathOf, textsOf } from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';
import { dayWithTwoShips, releaseHoldOf, takeAllCars } from './reservation-service.ts';
import type { CarTrip } from './reservation-service.ts';

const katina = { surname: 'Παπαδοπούλου', given: 'Κατίνα', year: '1979', gender: 'F' } as const;
const t = textsOf('el');
let trip: CarTrip;

test.use({ locale: 'el-GR' });

test.beforeAll(async () => {
  trip = await dayWithTwoShips();
});

for (const locale of ['el', 'en'] as const satisfies Locale[]) {
  test(`D2 the last place for a car goes while its traveller looks, ${locale}`, async ({ page }) => {
    const say = textsOf(locale);
    const [wanted, other] = trip.journeys;
    if (!wanted || !other) throw new Error('two ships were found before');
    await choose(page, locale, 'adults=2&vehicles=CAR1', { back: true });
    const giveBack = await takeAllCars(wanted);
    try {
      await page.getByRole('button', { name: say.sailings.continueLong }).click();
      await page.waitForURL(/refused=sold_out/);
      const notice = page.getByRole('alert').filter({ hasText: say.refusal.lost['no-vehicles'].title });
      await expect(notice).toContainText(clock(wanted.departsAt));
      await expect(notice).toContainText(say.refusal.lost.kept);
      await expectAccessible(page);
      // The way back is still chosen; only the way out asks again.
      await expect(page.getByText(say.sailings.chosen)).toHaveCount(1);
      const nextBest = notice.getByRole('link', { name: like(say.refusal.lost.nextJourney) });
      await expect(nextBest).toContainText(clock(other.departsAt));
      await nextBest.click();
      await expect(page.getByText(say.sailings.chosen)).toHaveCount(2);
      await expect(notice).toBeHidden();
      const address = new URL(page.url()).searchParams;
      expect([address.get('adults'), address.get('vehicles')]).toEqual(['2', 'CAR1']);
      await giveUp(page, await hold(page, say));
    } finally {
      await giveBack();
    }
  });
}

test('D2 a price that changed is shown next to the old one and asked for again', async ({ page }) => {
  await choose(page, 'el', 'adults=1');
  const total = await page.locator('input[name="expectedTotalCents"]').first().inputValue();
  const before = Number(total) - 100;
  await page
    .locator('input[name="expectedTotalCents"]')
    .evaluateAll(
      (inputs, cents) => inputs.forEach((input) => input.setAttribute('value', cents)),
      `${before}`,
    );
  await page.getByRole('button', { name: t.sailings.continueLong }).click();
  await page.waitForURL(/refused=price_changed/);
  const notice = page.getByRole('alert').filter({ hasText: t.refusal.price_changed.title });
  await expect(notice).toContainText(
    t.refusal.prices
      .replace('{was}', formatPrice(before, 'el'))
      .replace('{now}', formatPrice(Number(total), 'el')),
  );
  await expectAccessible(page);
  await giveUp(page, await hold(page, t));
});

test('D2 links to sailings that never were, are over or lead nowhere get an answer', async ({ page }) => {
  const lost = page.getByRole('alert').filter({ hasText: t.refusal.lost.unknown.title });
  const answers = async (query: string) => (await page.goto(`/booking/sailings?${query}`))?.status();

  expect(await answers(`from=RHO&to=SYM&date=${trip.date}&go=NOPE-1.0.1`)).toBe(200);
  await expect(lost).toContainText(t.refusal.lost.unknown.text);
  await lost.getByRole('link', { name: like(t.refusal.lost.nextJourney) }).click();
  await expect(page.getByText(t.sailings.chosen)).toHaveCount(1);

  expect(await answers('from=RHO&to=SYM&date=2020-01-08&go=S3-20200108.0.1')).toBe(200);
  await expect(lost.getByRole('link', { name: like(t.refusal.lost.nextDay) })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.sailings.emptyPast })).toBeVisible();
  await expectAccessible(page);

  expect(await answers(`from=RHO&to=XXX&date=${trip.date}`)).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: t.unavailable.wrongTitle })).toBeVisible();
  await page.getByRole('link', { name: t.unavailable.changeSearch }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.search.heading })).toBeVisible();
});

test('D2 while the engine hangs, the sailings say whom to call', async ({ page }) => {
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

test('D2 while the engine hangs, what was typed stays and the same button works later', async ({ page }) => {
  await choose(page, 'el', 'adults=1');
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

test('D2 seats that ran out while typing are held again with the same press', async ({ page }) => {
  await choose(page, 'el', 'adults=1');
  const reference = await hold(page, t);
  await fillIn(page);
  await releaseHoldOf(page.context(), reference);
  await page.getByRole('button', { name: t.travellers.confirm }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.travellers.problem.expired.title })).toBeVisible();
  await expectTyped(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.travellers.reholdAndConfirm }).click();
  await page.waitForURL(/\/booking\/confirmation\//);
  await expect(page.getByText(`${katina.given} ${katina.surname}`).first()).toBeVisible();
});

test('D2 seats that ran out before a reload are offered again, and the details wait', async ({ page }) => {
  await choose(page, 'el', 'adults=1');
  const reference = await hold(page, t);
  await fillIn(page);
  await releaseHoldOf(page.context(), reference);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t.travellers.expired.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.travellers.expired.again }).click();
  await page.waitForURL((url) => !url.search.includes(reference));
  await expect(page.getByRole('timer')).toBeVisible();
  await expectTyped(page);
  await giveUp(page, referenceOf(page));
});

/** Opens the sailings of the day with a party and chooses the first one out, and back two days later when asked to. */
async function choose(page: Page, locale: Locale, party: string, { back = false } = {}): Promise<void> {
  const say = textsOf(locale).sailings;
  const query = `from=RHO&to=SYM&date=${trip.date}${back ? `&return=${trip.back}` : ''}&${party}`;
  await page.goto(pathOf(locale, `/booking/sailings?${query}`));
  for (const direction of back ? [say.out, say.back] : [say.out]) {
    const board = page.locator('section', { has: page.getByText(direction, { exact: true }) });
    await board
      .getByRole('link', { name: new RegExp(`^${say.choose}`) })
      .first()
      .click();
    await expect(board.getByText(say.chosen)).toBeVisible();
  }
}

/** Goes on with what is chosen. Answers the reference of the seats that are held now. */
async function hold(page: Page, say: ReturnType<typeof textsOf>): Promise<string> {
  await page.getByRole('button', { name: say.sailings.continueLong }).click();
  await page.waitForURL(/\/booking\/travellers\?ref=/);
  return referenceOf(page);
}

function referenceOf(page: Page): string {
  return new URL(page.url()).searchParams.get('ref') ?? '';
}

/** Leaves the inventory as it was found. */
async function giveUp(page: Page, reference: string): Promise<void> {
  await releaseHoldOf(page.context(), reference);
}

async function fillIn(page: Page): Promise<void> {
  await fillTraveller(page, 'el', 1, katina);
  await page.getByLabel(t.travellers.email).fill('katina@example.gr');
}

async function expectTyped(page: Page): Promise<void> {
  const first = page.getByRole('group', { name: t.travellers.passenger.replace('{number}', '1') }).first();
  await expect(first.getByLabel(t.travellers.surname)).toHaveValue(katina.surname);
  await expect(first.getByLabel(t.travellers.year, { exact: true })).toHaveValue(katina.year);
  await expect(first.getByLabel(t.travellers.gender)).toHaveValue(katina.gender);
  await expect(page.getByLabel(t.travellers.email)).toHaveValue('katina@example.gr');
}
