import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { locales } from '#foundation/text/locales.ts';
import { readConnections } from '#lib/timetable/connections.server.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({
  locale: v.picklist(locales),
  ports: v.pipe(v.string(), v.regex(/^[A-Z]{3}(?:,[A-Z]{3}){0,3}$/)),
});

/** `GET /api/ways?ports=SYM,PAN&locale=el`: fresh sailings for a destination page that was cached a while ago. */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=60',
  handle: ({ locale, ports }) => readConnections(ports.split(','), locale, new Date()),
});
