import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clock } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { expectAccessible, like, pathOf, textsOf } from './booking-steps.ts';
import type { Locale } from './booking-steps.ts';
import { openWays, reportDisruption, search } from './counter.ts';
import { dayWithTwoShips, releaseHoldOf, takeAllCars } from './reservation-service.ts';

const party = { passengers: [{ category: 'ADT' as const }], vehicles: [], pets: [] };
const t = textsOf('el');

test.use({ locale: 'el-GR' });

/** Chooses the first sailing of an open leg; the page moves on to the next leg. */
async function chooseLeg(page: Page, locale: Locale, number: number): Promise<void> {
  const texts = textsOf(locale).sailings;
  const leg = page.locator(`#leg-${number}`);
  await leg
    .getByRole('link', { name: new RegExp(`^${texts.choose}`) })
    .first()
    .click();
  await expect(leg.getByText(texts.chosen, { exact: true })).toBeVisible();
}

test('D1 three legs, one decision after the other, to held seats', async ({ page }) => {
  const locale = 'en';
  const texts = textsOf(locale);
  const hops = [
    { from: 'RHO', to: 'SYM', afterDays: 0 },
    { from: 'SYM', to: 'KOS', afterDays: 2 },
    { from: 'KOS', to: 'PAT', afterDays: 4 },
  ];
  const { dates } = await openWays(hops, party, 45);
  const query = hops.map(({ from, to }, index) => `from=${from}&to=${to}&date=${dates[index]}`).join('&');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf(locale, `/booking/sailings?${query}&adults=1`));
  await expect(page.getByRole('link', { name: texts.sailings.showSailings })).toHaveCount(2);
  await expectAccessible(page);
  await chooseLeg(page, locale, 1);
  // The chosen leg is collapsed, and the next leg is visible and focused.
  await expect(page.locator('#leg-2')).toBeFocused();
  await expect(page.locator('#leg-2').getByRole('heading', { level: 2 })).toBeInViewport();
  await chooseLeg(page, locale, 2);
  await chooseLeg(page, locale, 3);
  await expect(page.getByText(texts.sailings.chosen, { exact: true })).toHaveCount(3);

  // Opening the first leg again loses nothing.
  await page.locator('#leg-1').getByRole('link', { name: texts.sailings.changeChoice }).click();
  await expect(page.locator('#leg-1').getByRole('list').first()).toBeVisible();
  await expect(page.getByText(texts.sailings.chosen, { exact: true })).toHaveCount(3);

  // The bar and its sheet show the same total.
  const sheet = page.getByRole('complementary', { name: texts.summary.title });
  const total = await page
    .getByText(/^€?\d[\d.,]*\s?€?$/)
    .last()
    .innerText();
  await page.getByRole('button', { name: texts.summary.details }).click();
  await expect(sheet.getByText(total, { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: texts.sailings.continue, exact: true }).click();
  await page.waitForURL(/\/booking\/travellers\?ref=/);
  await releaseHoldOf(page.context(), new URL(page.url()).searchParams.get('ref') ?? '');
});

