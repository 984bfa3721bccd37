import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { applicationsDoor } from '#desk/inbox/applications/door.ts';
import { cargoDoor } from '#desk/inbox/cargo/door.ts';
import { chatRoutes } from '../chat/routes.ts';
import { chatStaffRoutes } from '../chat/staff-routes.ts';
import { inboxStaffRoutes } from '../inbox/staff-routes.ts';
import { mailboxRoutes } from '../mail/mailbox/routes.ts';
import { mailStaffRoutes } from '../mail/staff-routes.ts';
import { messagesDoor } from '#desk/inbox/messages/door.ts';
import { newsletterRoutes } from '../newsletter/routes.ts';
import { newsletterStaffRoutes } from '../newsletter/staff-routes.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { privacyStaffRoutes } from '../privacy/staff-routes.ts';
import { stampRoutes } from '#desk/inbox/spam/routes.ts';
import { requireStaff, type StaffEnv } from '#desk/kernel/require-staff.ts';
import { reasonOf } from '#desk/kernel/reason-of.ts';
import { text } from '#desk/messages/texts.ts';
import { addFormRoute } from '#desk/inbox/forms.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';

/**
 * The desk's HTTP face. The site forwards the visitor's address in `x-forwarded-for`; only the site can reach us. Of all this
 * it passes `/chat` and `/staff` on for browsers; everything else it asks for itself.
 */
export function createApp(parts: DeskParts): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    // No text of the database may hold it, so nothing that we know is called so.
    if (c.req.url.includes('%00'))
      return problem(c, 400, 'unreadable', text(localeOf(c.req.raw), 'forms.unreadable'));
    await next();
  });
  newsletterRoutes(app, parts);
  stampRoutes(app, parts);
  for (const door of [
    messagesDoor(parts.mailTo),
    cargoDoor(parts.mailTo, parts.clock),
    applicationsDoor(parts.mailTo),
  ])
    addFormRoute(app, parts, door);
  chatRoutes(app, parts);
  if (parts.mailbox) mailboxRoutes(app, parts);

  const staff = new Hono<StaffEnv>();
  staff.use(requireStaff(parts.whoIs));
  staff.get('/me', (c) => {
    const { id, name, role } = c.get('staff');
    return c.json({ id, name, role });
  });
  chatStaffRoutes(staff, parts);
  inboxStaffRoutes(staff, parts);
  mailStaffRoutes(staff, parts);
  newsletterStaffRoutes(staff, parts);
  privacyStaffRoutes(staff, parts);
  app.route('/staff', staff);

  app.onError((error, c) => {
    parts.log.error({ reason: reasonOf(error), door: routePath(c) }, 'a request to the desk failed');
    return problem(c, 503, 'unavailable', text(localeOf(c.req.raw), 'answers.unavailable'));
  });
  app.notFound((c) => problem(c, 404, 'not_found', `No endpoint at ${c.req.path}`));
  return app;
}
