import { getTranslations } from 'next-intl/server';
import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { invalidQuestion } from '#app/api/_route/invalid-question.ts';
import { readBoard } from '#lib/timetable/board.server.ts';
import { PortCode } from '#contracts/reservations/primitives.ts';
import { problemResponse } from '#foundation/http/problem.ts';
import { locales } from '#foundation/text/locales.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({
  locale: v.picklist(locales),
  port: PortCode,
  destination: v.optional(PortCode),
});

/** `GET /api/departures?port=RHO&destination=SYM&locale=el`: the board that the home page refreshes, to a destination or to all. A refusal is a problem document. */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=15',
  invalid: (request) => invalidQuestion(request, 'boardQuestion'),
  unavailable: async ({ locale }, request) => {
    const t = await getTranslations({ locale, namespace: 'common' });
    const texts = { title: t('booking.unavailable.awayTitle'), detail: t('board.unavailable') };
    return problemResponse({ ...texts, status: 503 }, request.headers, { 'Retry-After': '30' });
  },
  handle: ({ port, destination = null, locale }) =>
    readBoard({ port, destination }, locale, new Date(), true),
});
