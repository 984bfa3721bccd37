import { expect, test, type Page } from '@playwright/test';
import messages from '#messages/en.json' with { type: 'json' };
import { ACCESS_COOKIE } from '#lib/booking/access.ts';
import { TRIPS_KEY } from '#lib/trips/travel-day.ts';
import { expectAccessible, like, pathOf, textsOf } from './booking-steps.ts';
import { openWays, reportDisruption } from './counter.ts';
import { LARGEST_SHIFT, shiftOf } from './layout-shift.ts';
import { onFoot, openIn, readSold, sell } from './sold-booking.ts';

// From the booking to the day of travel on the same device (docs/decisions/100-the-device-remembers-its-trips.md).

const MINUTE_MS = 60_000;
const { boat, kept, list } = messages.common.trips;
const en = textsOf('en');

test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TRIPS_KEY);

test('a device remembers its trip, shows the boat on the day of travel, also offline, and forgets it', async ({
  page,
  context,
}) => {
  test.slow();
  const { journeys } = await openWays([{ from: 'RHO', to: 'SYM', afterDays: 0 }], onFoot, 80);
  const [[ship] = []] = journeys;
  const sailingId = ship?.legs[0]?.sailingId;
  if (!ship || !sailingId) throw new Error('no ship');
  const sold = await sell(ship, onFoot);
  await openIn(context, sold);
  await page.goto(pathOf('en', `/booking/ticket?ref=${sold.reference}`));
  await expect(page.getByText(kept.text)).toBeVisible();
  await expect(page.getByText(en.ticket.saved)).toBeVisible();
  expect(await stored(page)).toContain(sold.reference);
  expect(await stored(page)).not.toContain('Παπαδοπούλου');
  await page.waitForFunction(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.some(({ scope, active }) => new URL(scope).pathname === '/' && active);
  });

  // Weeks before, the home page is everybody's, and the trip is in the list.
  await page.goto(pathOf('en', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('your-boat')).toBeHidden();
  await page.goto(pathOf('en', '/booking/manage'));
  const trip = page.getByRole('link', { name: /^Rhodes – Symi/ });
  await expect(trip).toBeVisible();
  await expectAccessible(page);
  await trip.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rhodes – Symi' })).toBeVisible();

  const { segments } = await readSold(sold);
  const departsAt = Date.parse(segments[0]?.leg.from.at ?? '');
  await page.clock.install({ time: departsAt - 52 * MINUTE_MS });
  await page.goto(pathOf('en', '/'));
  const card = page.getByRole('region', { name: /^To Symi in 5\d minutes$/ });
  await expect(card).toContainText('As planned');
  await expect(card.getByRole('link', { name: boat.tickets })).toHaveAttribute(
    'href',
    pathOf('en', `/booking/ticket?ref=${sold.reference}`),
  );
  await expectAccessible(page);
  expect((await shiftOf(page)).sum).toBeLessThanOrEqual(LARGEST_SHIFT);

  // A delay shows on the open page.
  await reportDisruption({ kind: 'delay', sailingId, delayMinutes: 25 });
  await page.clock.runFor(31_000);
  const late = page.getByRole('region', { name: /^To Symi in 1 hour 1\d minutes$/ });
  await expect(late.getByRole('status')).toHaveText('25 min late');
  // With what a late ship adds, the card lay over the mast of the ship in the picture, whose tip is at this share of its height.
  for (const [width, mast] of [
    [1024, 0.51],
    [1440, 0.586],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const card = await late.boundingBox();
    const scene = await page.locator('[data-scene]').first().boundingBox();
    const bottom = (card?.y ?? Infinity) + (card?.height ?? 0) - (scene?.y ?? 0);
    expect(bottom / (scene?.height ?? 1), `at ${width}`).toBeLessThan(mast);
  }
  // The search lay below an empty sea, under the first view of a wide screen.
  const search = await page.getByRole('main').locator('form').first().boundingBox();
  expect((search?.y ?? 0) + (search?.height ?? Infinity)).toBeLessThanOrEqual(900);
  await page.setViewportSize({ width: 390, height: 844 });

  // Also when the right to open the booking has ended.
  await context.clearCookies({ name: ACCESS_COOKIE });
  await reportDisruption({ kind: 'delay', sailingId, delayMinutes: 40 });
  await page.clock.runFor(31_000);
  await expect(page.locator('your-boat').getByRole('status')).toHaveText('40 min late');
  await openIn(context, sold);

  await context.setOffline(true);
  await page.clock.fastForward(30 * MINUTE_MS);
  await page.goto(pathOf('en', '/'));
  await expect(page.getByRole('heading', { level: 1, name: messages.common.offline.heading })).toBeVisible();
  const offline = page.getByRole('region', { name: /^To Symi in (1 hour|5\d minutes|1 hour \d minutes?)$/ });
  await expect(offline).toContainText(boat.lost);
  await expect(offline).toContainText(/as of (29|3\d)\sminutes ago/);
  // No picture is broken: those that the device doesn't have are empty, and keep their text.
  await expect(page.locator('img:not([src^="/brand/"], [src^="data:"])')).toHaveCount(0);
  await expect(page.locator('img[srcset], source')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Rhodes – Symi/ }).click();
  await expect(page.locator('svg[data-ticket]')).toHaveCount(1);

  await page.goto(pathOf('en', '/booking/manage'));
  await context.setOffline(false);
  await page.goto(pathOf('en', '/booking/manage'));
  const isClosed = page.waitForResponse(/\/api\/booking\/forget/);
  await page.getByRole('button', { name: like(list.forgetWhich) }).click();
  await expect(page.getByText(list.forgotten)).toBeVisible();
  await isClosed;
  expect(await stored(page)).toBeNull();
  await page.goto(pathOf('en', `/booking/ticket?ref=${sold.reference}`));
  await expect(page.getByLabel(en.manage.surname)).toBeVisible();
  await page.goto(pathOf('en', '/'));
  await expect(page.locator('your-boat')).toBeHidden();
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow(/ERR_/);
});
