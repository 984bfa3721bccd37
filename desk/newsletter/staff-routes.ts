import { SubscriberCounts } from '#contracts/desk/staff-newsletter.ts';
import { defineRoute, signedIn } from '#desk/kernel/define-route.ts';
import { countSubscribers } from './counts.ts';
import { subscribersCsv } from './export.ts';
import { issueDraftRoutes } from './issues/draft-routes.ts';
import { issueSendRoutes } from './issues/send-routes.ts';
import { responsible } from './responsible.ts';

/** Subscribers and issues, for staff. */
export const newsletterStaffRoutes = [
  defineRoute({
    method: 'get',
    path: '/staff/newsletter/subscribers',
    summary: 'The number of subscribers, by language and state',
    guard: signedIn,
    responses: { 200: SubscriberCounts },
    handler: (_, { db }) => countSubscribers(db),
  }),

  defineRoute({
    method: 'get',
    path: '/staff/newsletter/subscribers.csv',
    summary: 'The addresses of all readers',
    guard: responsible,
    responses: { 200: { files: ['text/csv'] } },
    handler({ caller }, { db, log, clock }) {
      log.info({ staff: caller.id }, "the newsletter's addresses were downloaded");
      const day = clock().toISOString().slice(0, 10);
      return new Response(subscribersCsv(db), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="newsletter-${day}.csv"`,
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),

  ...issueDraftRoutes,
  ...issueSendRoutes,
];
