import type { Hono } from 'hono';
import type { DeskParts } from '#desk/kernel/options.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { countSubscribers } from './counts.ts';
import { subscribersCsv } from './export.ts';
import { issueDraftRoutes } from './issues/draft-routes.ts';
import { issueSendRoutes } from './issues/send-routes.ts';
import { refuseOthers } from './responsible.ts';

/** Subscribers and issues, for staff; the doors are described in contract/staff-newsletter.ts. */
export function newsletterStaffRoutes(app: Hono<StaffEnv>, parts: DeskParts): void {
  app.get('/newsletter/subscribers', async (c) => c.json(await countSubscribers(parts.db)));

  app.get('/newsletter/subscribers.csv', (c) => {
    const refused = refuseOthers(c);
    if (refused) return refused;
    parts.log.info({ staff: c.get('staff').id }, 'the addresses of the newsletter were downloaded');
    const day = parts.clock().toISOString().slice(0, 10);
    return c.body(subscribersCsv(parts.db), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="newsletter-${day}.csv"`,
      'x-content-type-options': 'nosniff',
    });
  });

  issueDraftRoutes(app, parts);
  issueSendRoutes(app, parts);
}
