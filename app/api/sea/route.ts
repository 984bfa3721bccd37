import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { locales } from '#foundation/text/locales.ts';
import { readSea } from '#lib/sea/sea.server.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({ locale: v.picklist(locales) });

/**
 * `GET /api/sea?locale=el`: where the ships are in the next half hour, for the maps that move them. The same for everybody.
 */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=15',
  handle: ({ locale }) => readSea(locale, new Date(), true),
});