// Nothing showed that the seats were being held, and each further press on a slow connection requested them again.
test('C1 the continue button shows that it is working, and sends one request however often it is pressed', async ({
  page,
}) => {
  const { dates } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], party, 90);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/booking/sailings?from=RHO&to=SYM&date=${dates[0]}&adults=1`);
  await page
    .locator('#out')
    .getByRole('link', { name: new RegExp(`^${t.sailings.choose}`) })
    .first()
    .click();
  await expect(page.locator('#out').getByText(t.sailings.chosen, { exact: true })).toBeVisible();
  let requests = 0;
  await page.route('**/api/booking/hold', async (route) => {
    requests += 1;
    await route.continue();
  });
  const bar = page.getByRole('button', { name: t.sailings.continue, exact: true });
  await expect(bar).toBeVisible();
  // Inside the page, because the browser is navigating from the first press on.
  const working = await bar.evaluate(
    (button) =>
      new Promise((resolve) => {
        if (!(button instanceof HTMLElement)) return resolve(null);
        button.click();
        requestAnimationFrame(() => {
          const label = button.textContent;
          button.click();
          resolve(label);
        });
      }),
  );
  expect(working).toBe(t.sailings.holding);
  await page.waitForURL(/\/booking\/travellers\?ref=/);
  expect(requests).toBe(1);
  await releaseHoldOf(page.context(), new URL(page.url()).searchParams.get('ref') ?? '');
});

test('D6 a full ship says so, and leads to the next one, to the waiting list and to a trip without the car', async ({
  page,
}) => {
  const { date, journeys } = await dayWithTwoShips();
  const [full, other] = journeys;
  if (!full || !other) throw new Error('two ships were found before');
  const giveBack = await takeAllCars(full);
  try {
    await page.goto(`/booking/sailings?from=RHO&to=SYM&date=${date}&adults=2&vehicles=CAR1`);
    const row = page.getByRole('listitem').filter({ hasText: t.sailings.state['no-vehicles'] }).last();
    await expect(row).toContainText(clock(full.departsAt));
    await expectAccessible(page);
    await expect(row.getByRole('link', { name: new RegExp(`^${t.sailings.notify}`) })).toHaveAttribute(
      'href',
      /\/booking\/waiting\?.*vehicles=CAR1.*trip=/,
    );

    // Only ships with space for the car; the filter is kept in the address, also after a choice.
    await page.getByRole('link', { name: t.sailings.filter.vehicle, exact: true }).click();
    await page.waitForURL(/only=vehicle/);
    await expect(row).toBeHidden();
    await page.getByRole('link', { name: t.sailings.filter.off.vehicle }).click();
    await page.waitForURL((url) => !url.search.includes('only='));

    await row.getByRole('link', { name: like(t.sailings.closest) }).click();
    await expect(page.getByText(t.sailings.chosen, { exact: true })).toBeVisible();
    await expect(page.locator('#out')).toContainText(clock(other.departsAt));
  } finally {
    await giveBack();
  }
});

test('D6 a day without a ship offers the closest days and the island’s other harbour', async ({ page }) => {
  const start = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], party, 60);
  const [first = ''] = start.dates;
  const days = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );
  const found = await search(
    days.slice(0, 6).map((date) => ({ from: 'RHO', to: 'PAN', date })),
    party,
  );
  const trip = found.trips.find(({ reason }) => (reason?.ports.length ?? 0) > 0);
  const [port] = trip?.reason?.ports ?? [];
  if (!trip || !port) throw new Error('no day on which only the other harbour has a ship');
  await page.goto(`/booking/sailings?from=RHO&to=PAN&date=${trip.date}`);
  await expect(page.getByRole('heading', { name: t.sailings.emptyTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(clock(port.departsAt)) }).click();
  await page.waitForURL(new RegExp(`to=${port.to}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(port.toName.el);
  await expect(page.getByText(formatPrice(port.lowestCents, 'el')).first()).toBeVisible();
});

test('D6 a late ship, another quay and a cancelled sailing are each shown in the ship’s row', async ({
  page,
}) => {
  const { dates, journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], party, 230);
  const leg = journeys[0]?.[0]?.legs[0];
  if (!leg) throw new Error('a journey was found before');
  const { sailingId } = leg;
  const quayId = leg.from.quay === 'RHO-MAN' ? 'RHO-KOL' : 'RHO-MAN';
  await reportDisruption({ kind: 'delay', sailingId, delayMinutes: 40 });
  await reportDisruption({ kind: 'move-quay', sailingId, seq: 0, quayId });
  const address = `/booking/sailings?from=RHO&to=SYM&date=${dates[0]}`;
  await page.goto(address);
  const late = page.getByRole('listitem').filter({ hasText: t.sailings.delay.replace('{minutes}', '40') });
  await expect(late).toContainText(t.sailings.insteadOf.replace('{what}', clock(leg.from.at)));
  await expect(late).toContainText(t.sailings.insteadOf.replace('{what}', leg.from.quayName.el));
  await expectAccessible(page);

  await reportDisruption({ kind: 'cancel', sailingId });
  await page.goto(address);
  const gone = page.getByRole('listitem').filter({ hasText: t.sailings.state.cancelled });
  await expect(gone).toContainText('Λόγω ισχυρών ανέμων.');
  await expect(gone).toContainText(t.sailings.cancelledRights);
  await expectAccessible(page);
});

