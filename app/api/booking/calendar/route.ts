import { getTranslations } from 'next-intl/server';
import * as v from 'valibot';
import { readParty } from '#lib/booking/party-query.ts';
import { toParty } from '#lib/booking/party.ts';
import { getCalendar } from '#lib/reservations/client.server.ts';
import { problemAnswer } from '#foundation/http/problem.ts';
import { localeOf } from '#foundation/text/locales.ts';
import { PortCode } from '#contracts/reservations/index.ts';

const Question = v.object({
  from: PortCode,
  to: PortCode,
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
});

/**
 * `GET /api/booking/calendar?from=RHO&to=SYM&month=2027-05&locale=el`: lowest price of each day of a month, for the calendar of the
 * search card. Public, the same for everybody, and short-lived. A refusal is a problem document in the language of `locale`.
 */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const asked = params.get('locale');
  const locale = localeOf(asked);
  const t = await getTranslations({ locale, namespace: 'common' });
  const question = v.safeParse(Question, Object.fromEntries(params));
  if (!question.success) {
    const detail = t('errors.calendarQuestion');
    return problemAnswer({ title: t('errors.questionTitle'), status: 400, detail }, request.headers);
  }
  const party = toParty(readParty(Object.fromEntries(params)));
  const answer = await getCalendar({ ...question.output, party }, locale);
  switch (answer.kind) {
    case 'ok':
      return Response.json(answer.value, { headers: { 'Cache-Control': 'public, max-age=30' } });
    case 'refused':
      return problemAnswer(answer.problem, request.headers);
    case 'unreachable': {
      const words = { title: t('prices.awayTitle'), detail: t('booking.unavailable.awayNotice') };
      return problemAnswer({ ...words, status: 503 }, request.headers, { 'Retry-After': '30' });
    }
  }
}
