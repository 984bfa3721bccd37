import { sailingAlerts } from '#lib/timetable/sailing-alerts.ts';
import { readAlerts } from '#lib/reservations/cached-reads.server.ts';
import { isLocale } from '#foundation/text/locales.ts';

export const dynamic = 'force-dynamic';

const PORTS = /^[A-Z]{3}(?:,[A-Z]{3}){0,15}$/;

/** `GET /api/alerts?locale=el&ports=RHO,SYM`: the sailings that do not go as planned, for pages to ask again. Without ports, all of them. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = query.get('locale');
  const ports = query.get('ports');
  if (!isLocale(locale) || (ports !== null && !PORTS.test(ports)))
    return Response.json(null, { status: 400 });
  const alerts = await readAlerts(true);
  if (!alerts) return Response.json(null, { status: 503, headers: { 'Retry-After': '30' } });
  return Response.json(sailingAlerts(alerts, locale, ports?.split(',') ?? null), {
    headers: { 'Cache-Control': 'public, max-age=15' },
  });
}
