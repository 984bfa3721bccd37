import { expect, test } from '@playwright/test';
import { clock } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import {
  choose,
  expectTyped,
  fillIn,
  releaseHold,
  hold,
  katina,
  referenceOf,
} from './booking-choice-steps.ts';
import { expectAccessible, like, textsOf } from './booking-steps.ts';
import { dayWithTwoShips, releaseHoldOf, takeAllCars } from './reservation-service.ts';
import type { CarTrip } from './reservation-service.ts';

const t = textsOf('el');
let trip: CarTrip;

test.use({ locale: 'el-GR' });

test.beforeAll(async () => {
  trip = await dayWithTwoShips();
});

test('D2 the last car space is taken while its traveller is looking', async ({ page }) => {
  const locale = 'el';
  const texts = textsOf(locale);
  const [wanted, other] = trip.journeys;
  if (!wanted || !other) throw new Error('two ships were found before');
  await choose(page, locale, trip, 'adults=2&vehicles=CAR1', { back: true });
  const giveBack = await takeAllCars(wanted);
  try {
    await page.getByRole('button', { name: texts.sailings.continueLong }).click();
    await page.waitForURL(/refused=sold_out/);
    const notice = page.getByRole('alert').filter({ hasText: texts.refusal.lost['no-vehicles'].title });
    await expect(notice).toContainText(clock(wanted.departsAt));
    await expect(notice).toContainText(texts.refusal.lost.kept);
    await expectAccessible(page);
    // The return is still chosen; only the outbound bound has to be chosen again.
    await expect(page.getByText(texts.sailings.chosen, { exact: true })).toHaveCount(1);
    const nextBest = notice.getByRole('link', { name: like(texts.refusal.lost.nextJourney) });
    await expect(nextBest).toContainText(clock(other.departsAt));
    await nextBest.click();
    await expect(page.getByText(texts.sailings.chosen, { exact: true })).toHaveCount(2);
    await expect(notice).toBeHidden();
    const address = new URL(page.url()).searchParams;
    expect([address.get('adults'), address.get('vehicles')]).toEqual(['2', 'CAR1']);
    await releaseHold(page, await hold(page, texts));
  } finally {
    await giveBack();
  }
});

test('D2 a changed price is shown next to the old one and has to be confirmed', async ({ page }) => {
  await choose(page, 'el', trip, 'adults=1');
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
  await releaseHold(page, await hold(page, t));
});

test('D2 links to sailings that never existed, are over or have an unknown port get an explanation', async ({
  page,
}) => {
  const lost = page.getByRole('alert').filter({ hasText: t.refusal.lost.unknown.title });
  const answers = async (query: string) => (await page.goto(`/booking/sailings?${query}`))?.status();

  expect(await answers(`from=RHO&to=SYM&date=${trip.date}&go=NOPE-1.0.1`)).toBe(200);
  await expect(lost).toContainText(t.refusal.lost.unknown.text);
  await lost.getByRole('link', { name: like(t.refusal.lost.nextJourney) }).click();
  await expect(page.getByText(t.sailings.chosen, { exact: true })).toHaveCount(1);

  expect(await answers('from=RHO&to=SYM&date=2020-01-08&go=S3-20200108.0.1')).toBe(200);
  await expect(lost.getByRole('link', { name: like(t.refusal.lost.nextDay) })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.sailings.emptyPast })).toBeVisible();
  await expectAccessible(page);

  expect(await answers(`from=RHO&to=XXX&date=${trip.date}`)).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: t.unavailable.wrongTitle })).toBeVisible();
  await page.getByRole('link', { name: t.unavailable.changeSearch }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.search.heading })).toBeVisible();
});

test('D2 a hold that expired while typing is renewed with the same press', async ({ page }) => {
  await choose(page, 'el', trip, 'adults=1');
  const reference = await hold(page, t);
  await fillIn(page);
  await releaseHoldOf(page.context(), reference);
  await page.getByRole('button', { name: t.travellers.confirm }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.travellers.problem.expired.title })).toBeVisible();
  // The timer has stopped although this page's clock had minutes left: the hold ended elsewhere.
  await expect(page.getByText(t.hold.over, { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await expectTyped(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.travellers.reholdAndConfirm }).click();
  await page.waitForURL(/\/booking\/confirmation\//);
  await expect(page.getByText(`${katina.given} ${katina.surname}`).first()).toBeVisible();
});

test('the remaining time is announced at five, two and one minutes, and at no other time', async ({
  page,
}) => {
  await page.clock.install();
  await choose(page, 'el', trip, 'adults=1');
  const reference = await hold(page, t);
  const timer = page.getByRole('timer');
  // The time left, which only the page's script shows; the deadline is a time of day.
  await expect(timer).toContainText(/για 1[45]:\d\d/);
  const spoken = page.getByRole('status').filter({ hasText: /λεπτ/ });
  const heard: (string | null)[] = [];
  for (let left = 14; left > 0; left -= 1) {
    await page.clock.fastForward('01:00');
    await expect(timer).toContainText(new RegExp(`για (?:${left - 1}:\\d\\d|${left}:00)`));
    const announced = (await spoken.count()) > 0 ? await spoken.textContent() : null;
    if (announced !== (heard.at(-1) ?? null)) heard.push(announced);
  }
  expect(heard).toEqual([
    'Απομένουν 5 λεπτά για τις θέσεις σας',
    'Απομένουν 2 λεπτά για τις θέσεις σας',
    'Απομένει 1 λεπτό για τις θέσεις σας',
  ]);
  await releaseHold(page, reference);
});

test('D2 seats of a hold that expired before a reload are offered again, and the details are kept', async ({
  page,
}) => {
  await choose(page, 'el', trip, 'adults=1');
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
  await releaseHold(page, referenceOf(page));
});
