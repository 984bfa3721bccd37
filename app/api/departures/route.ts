import { getTranslations } from 'next-intl/server';
import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { invalidQuestion } from '#app/api/_route/invalid-question.ts';
import { readBoard } from '#lib/timetable/board.server.ts';
import { problemResponse } from '#foundation/http/problem.ts';
import { locales } from '#foundation/text/locales.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({ locale: v.picklist(locales), port: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) });

/** `GET /api/departures?port=RHO&locale=el`: the board that the home page refreshes each minute. A refusal is a problem document. */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=15',
  invalid: (request) => invalidQuestion(request, 'boardQuestion'),
  unavailable: async ({ locale }, request) => {
    const t = await getTranslations({ locale, namespace: 'common' });
    const texts = { title: t('booking.unavailable.awayTitle'), detail: t('board.unavailable') };
    return problemResponse({ ...texts, status: 503 }, request.headers, { 'Retry-After': '30' });
  },
  handle: ({ port, locale }) => readBoard(port, locale, new Date(), true),
});
