import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { locales } from '#foundation/text/locales.ts';
import { readCrossings } from '#lib/timetable/crossings.server.ts';
import { Day, PortCode } from '#contracts/reservations/index.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({ locale: v.picklist(locales), from: PortCode, date: Day });

/**
 * `GET /api/crossings?from=KOS&date=2027-05-10&locale=el`: the destinations of a port for the picker of the search form,
 * with the days and durations of that day's season. The same for everybody.
 */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=300',
  handle: ({ locale, from, date }) => readCrossings(from, date, locale),
});
