import { isLocale } from '#lib/i18n/locales.ts';
import { readBoard } from '#lib/departures/board.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/departures?port=RHO&locale=el`: the board that the home page refreshes each minute. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const port = query.get('port') ?? '';
  const locale = query.get('locale');
  if (!/^[A-Z]{3}$/.test(port) || !isLocale(locale)) return Response.json(null, { status: 400 });
  const board = await readBoard(port, locale, new Date(), true);
  if (!board) return Response.json(null, { status: 503, headers: { 'Retry-After': '30' } });
  return Response.json(board, { headers: { 'Cache-Control': 'public, max-age=15' } });
}
