import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { sailingAlerts } from '#lib/timetable/sailing-alerts.ts';
import { readAlerts } from '#lib/reservations/cached-reads.server.ts';
import { locales } from '#foundation/text/locales.ts';

export const dynamic = 'force-dynamic';

const Question = v.object({
  locale: v.picklist(locales),
  ports: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}(?:,[A-Z]{3}){0,15}$/))),
});

/** `GET /api/alerts?locale=el&ports=RHO,SYM`: the sailings that don't run as planned, for open pages to refresh. Without ports, all of them. */
export const GET = defineRoute({
  input: Question,
  cache: 'public, max-age=15',
  handle: async ({ locale, ports }) => {
    const alerts = await readAlerts(true);
    return alerts && sailingAlerts(alerts, locale, ports?.split(',') ?? null);
  },
});
