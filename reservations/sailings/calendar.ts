import { dayRange, monthBounds } from '#lib/dates/day.ts';
import type { CalendarResult } from '../contract/search.ts';
import type { Db } from '../db/rows.ts';
import { dayOffer } from './day-offer.ts';
import type { Question } from './offer.ts';
import { directTrips } from './trips.ts';

/** A month of lowest prices, by the same function as every other price. */
export async function monthCalendar(
  db: Db,
  route: { from: string; to: string; month: string },
  question: Question,
): Promise<CalendarResult> {
  const { first, last } = monthBounds(route.month);
  const trips = await directTrips(db, { from: route.from, to: route.to, firstDay: first, lastDay: last });
  return { ...route, days: dayRange(first, last).map((date) => dayOffer(date, trips, question)) };
}
