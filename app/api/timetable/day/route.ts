import { isDay } from '#foundation/dates/is-day.ts';
import { isLocale } from '#foundation/text/locales.ts';
import { readDayView } from '#lib/timetable/day.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/timetable/day?date=2026-12-09&locale=el`: what sails on the day that a visitor chose on the timetable page. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const date = query.get('date') ?? '';
  const locale = query.get('locale');
  if (!isDay(date) || !isLocale(locale)) return Response.json(null, { status: 400 });
  const view = await readDayView(date, locale, true);
  if (!view) return Response.json(null, { status: 503, headers: { 'Retry-After': '30' } });
  return Response.json(view, { headers: { 'Cache-Control': 'public, max-age=15' } });
}
