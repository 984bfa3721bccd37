import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clock } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import en from '#messages/en.json' with { type: 'json' };
import { expectAccessible, like, pathOf, textsOf } from './booking-steps.ts';
import { openWays, reportDisruption, search } from './counter.ts';
import { islanders, takeAllCars } from './reservation-service.ts';
import { onFoot, openIn, readSold, sell, withCar } from './sold-booking.ts';
import type { Sold } from './sold-booking.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('D5 a ship that leaves much later', () => {
  test.use({ locale: 'el-GR', javaScriptEnabled: false });
  const t = textsOf('el');

  test('one traveller keeps the booking, another takes the refund', async ({ page }) => {
    const { journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, 100);
    const [[ship] = []] = journeys;
    if (!ship) throw new Error('no ship');
    const [stays, leaves] = [await sell(ship, onFoot), await sell(ship, onFoot)];
    const { quote } = await readSold(leaves);
    const sailingId = ship.legs[0]?.sailingId ?? '';
    await reportDisruption({ kind: 'delay', sailingId, delayMinutes: 130 });

    await choices(page, 'el', stays);
    await expect(page.getByRole('heading', { name: t.disruption.effect.late })).toBeVisible();
    await page.getByRole('button', { name: t.disruption.keep }).click();
    await expect(page.getByRole('heading', { name: t.mine.note.kept.title })).toBeVisible();
    const { state, segments } = await readSold(stays);
    const [kept] = segments;
    expect([state, kept?.leg.tripId]).toEqual(['ticketed', ship.legs[0]?.tripId]);
    expect(kept?.leg.from.at).not.toBe(ship.departsAt);
    await expect(page.getByRole('main')).toContainText(clock(kept?.leg.from.at ?? ''));
    // The timetable of that day says the same as the ticket.
    const { from, to } = kept?.leg ?? {};
    await page.goto(`/itineraries?destination=SYM&date=${from?.at.slice(0, 10)}`);
    const row = page.locator('section[aria-busy] ul').first().getByRole('listitem');
    const late = row.filter({ has: page.locator('s', { hasText: clock(ship.departsAt) }) });
    await expect(late.locator('time')).toHaveText(clock(from?.at ?? ''));
    await expect(late.first()).toContainText(`άφιξη ${clock(to?.at ?? '')}`);
    // The choice is made once: it is shown, and not offered again.
    await page.goto(`/booking/manage/disruption?ref=${stays.reference}`);
    await expect(page.getByText(t.disruption.chosen.keep)).toBeVisible();
    await expect(page.getByRole('button', { name: t.disruption.keep })).toHaveCount(0);

    const price = formatPrice(quote.totalCents, 'el');
    await choices(page, 'el', leaves);
    // The right to a refund stood three screens down, under every other ship, while half of a wide page was empty.
    await page.setViewportSize({ width: 1440, height: 900 });
    const [other, refund] = await Promise.all(
      [t.disruption.rebookTitle, like(t.disruption.refundTitle)].map((name) =>
        page.getByRole('heading', { level: 3, name }).boundingBox(),
      ),
    );
    expect(refund?.x ?? 0).toBeGreaterThan(1440 / 2);
    expect(Math.abs((refund?.y ?? Infinity) - (other?.y ?? 0))).toBeLessThan(200);
    const toRefund = page.getByRole('link', { name: t.disruption.toRefund.replace('{price}', price) });
    await expect(toRefund).toBeHidden();
    // On a phone it still does, so the amount is at the top, too.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toRefund).toBeInViewport();
    await toRefund.click();
    await expect(page.getByText(t.disruption.wantMoney)).toBeInViewport();
    await page.getByText(t.disruption.wantMoney).click();
    await page.getByRole('button', { name: t.disruption.refund.replace('{price}', price) }).click();
    await expect(page.getByRole('heading', { name: t.mine.note.refunded.title })).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText(price);
    const { state: after, payment } = await readSold(leaves);
    expect([after, payment?.refundCents]).toEqual(['cancelled', quote.totalCents]);
  });
});

test.describe('D5 a ship that leaves a little later', () => {
  test.use({ locale: 'en-GB' });
  const t = textsOf('en');

  test('the booking says by how much, and why only once', async ({ page }) => {
    const { journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, 112);
    const [[ship] = []] = journeys;
    if (!ship) throw new Error('no ship');
    const sold = await sell(ship, onFoot);
    await reportDisruption({ kind: 'delay', sailingId: ship.legs[0]?.sailingId ?? '', delayMinutes: 40 });
    await openIn(page.context(), sold);
    await page.goto(pathOf('en', `/booking/manage?ref=${sold.reference}`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: '40 min late' })).toBeVisible();
    // It stood in the notice and at the ship.
    await expect(main.getByText('Because of strong winds.')).toHaveCount(1);
    await expect(main.getByRole('link', { name: t.disruption.choose })).toHaveCount(0);
  });
});

