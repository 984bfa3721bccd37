import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { locales } from '#foundation/text/locales.ts';
import { readNextFromQuays } from '#lib/timetable/next-from-quays.server.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({ locale: v.picklist(locales) });

/** `GET /api/departures/next?locale=el`: the next ship from each quay, for the page of ports. */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=30',
  handle: ({ locale }) => readNextFromQuays(locale, new Date()),
});
