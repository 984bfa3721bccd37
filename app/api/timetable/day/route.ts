import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import { PortCode } from '#contracts/reservations/primitives.ts';
import { locales } from '#foundation/text/locales.ts';
import { HOME_PORT } from '#lib/timetable/home-port.ts';
import { NOW } from '#lib/timetable/selection.ts';
import { readDayView } from '#lib/timetable/day.server.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({
  locale: v.picklist(locales),
  date: v.union([v.literal(NOW), v.pipe(v.string(), v.check(isDay))]),
  from: v.optional(PortCode, HOME_PORT),
  destination: v.optional(PortCode),
});

/**
 * `GET /api/timetable/day?date=2026-12-09&from=RHO&destination=SYM&locale=el`: the sailings of the day that a visitor chose on the
 * timetable page, and those from a port, to a destination or to all. With `date=now` those that leave next.
 */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=15',
  handle: ({ locale, destination = null, ...question }) => readDayView({ ...question, destination }, locale),
});