test.describe('D8 an offer that somebody else has taken meanwhile', () => {
  test.use({ locale: 'en-GB' });
  const t = textsOf('en');

  test('changes nothing, says so, and the next offer can be chosen', async ({ page }) => {
    const { journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], withCar, 108);
    const [[ship] = []] = journeys;
    if (!ship) throw new Error('no ship');
    const sold = await sell(ship, withCar);
    await reportDisruption({ kind: 'cancel', sailingId: ship.legs[0]?.sailingId ?? '' });
    // Without the buttons between them, the next heading stood on the list's last rule.
    await openIn(page.context(), sold);
    await page.goto(pathOf('en', `/booking/manage?ref=${sold.reference}`));
    const plans = await page.getByRole('heading', { name: t.plans.title }).boundingBox();
    const list = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t.mine.segmentBroken })
      .boundingBox();
    expect((plans?.y ?? 0) - ((list?.y ?? 0) + (list?.height ?? 0))).toBeGreaterThanOrEqual(32);
    const { departsAt } = ship;
    await page.goto(`/en/itineraries?destination=SYM&date=${departsAt.slice(0, 10)}`);
    const off = page
      .locator('section[aria-busy] ul')
      .first()
      .getByRole('listitem')
      .filter({
        hasText: clock(departsAt),
      });
    await expect(off.locator('time').first()).toHaveCSS('text-decoration-line', 'line-through');
    await expect(off.first()).toContainText('Because of strong winds.');
    await expect(off.first().getByRole('link', { name: /^To Symi: / })).toHaveAttribute('href', /&go=/);

    await choices(page, 'en', sold);
    // It covered the button of an offer on a phone.
    const bubble = page.locator('button', { hasText: en.common.chat.open });
    await page.keyboard.press('Shift');
    await expect(bubble).toHaveCount(1);
    await expect(bubble).toBeHidden();
    const offers = page.getByRole('listitem').filter({
      has: page.getByRole('button', { name: like(t.disruption.takeOf) }),
    });
    const first = offers.first();
    // A ship takes one hour or four.
    await expect(first).toContainText(/\d\s(?:minutes|hours?)/);
    const offered = await first.locator('input[name="trips"]').inputValue();
    const giveBack = await takeAllCars(await journeyOf(offered), islanders);
    try {
      await first.getByRole('button').click();
      await expect(page.getByRole('heading', { name: t.mine.note.offerGone.title })).toBeVisible();
      await expect(page.locator(`input[name="trips"][value="${offered}"]`)).toHaveCount(0);
      await expectAccessible(page);
      expect((await readSold(sold)).segments[0]?.leg.tripId).toBe(ship.legs[0]?.tripId);
      const next = await first.locator('input[name="trips"]').inputValue();
      await first.getByRole('button').click();
      await expect(page.getByRole('heading', { name: t.mine.note.rebooked.title })).toBeVisible();
      const live = (await readSold(sold)).segments.filter(({ state }) => state === 'live');
      expect(live.map(({ leg }) => leg.tripId)).toEqual(next.split(' '));
    } finally {
      await giveBack();
    }
  });
});

/** Opens a traveller's options from their own booking. */
async function choices(page: Page, locale: 'el' | 'en', sold: Sold): Promise<void> {
  await openIn(page.context(), sold);
  await page.goto(pathOf(locale, `/booking/manage?ref=${sold.reference}`));
  await page.getByRole('link', { name: textsOf(locale).disruption.choose }).click();
}

/** The journey of a trip id such as `S3-20270110.0.1`, with its current space for islanders. */
async function journeyOf(tripId: string) {
  const [, year, month, day] = /-(\d{4})(\d{2})(\d{2})\./.exec(tripId) ?? [];
  const date = `${year}-${month}-${day}`;
  const { trips } = await search([{ from: 'RHO', to: 'SYM', date }], islanders);
  const journey = trips[0]?.journeys.find(({ legs }) => legs.length === 1 && legs[0]?.tripId === tripId);
  if (!journey) throw new Error(`${tripId} is not offered on ${date}`);
  return journey;
}
