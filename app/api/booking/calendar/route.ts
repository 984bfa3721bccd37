import * as v from 'valibot';
import { readParty } from '#lib/booking/party-query.ts';
import { toParty } from '#lib/booking/party.ts';
import { getCalendar } from '#lib/booking/reservations-client.server.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { PortCode } from '#reservations/contract/index.ts';

const Question = v.object({
  from: PortCode,
  to: PortCode,
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
});

/** Lowest price of each day of a month, for the calendar of the search card. Public, the same for everybody, and short-lived. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const question = v.safeParse(Question, Object.fromEntries(params));
  if (!question.success) return Response.json({ error: 'from, to and month are needed' }, { status: 400 });
  const party = toParty(readParty(Object.fromEntries(params)));
  const language = params.get('locale');
  const answer = await getCalendar({ ...question.output, party }, isLocale(language) ? language : 'el');
  switch (answer.kind) {
    case 'ok':
      return Response.json(answer.value, { headers: { 'Cache-Control': 'public, max-age=30' } });
    case 'refused':
      return Response.json(answer.problem, { status: answer.problem.status });
    case 'unreachable':
      return Response.json({ error: 'the reservation service is away' }, { status: 503 });
  }
}
