import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addDays } from '#foundation/dates/day.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { Network, SearchResult } from '#contracts/reservations/index.ts';
import type { Journey } from '#contracts/reservations/index.ts';
import { datedDay, like, pathOf, textsOf } from './booking-steps.ts';
import { fetchJson, cancelBooking, onFoot, openIn, readSold, sell } from './sold-booking.ts';
import type { Sold } from './sold-booking.ts';

/** Other files book earlier days. */
const AHEAD = 150;

test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test('D4 a journey with a change of ship becomes a direct one, and two ships again', async ({ page }) => {
  const { direct, changing } = await bothWays();
  const t = textsOf('el');
  const sold = await sell(changing, onFoot);
  await openIn(page.context(), sold);

  await choose(page, sold, direct);
  await page.getByRole('complementary').getByRole('button').click();
  await expect(page.getByRole('alert').filter({ hasText: t.mine.note.moved.title })).toBeVisible();
  expect(await travels(sold)).toEqual(tripsOf(direct));

  await choose(page, sold, changing);
  for (const { vessel } of changing.legs) await expect(page.getByRole('main')).toContainText(vessel.name.el);
  await page.getByRole('complementary').getByRole('button').click();
  await expect(page.getByRole('alert').filter({ hasText: t.mine.note.moved.title })).toBeVisible();
  expect(await travels(sold)).toEqual(tripsOf(changing));
  await cancelBooking(sold);
});

/** Opens the change of a booking's only crossing and chooses a journey of the same day, up to its preview. */
async function choose(page: Page, sold: Sold, { departsAt }: Journey): Promise<void> {
  const t = textsOf('el');
  await page.goto(pathOf('el', `/booking/manage?ref=${sold.reference}`));
  await page.getByRole('link', { name: like(t.trip.change) }).click();
  const when = t.change.offerFor
    .replace('{day}', datedDay(departsAt, 'el'))
    .replace('{time}', clock(departsAt));
  await page.getByRole('link', { name: new RegExp(`${t.sailings.class.ECO}.*${when}`, 's') }).click();
  await expect(page.getByRole('heading', { name: t.change.previewHeading })).toBeVisible();
}

/** A day on which Astypalaia is reached by one ship, and by two with a change. */
async function bothWays(): Promise<{ direct: Journey; changing: Journey }> {
  const { today, horizon } = await fetchJson('/network', Network);
  for (let date = addDays(today, AHEAD); date < horizon; date = addDays(date, 1)) {
    const { trips } = await fetchJson('/search', SearchResult, {
      trips: [{ from: 'RHO', to: 'AST', date }],
      party: onFoot,
    });
    const journeys = (trips[0]?.journeys ?? []).filter(({ state }) => state === 'available');
    const direct = journeys.find(({ legs }) => legs.length === 1);
    const changing = journeys.find(({ legs }) => legs.length > 1);
    if (direct && changing) return { direct, changing };
  }
  throw new Error('no day with a direct ship and a connection from Rhodes to Astypalaia');
}

/** The ships of a booking now. */
async function travels(sold: Sold): Promise<string[]> {
  const { segments } = await readSold(sold);
  return segments
    .filter(({ state }) => state === undefined || state === 'live')
    .map(({ leg }) => leg.tripId)
    .toSorted();
}

function tripsOf({ legs }: Journey): string[] {
  return legs.map(({ tripId }) => tripId).toSorted();
}
