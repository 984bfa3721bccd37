import { isLocale } from '#foundation/text/locales.ts';
import { readConnections } from '#lib/timetable/connections.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/ways?ports=SYM,PAN&locale=el`: fresh sailings for a destination page that was cached a while ago. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const ports = query.get('ports') ?? '';
  const locale = query.get('locale');
  if (!/^[A-Z]{3}(?:,[A-Z]{3}){0,3}$/.test(ports) || !isLocale(locale))
    return Response.json(null, { status: 400 });
  const view = await readConnections(ports.split(','), locale, new Date());
  if (!view) return Response.json(null, { status: 503, headers: { 'Retry-After': '30' } });
  return Response.json(view, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
