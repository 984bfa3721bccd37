import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clock } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { datedDay, expectAccessible, like, pathOf, textsOf } from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';
import { takeAllCars } from './reservation-service.ts';
import { cheapestFirst, cancelBooking, onFoot, openIn, readSold, sell, withCar } from './sold-booking.ts';
import type { Sold } from './sold-booking.ts';

/** Bookings of this file are this many days ahead: other files book earlier days, and everything can still be changed. */
const AHEAD = 170;

test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('D5 a paid booking is changed to a dearer ship, and the difference has to be paid', async ({
    page,
  }) => {
    const ships = await cheapestFirst(onFoot, AHEAD);
    const [cheap] = ships;
    const dear = ships.at(-1);
    if (!cheap || !dear) throw new Error('two ships were found before');
    const t = textsOf('el');
    const sold = await begin(page, 'el', await sell(cheap, onFoot));
    await page.getByRole('link', { name: like(t.trip.change) }).click();
    await expect(page.getByText(t.change.yours)).toBeVisible();
    const week = page.getByRole('navigation', { name: t.change.week });
    await expect(week.getByRole('link', { name: t.change.bookedDay })).toHaveCount(1);
    // Another day says what its cheapest ship costs more or less, and so does that ship.
    const other = week.getByRole('link', { name: new RegExp(`[+−]\\d|${t.change.sameDifference}`) }).first();
    const amount = /\d+,\d\d/.exec(await other.innerText())?.[0] ?? t.change.difference.same;
    await other.click();
    await expect(
      page.getByRole('link', { name: new RegExp(`${t.sailings.class.ECO}.*${amount}`, 's') }),
    ).not.toHaveCount(0);
    await page.goBack();
    const day = datedDay(dear.departsAt, 'el');
    const when = t.change.offerFor.replace('{day}', day).replace('{time}', clock(dear.departsAt));
    await page.getByRole('link', { name: new RegExp(`${t.sailings.class.ECO}.*${when}.*\\+`, 's') }).click();
    await expect(page.getByRole('heading', { name: t.change.previewHeading })).toBeVisible();
    const card = page.getByRole('complementary');
    await expect(card).toContainText(t.change.card.more);
    await expect(card).toContainText(t.change.card.payBy);
    // The service's reason, in the language of the page.
    await expect(page.getByText('Πληρώνετε μόνο τη διαφορά')).toBeVisible();
    await page.getByRole('button', { name: like(t.change.confirmPay) }).click();
    await page.waitForURL(/\/booking\/payment\?ref=/);
    const { segments, actions } = await readSold(sold);
    expect(segments[0]?.leg.tripId).toBe(dear.legs[0]?.tripId);
    expect(actions?.pay?.cents).toBeGreaterThan(0);
    await cancelBooking(sold);
  });

  test('D5 a second traveller is added after seeing the price, and an error keeps the typed values', async ({
    page,
  }) => {
    const [ship] = await cheapestFirst(onFoot, AHEAD + 40);
    if (!ship) throw new Error('a ship was found before');
    const t = textsOf('el');
    const sold = await begin(page, 'el', await sell(ship, onFoot));
    await page.getByRole('link', { name: t.trip.add }).click();
    await page.getByRole('link', { name: t.add.kind.passenger, exact: true }).click();
    const ahead = page.getByRole('complementary', { name: 'Θα προστεθεί στο δρομολόγιο' });
    await expect(ahead).toContainText(clock(ship.departsAt));
    await page.getByLabel(t.add.surname, { exact: true }).fill('Weber');
    await page.getByLabel(t.add.day, { exact: true }).fill('31');
    await page.getByLabel(t.add.month, { exact: true }).selectOption('2');
    await page.getByLabel(t.add.year, { exact: true }).fill('1986');
    await page.getByLabel(t.add.gender).selectOption('M');
    await page.getByLabel(t.add.nationality).selectOption('DE');
    await page.getByRole('button', { name: t.add.see }).click();
    await expect(page.getByRole('link', { name: t.add.error.given })).toBeVisible();
    await expect(page.getByRole('link', { name: t.add.error.birthImpossible })).toBeVisible();
    await expect(page.getByLabel(t.add.surname, { exact: true })).toHaveValue('Weber');
    await page.getByLabel(t.add.given).fill('Jürgen');
    await page.getByLabel(t.add.day, { exact: true }).fill('3');
    await page.getByRole('button', { name: t.add.see }).click();
    await expect(page.getByText('Jürgen Weber')).toBeVisible();
    expect((await readSold(sold)).passengers).toHaveLength(1);
    await page.getByRole('button', { name: like(t.change.confirmPay) }).click();
    await page.waitForURL(/\/booking\/payment\?ref=/);
    const { passengers, actions } = await readSold(sold);
    expect(passengers.map(({ surname }) => surname)).toEqual(['Παπαδοπούλου', 'Weber']);
    expect(actions?.pay?.cents).toBeGreaterThan(0);
    await cancelBooking(sold);
  });
});

