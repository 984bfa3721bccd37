import type { Context } from 'hono';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';

/** Who sends to all readers and takes their addresses along; everybody else at the desk prepares and looks. */
const RESPONSIBLE: readonly string[] = ['administrator', 'editor'];

/** A refusal for whoever is not responsible, else null. */
export function refuseOthers(c: Context<StaffEnv>): Response | null {
  if (RESPONSIBLE.includes(c.get('staff').role)) return null;
  return problem(c, 403, 'not_allowed', text(localeOf(c.req.raw), 'newsletter.refusals.notYours'));
}
