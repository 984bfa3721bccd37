import { sql } from 'kysely';
import { addDays, dayRange } from '#lib/dates/day.ts';
import type { SearchRequest, TripResult } from '../contract/search.ts';
import { type Db, first } from '../db/rows.ts';
import { dayOffer } from './day-offer.ts';
import { journeyOf } from './journey.ts';
import { offerOf, type Question } from './offer.ts';
import { directTrips } from './trips.ts';

/** The direct journeys of a day, the week around it, and the nearest days with a ship when this one has none. */
export async function searchTrip(
  db: Db,
  trip: SearchRequest['trips'][number],
  question: Question,
): Promise<TripResult> {
  const week = weekAround(trip.date, question.today);
  const trips = await directTrips(db, {
    from: trip.from,
    to: trip.to,
    firstDay: week[0] ?? trip.date,
    lastDay: week.at(-1) ?? trip.date,
    alsoDay: trip.date,
  });
  const ofTheDay = trips.filter((each) => each.day === trip.date);
  return {
    ...trip,
    week: week.map((date) => dayOffer(date, trips, question)),
    journeys: ofTheDay.map((each) => journeyOf(question.catalogue, each, offerOf(each, question))),
    nearest: ofTheDay.length > 0 ? [] : await nearestDays(db, trip, question.now),
  };
}

/** Seven days from three before `date`, never before today. */
export function weekAround(date: string, today: string): string[] {
  const start = addDays(date, -3);
  const from = start < today ? today : start;
  return dayRange(from, addDays(from, 6));
}

async function nearestDays(db: Db, trip: SearchRequest['trips'][number], now: Date): Promise<string[]> {
  const row = await first(
    db,
    sql<{ before: string | null; after: string | null }>`
      select max(a.departs_day) filter (where a.departs_day < ${trip.date}::date) as before,
        min(a.departs_day) filter (where a.departs_day > ${trip.date}::date) as after
      from reservations.sailing_call a
      join reservations.sailing_call b on b.sailing_id = a.sailing_id and b.seq > a.seq and b.port_code = ${trip.to}
      join reservations.sailing s on s.id = a.sailing_id and s.status = 'planned'
      where a.port_code = ${trip.from} and a.departs_day is not null
        and a.sales_close_at > ${now.toISOString()}::timestamptz`,
  );
  return [row?.before, row?.after].filter((day) => typeof day === 'string');
}
