import { isLocale, locales } from '#foundation/text/locales.ts';
import { calendarFile } from '#lib/timetable/calendar-file.server.ts';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ file: string }> };

const FILE = new RegExp(`^([a-z0-9-]{1,20})-(${locales.join('|')})\\.ics$`);

/** `GET /api/timetable/n1-el.ics`: sailings of one direction of a line, to keep or to subscribe to. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { file } = await params;
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
}
