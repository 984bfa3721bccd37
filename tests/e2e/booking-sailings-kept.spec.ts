import { expect, test, type APIRequestContext } from '@playwright/test';
import { clock } from '#foundation/dates/format-day.ts';
import { pathOf, textsOf } from './booking-steps.ts';
import { cancelSailing, openWays } from './counter.ts';
import { dayWithTwoShips, takeAllCars } from './reservation-service.ts';
import { hold, onFoot, oneWay, release, type Sold } from './sold-booking.ts';

/** The site sends a sailings page again while the service answers the same (docs/decisions/114). */

const t = textsOf('en');
const [, afterSeats = ''] = t.sailings.places.ECO.split('{count}');

test.use({ locale: 'en-GB' });

const sailingsOn = (date: string, more = '') =>
  pathOf('en', `/booking/sailings?from=RHO&to=SYM&date=${date}${more}`);

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return await answer.text();
}

/** All seats that a page offers in economy. */
function seatsIn(html: string): number {
  const counts = [...html.matchAll(new RegExp(`>[^<]*?(\\d+)${afterSeats}`, 'g'))].map(([, count]) =>
    Number(count),
  );
  expect(counts.length).toBeGreaterThan(0);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function shipIn(days: number) {
  const { dates, journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, days);
  const [[ship] = []] = journeys;
  if (!ship) throw new Error('no ship');
  return { ship, path: sailingsOn(dates[0] ?? '', '&adults=1') };
}

test('a page that nothing has changed is sent again, and works', async ({ page, request }) => {
  const { path } = await shipIn(150);
  const first = await htmlOf(request, path);
  // Rendered for one visitor, it would have another nonce.
  expect(await htmlOf(request, path)).toBe(first);
  expect(first).not.toContain('nonce=');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  let documents = 0;
  page.on('request', (each) => {
    if (each.isNavigationRequest()) documents += 1;
  });
  await page.goto(path);
  await page
    .getByRole('link', { name: new RegExp(`^${t.sailings.choose}`) })
    .first()
    .click();
  await expect(page.getByText(t.sailings.chosen, { exact: true })).toBeVisible();
  expect([documents, refused]).toEqual([1, []]);
});

test('a sold seat is gone at the next request, and there again after the hold', async ({ request }) => {
  const { ship, path } = await shipIn(152);
  const before = seatsIn(await htmlOf(request, path));
  const held = await hold(oneWay(ship), onFoot);
  const after = seatsIn(await htmlOf(request, path));
  expect(after).toBeLessThan(before);
  await release(held);
  expect(seatsIn(await htmlOf(request, path))).toBe(before);
});

test('a ship whose last car spaces were taken is full when the page is reloaded', async ({ page }) => {
  const { date, journeys } = await dayWithTwoShips();
  const full = journeys.at(-1);
  if (!full) throw new Error('two ships were found before');
  await page.goto(sailingsOn(date, '&adults=2&vehicles=CAR1'));
  const row = page
    .locator('li')
    .filter({ hasText: clock(full.departsAt) })
    .filter({ hasText: clock(full.arrivesAt) });
  const isFull = row.getByText(t.sailings.state['no-vehicles'], { exact: true });
  await expect(row.first()).toBeVisible();
  await expect(isFull).toHaveCount(0);
  const giveBack = await takeAllCars(full);
  try {
    await page.reload();
    await expect(isFull.first()).toBeVisible();
  } finally {
    await giveBack();
  }
  await page.reload();
  await expect(row.first()).toBeVisible();
  await expect(isFull).toHaveCount(0);
});

test('a ship that the office cancels is cancelled when the page is reloaded', async ({ page }) => {
  const { ship, path } = await shipIn(156);
  await page.goto(path);
  const row = page.getByRole('listitem').filter({ hasText: clock(ship.departsAt) });
  const isCancelled = row.getByText(t.sailings.state.cancelled, { exact: true });
  await expect(row.first()).toBeVisible();
  await expect(isCancelled).toHaveCount(0);
  await cancelSailing(ship.legs[0]?.sailingId ?? '');
  await page.reload();
  await expect(isCancelled.first()).toBeVisible();
});

// With the same key two visitors would get one booking, and both could open it.
test('no two visitors get the same key for their hold', async ({ request }) => {
  const { ship, path } = await shipIn(158);
  const address = `${path}&go=${ship.id}`;
  const pages = await Promise.all(Array.from({ length: 6 }, () => htmlOf(request, address)));
  const keys = pages.map((html) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? 'none');
  expect(keys).not.toContain('none');
  expect(new Set(keys).size).toBe(6);
});

test('under load, nobody who asks after a hold sees a seat that it took', async ({ request }) => {
  const { ship, path } = await shipIn(160);
  const start = seatsIn(await htmlOf(request, path));
  const taken: Sold[] = [];
  const over = new AbortController();
  const late: string[] = [];
  let loads = 0;
  const load = async () => {
    while (!over.signal.aborted) {
      const before = taken.length;
      const seats = seatsIn(await htmlOf(request, path));
      loads += 1;
      if (seats > start - before) late.push(`${seats} of ${start} after ${before} holds`);
    }
  };
  const buy = async () => {
    try {
      for (let count = 0; count < 12; count += 1) {
        taken.push(await hold(oneWay(ship), onFoot));
        const before = loads;
        await expect.poll(() => loads, { intervals: [20] }).toBeGreaterThan(before + 1);
      }
    } finally {
      over.abort();
    }
  };
  try {
    await Promise.all([buy(), ...Array.from({ length: 10 }, load)]);
    expect(late).toEqual([]);
    expect(seatsIn(await htmlOf(request, path))).toBeLessThanOrEqual(start - 12);
  } finally {
    for (const held of taken) await release(held);
  }
});
