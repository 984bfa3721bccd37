import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { isLocale, locales } from '#foundation/text/locales.ts';
import { calendarFile } from '#lib/timetable/calendar-file.server.ts';

export const dynamic = 'force-dynamic';

const FILE = new RegExp(`^([a-z0-9-]{1,20})-(${locales.join('|')})\\.ics$`);

/** `GET /api/timetable/n1-el.ics`: sailings of one direction of a line, to download or subscribe to. */
export const GET = defineRoute({
  input: v.object({ file: v.string() }),
  handle: async ({ file }) => {
    const [, lineId = '', locale] = FILE.exec(file) ?? [];
    if (!isLocale(locale)) return new Response(null, { status: 404 });
    const text = await calendarFile(lineId.toUpperCase(), locale);
    if (text === null) return new Response(null, { status: 404 });
    if (text === 'away') return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
    return new Response(text, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': `inline; filename="${file}"`,
        'Cache-Control': 'public, max-age=300',
      },
    });
  },
});