/** «−18,61 €» in cents, as often as it is in a text. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/(−?)([\d.]+),(\d\d)\s€/g)].map(
    ([, sign, whole = '', cents]) => Number(`${whole.replaceAll('.', '')}${cents}`) * (sign ? -1 : 1),
  );
}

test.describe('D1 without any script', () => {
  test.use({ javaScriptEnabled: false });

  // The same sailing cost 96.29, 110.25 and 91.65 in one search, and no page said why.
  test('a price says what it includes, and which discounts make it differ from another one', async ({
    page,
  }) => {
    const ways = [
      { from: 'RHO', to: 'SYM', afterDays: 0 },
      { from: 'SYM', to: 'RHO', afterDays: 3 },
    ];
    const { dates, journeys } = await openWays(ways, party, 45);
    const [go, back] = journeys.map(([first]) => first?.id ?? '');
    const address = `/booking/sailings?from=RHO&to=SYM&date=${dates[0]}&return=${dates[1]}&adults=1`;
    await page.goto(address);
    const row = page.locator('#out').getByRole('listitem').filter({ hasText: t.sailings.allCharges }).first();
    await expect(row).toContainText(`1 ενήλικας, ${t.sailings.allCharges}`);
    await expect(row).toContainText('Έγκαιρη κράτηση −15 %');
    const [alone = 0, together = 0, early = 0, full = 0] = amountsIn(await row.innerText());
    expect(full + early).toBe(alone);

    await page.goto(`${address}&go=${go}&back=${back}`);
    const card = page.locator('#out');
    await expect(card).toContainText('Έκπτωση επιστροφής −20 %');
    const [price = 0, off = 0, before = 0, ...rest] = amountsIn(await card.innerText());
    expect([before, before + off]).toEqual([full, price]);
    expect(price).toBe(together);
    expect(rest[0]).toBe(alone);
    // The summary shows the same price for the same sailing without its reasons, and its sailings add up to the total.
    const summary = page.getByRole('complementary', { name: t.summary.title });
    const [out = 0, home = 0, ...others] = amountsIn(await summary.innerText());
    expect(out).toBe(price);
    const total = Number(await page.locator('input[name="expectedTotalCents"]').first().inputValue());
    expect(out + home).toBe(total);
    expect(others).toEqual([total]);

    // As several islands, the way back isn't a return, and gives no discount.
    const legs = new URLSearchParams([
      ...['RHO', 'SYM'].map((port) => ['from', port]),
      ...['SYM', 'RHO'].map((port) => ['to', port]),
      ...dates.map((date) => ['date', date]),
    ]);
    await page.goto(`/booking/sailings?${legs}&adults=1`);
    const rows = page.getByRole('listitem').filter({ hasText: t.sailings.allCharges });
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText(like(t.sailings.withReturn))).toHaveCount(0);
  });

  test('a promo code is refused, applied and removed next to the price', async ({ page }) => {
    // So soon that no early booking discount is larger than the code's.
    const { dates, journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], party, 3);
    const go = journeys[0]?.[0]?.id ?? '';
    await page.goto(`/booking/sailings?from=RHO&to=SYM&date=${dates[0]}&adults=1&go=${go}`);
    const summary = page.getByRole('complementary', { name: t.summary.title });
    const price = () => page.locator('input[name="expectedTotalCents"]').first().inputValue();
    const full = Number(await price());
    const enter = async (code: string) => {
      const field = summary.getByLabel(t.summary.promo.label);
      if (!(await field.isVisible())) await summary.getByText(t.summary.promo.ask).click();
      await field.fill(code);
      await summary.getByRole('button', { name: t.summary.promo.apply }).click();
    };
    await enter('NOSUCHCODE');
    await page.waitForURL(/promo=NOSUCHCODE/);
    await expect(summary.getByLabel(t.summary.promo.label)).toHaveAttribute('aria-invalid', 'true');
    expect(Number(await price())).toBe(full);

    await enter('meltemi10');
    await page.waitForURL(/promo=meltemi10/);
    await expect(summary.getByText(/MELTEMI10/).first()).toBeVisible();
    expect(Number(await price())).toBeLessThan(full);

    await summary.getByRole('link', { name: t.summary.promo.remove }).click();
    await page.waitForURL((url) => !url.search.includes('promo='));
    expect(Number(await price())).toBe(full);
  });
});