test('D5 after a change the page shows what it was before, what is new, and that old codes are void', async ({
  page,
}) => {
  const locale = 'el';
  const party = { ...onFoot, passengers: [{ category: 'ADT' as const }, { category: 'ADT' as const }] };
  const ships = await cheapestFirst(party, AHEAD + 60);
  const [cheap] = ships;
  const dear = ships.at(-1);
  if (!cheap || !dear) throw new Error('two ships were found before');
  const t = textsOf(locale);
  const sold = await begin(page, locale, await sell(dear, party));
  await page.getByRole('link', { name: like(t.trip.change) }).click();
  const when = t.change.offerFor
    .replace('{day}', datedDay(cheap.departsAt, locale))
    .replace('{time}', clock(cheap.departsAt));
  const offer = page.getByRole('link', { name: new RegExp(`${t.sailings.class.ECO}.*${when}`, 's') });
  // «επιστροφή χρημάτων 17,00 €» stuck out of its row and of the page.
  expect(await offer.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await offer.click();
  await page.getByRole('complementary').getByRole('button').click();
  const notice = page.getByRole('alert').filter({ hasText: t.mine.note.moved.title });
  await expect(notice).toContainText(t.mine.movedOnly);
  // The new code, right below the news that the old ones are void: on a phone it was three screens down.
  const code = await page
    .getByRole('img', { name: like(t.ticket.code) })
    .first()
    .boundingBox();
  const news = await notice.boundingBox();
  expect((code?.y ?? Infinity) - ((news?.y ?? 0) + (news?.height ?? 0))).toBeLessThan(400);
  const row = page.getByRole('listitem').filter({ has: page.getByText(t.mine.new, { exact: true }) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(clock(cheap.departsAt));
  const before = t.mine.beforeTimes
    .replace('{day}', datedDay(dear.departsAt, locale))
    .replace('{from}', clock(dear.departsAt))
    .replace('{to}', clock(dear.arrivesAt));
  await expect(row.getByText(before)).toHaveCSS('text-decoration-line', 'line-through');
  await expectAccessible(page);
  // Later visits show the booking as it is.
  await page.goto(pathOf(locale, `/booking/manage?ref=${sold.reference}`));
  await expect(page.getByText(t.mine.new, { exact: true })).toHaveCount(0);
  await cancelBooking(sold);
});

test('D8 a booking that was cancelled in another tab isn’t changed, and its page shows its status', async ({
  page,
}) => {
  const ships = await cheapestFirst(onFoot, AHEAD + 50);
  const [mine, other] = ships;
  if (!mine || !other) throw new Error('two ships were found before');
  const t = textsOf('el');
  const sold = await begin(page, 'el', await sell(mine, onFoot));
  await page.getByRole('link', { name: like(t.trip.change) }).click();
  const when = t.change.offerFor
    .replace('{day}', datedDay(other.departsAt, 'el'))
    .replace('{time}', clock(other.departsAt));
  await page.getByRole('link', { name: new RegExp(`${t.sailings.class.ECO}.*${when}`, 's') }).click();
  await expect(page.getByRole('heading', { name: t.change.previewHeading })).toBeVisible();
  await cancelBooking(sold);
  await page.getByRole('complementary').getByRole('button').click();
  await page.waitForURL(/\/booking\/manage\?/);
  await expect(page.getByRole('alert').filter({ hasText: t.mine.note.notMoved.title })).toBeVisible();
  await expect(page.getByText(t.mine.says.cancelled)).toBeVisible();
  await expectAccessible(page);
  const { state, segments } = await readSold(sold);
  expect([state, segments[0]?.leg.tripId]).toEqual(['cancelled', mine.legs[0]?.tripId]);
});

test('D8 a ship that filled up in the meantime leaves the old booking unchanged', async ({ page }) => {
  const [first, second] = await cheapestFirst(withCar, AHEAD + 10);
  if (!first || !second) throw new Error('two ships were found before');
  const t = textsOf('el');
  const sold = await begin(page, 'el', await sell(first, withCar));
  await page.getByRole('link', { name: like(t.trip.change) }).click();
  const when = t.change.offerFor
    .replace('{day}', datedDay(second.departsAt, 'el'))
    .replace('{time}', clock(second.departsAt));
  await page
    .getByRole('link', { name: new RegExp(when) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t.change.previewHeading })).toBeVisible();
  const giveBack = await takeAllCars(second);
  try {
    await page.getByRole('complementary').getByRole('button').click();
    const notice = page.getByRole('alert').filter({ hasText: t.change.refused.lost.title });
    await expect(notice).toContainText(t.change.refused.kept);
    // The other ships of the day are below, with current differences.
    await expect(page.getByText(t.change.yours)).toBeVisible();
    await expectAccessible(page);
    expect((await readSold(sold)).segments[0]?.leg.tripId).toBe(first.legs[0]?.tripId);
  } finally {
    await giveBack();
    await cancelBooking(sold);
  }
});

test('D5 a ticket is left open, and gets a date again', async ({ page }) => {
  const [first, second] = await cheapestFirst(onFoot, AHEAD + 20);
  if (!first || !second) throw new Error('two ships were found before');
  const t = textsOf('en');
  const sold = await begin(page, 'en', await sell(second, onFoot));
  await page.getByRole('link', { name: like(t.trip.open) }).click();
  await expect(page.getByText(t.change.open.card)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.change.open.confirm }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.mine.note.left.title })).toBeVisible();
  expect((await readSold(sold)).state).toBe('open');

  await page.getByRole('link', { name: like(t.trip.redate) }).click();
  await expect(page.getByText(like(t.change.validUntil))).toBeVisible();
  const when = t.change.offerFor
    .replace('{day}', datedDay(second.departsAt, 'en'))
    .replace('{time}', clock(second.departsAt));
  await page.getByRole('link', { name: new RegExp(`${t.sailings.class.ECO}.*${when}`, 's') }).click();
  // As if the difference had changed a minute ago: nothing happens before the traveller has seen it.
  await page
    .locator('input[name="expectedDifferenceCents"]')
    .evaluate((input) => input.setAttribute('value', '100'));
  await page.getByRole('button', { name: t.change.confirm, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t.change.refused.price.text
      .replace('{was}', formatPrice(100, 'en'))
      .replace('{now}', formatPrice(0, 'en')),
  );
  expect((await readSold(sold)).state).toBe('open');
  await page.getByRole('button', { name: t.change.confirm, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.mine.note.moved.title })).toBeVisible();
  const { state, segments } = await readSold(sold);
  expect([state, segments[0]?.leg.tripId]).toEqual(['ticketed', second.legs[0]?.tripId]);
  await cancelBooking(sold);
});

