import { createMiddleware } from 'hono/factory';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from './messages.ts';
import { problem } from './problem.ts';
import { DESK_ROLES, type Staff, type AuthenticateStaff } from './staff.ts';

/** What a staff door finds in its context. */
export type StaffEnv = { Variables: { staff: Staff } };

/** Lets only signed-in staff of the right roles in: 401 for nobody, 403 for everybody else; never a word about what is behind. */
export function requireStaff(whoIs: AuthenticateStaff) {
  return createMiddleware<StaffEnv>(async (c, next) => {
    const locale = localeOf(c.req.raw);
    const staff = await whoIs(c.req.raw);
    if (!staff) return problem(c, 401, 'not_signed_in', text(locale, 'answers.notSignedIn'));
    if (!DESK_ROLES.includes(staff.role))
      return problem(c, 403, 'not_allowed', text(locale, 'answers.notAllowed'));
    c.set('staff', staff);
    c.header('cache-control', 'no-store');
    await next();
  });
}
