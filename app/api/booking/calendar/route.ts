import { getTranslations } from 'next-intl/server';
import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { linkLocale } from '#app/api/_route/form-target.ts';
import { invalidQuestion } from '#app/api/_route/invalid-question.ts';
import { readParty } from '#lib/booking/party-query.ts';
import { toParty } from '#lib/booking/party.ts';
import { getCalendar } from '#lib/reservations/client.server.ts';
import { problemResponse } from '#foundation/http/problem.ts';
import { PortCode } from '#contracts/reservations/index.ts';

const Question = v.object({
  locale: linkLocale,
  from: PortCode,
  to: PortCode,
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
});

/**
 * `GET /api/booking/calendar?from=RHO&to=SYM&month=2027-05&locale=el`: lowest price of each day of a month, for the
 * calendar of the search form. Public, the same for everybody, and cached briefly. A refusal is a problem document in
 * the language of `locale`.
 */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=30',
  invalid: (request) => invalidQuestion(request, 'calendarQuestion'),
  unavailable: async ({ locale }, request) => {
    const t = await getTranslations({ locale, namespace: 'common' });
    const texts = { title: t('prices.awayTitle'), detail: t('booking.unavailable.awayNotice') };
    return problemResponse({ ...texts, status: 503 }, request.headers, { 'Retry-After': '30' });
  },
  handle: async ({ locale, ...question }, request) => {
    const party = toParty(readParty(Object.fromEntries(new URL(request.url).searchParams)));
    const result = await getCalendar({ ...question, party }, locale);
    switch (result.kind) {
      case 'ok':
        return result.value;
      case 'refused':
        return problemResponse(result.problem, request.headers);
      case 'unreachable':
        return null;
    }
  },
});
