import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import { locales } from '#foundation/text/locales.ts';
import { readDayView } from '#lib/timetable/day.server.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({ locale: v.picklist(locales), date: v.pipe(v.string(), v.check(isDay)) });

/**
 * `GET /api/timetable/day?date=2026-12-09&locale=el`: the sailings of the day that a visitor chose on the timetable
 * page.
 */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=15',
  handle: ({ date, locale }) => readDayView(date, locale, true),
});