test('D5 a car is added to a paid booking after seeing its price', async ({ page }) => {
  const [first] = await cheapestFirst(withCar, AHEAD + 30);
  if (!first) throw new Error('a ship was found before');
  const t = textsOf('el');
  const sold = await begin(page, 'el', await sell(first, onFoot));
  await page.getByRole('link', { name: t.trip.add }).click();
  await page.getByRole('button', { name: t.add.see }).click();
  await expect(page.getByRole('link', { name: t.add.error.plate })).toBeVisible();
  await page.getByLabel(t.add.category.vehicle).selectOption('CAR1');
  await page.getByLabel(t.add.plate).fill('ΡΚΑ 7788');
  await page.getByLabel(t.add.driver).selectOption('0');
  await page.getByRole('button', { name: t.add.see }).click();
  await expect(page.getByText('ΡΚΑ 7788', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: like(t.change.confirmPay) }).click();
  await page.waitForURL(/\/booking\/payment\?ref=/);
  await page.goto(`/booking/manage?ref=${sold.reference}`);
  await expect(page.getByText('ΡΚΑ 7788').first()).toBeVisible();

  // Removed again: it hadn't been paid for, so nothing is due any more.
  await page.getByRole('link', { name: t.trip.remove }).click();
  await page.getByRole('checkbox', { name: like('{car}ΡΚΑ 7788') }).check();
  await page.getByRole('button', { name: t.change.remove.see }).click();
  // Which sailing the car leaves.
  await expect(page.getByRole('heading', { name: 'Από το δρομολόγιο' })).toBeVisible();
  await page.getByRole('button', { name: t.change.remove.confirm }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.mine.note.moved.title })).toBeVisible();
  const { vehicles, actions } = await readSold(sold);
  expect([vehicles[0]?.cancelled, actions?.pay]).toEqual([true, null]);
  await cancelBooking(sold);
});

async function begin(page: Page, locale: Locale, sold: Sold): Promise<Sold> {
  await openIn(page.context(), sold);
  await page.goto(pathOf(locale, `/booking/manage?ref=${sold.reference}`));
  return sold;
}
