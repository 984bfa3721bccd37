import { getTranslations } from 'next-intl/server';
import { readBoard } from '#lib/timetable/board.server.ts';
import { problemAnswer } from '#foundation/http/problem.ts';
import { isLocale, localeOf } from '#foundation/text/locales.ts';

export const dynamic = 'force-dynamic';

/** `GET /api/departures?port=RHO&locale=el`: the board that the home page refreshes each minute. A refusal is a problem document. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const port = query.get('port') ?? '';
  const asked = query.get('locale');
  const locale = localeOf(asked);
  const t = await getTranslations({ locale, namespace: 'common' });
  if (!/^[A-Z]{3}$/.test(port) || !isLocale(asked)) {
    const detail = t('errors.boardQuestion');
    return problemAnswer({ title: t('errors.questionTitle'), status: 400, detail }, request.headers);
  }
  const board = await readBoard(port, locale, new Date(), true);
  if (!board) {
    const words = { title: t('booking.unavailable.awayTitle'), detail: t('board.unavailable') };
    return problemAnswer({ ...words, status: 503 }, request.headers, { 'Retry-After': '30' });
  }
  return Response.json(board, { headers: { 'Cache-Control': 'public, max-age=15' } });
}
