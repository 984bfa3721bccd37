import { dayRange, monthBounds } from '#foundation/dates/day.ts';
import type { CalendarResult } from '#contracts/reservations/search.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { AvailabilityQuery } from '#reservations/sailings/availability.ts';
import { dayOffer } from './day-offer.ts';
import { findJourneys } from './find.ts';

/** A month of lowest prices, including connections, computed by the same function as every other price. */
export async function monthCalendar(
  db: Db,
  route: { from: string; to: string; month: string },
  query: AvailabilityQuery,
): Promise<CalendarResult> {
  const { first, last } = monthBounds(route.month);
  const from = first < query.today ? query.today : first;
  const { journeys } = await findJourneys(db, route, { first: from, last }, query);
  const byDay = Map.groupBy(journeys, ({ day }) => day);
  return {
    ...route,
    days: dayRange(first, last).map((date) => dayOffer(date, byDay.get(date) ?? [], query.today)),
  };
}
