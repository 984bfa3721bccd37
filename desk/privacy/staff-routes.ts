import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { PersonAsked } from '#contracts/desk/staff-privacy.ts';
import { wordsFor } from '#desk/kernel/form-words.ts';
import { jsonBody, wrongFields } from '#desk/kernel/json-body.ts';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { createPrivacy } from './privacy.ts';

/** For administrators; described in contract/staff-privacy.ts. */
export function privacyStaffRoutes(app: Hono<StaffEnv>, parts: DeskParts): void {
  const privacy = createPrivacy(parts);
  const isAdministrator = (c: Context<StaffEnv>) => c.get('staff').role === 'administrator';
  const notAllowed = (c: Context) =>
    problem(c, 403, 'not_allowed', text(localeOf(c.req.raw), 'answers.notAllowed'));

  app.get('/retention', (c) => (isAdministrator(c) ? c.json(privacy.retention()) : notAllowed(c)));
  app.post('/person', async (c) => {
    if (!isAdministrator(c)) return notAllowed(c);
    const asked = v.safeParse(PersonAsked, await jsonBody(c));
    if (!asked.success) return wrong(c, asked.issues);
    return c.json(await privacy.person(asked.output, c.get('staff').id));
  });
  app.post('/erase', async (c) => {
    if (!isAdministrator(c)) return notAllowed(c);
    const asked = v.safeParse(PersonAsked, await jsonBody(c));
    if (!asked.success) return wrong(c, asked.issues);
    const done = await privacy.erase(asked.output, c.get('staff').id);
    // All lists may be shorter now.
    if (!done.dryRun) parts.events.tell({ kind: 'again' });
    return c.json(done);
  });
}

function wrong(c: Context, issues: readonly v.BaseIssue<unknown>[]): Response {
  const locale = localeOf(c.req.raw);
  const errors = wrongFields(issues).map(({ field, code }) => ({
    field,
    code,
    message: wordsFor(locale, field, code),
  }));
  return problem(c, 422, 'invalid_fields', text(locale, 'forms.invalid'), errors);
}
