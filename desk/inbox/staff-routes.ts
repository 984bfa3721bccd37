import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { ReceivedAnswer, ReceivedAssign } from '#contracts/desk/staff-inbox.ts';
import { wordsFor } from '#desk/kernel/form-words.ts';
import { jsonBody, wrongFields } from '#desk/kernel/json-body.ts';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { answer } from './work/answer.ts';
import { findColleague } from './work/colleagues.ts';
import { readFile } from '#desk/mail/files.ts';
import { readItem } from './item.ts';
import { ListQuery, listReceived } from './list.ts';
import { assign, close, type Done, reopen, trust } from './work/states.ts';

type StaffContext = Context<StaffEnv, '/received/:reference'>;

/** What visitors sent, for staff; the doors are described in contract/staff-inbox.ts. */
export function inboxStaffRoutes(app: Hono<StaffEnv>, parts: DeskParts): void {
  const { db, events, clock } = parts;
  const missing = (c: Context) =>
    problem(c, 404, 'not_found', text(localeOf(c.req.raw), 'inbox.refusals.missing'));

  app.get('/received', async (c) => {
    const asked = v.safeParse(ListQuery, c.req.query());
    if (!asked.success)
      return problem(c, 400, 'invalid_query', text(localeOf(c.req.raw), 'inbox.refusals.query'));
    return c.json(await listReceived(db, asked.output, localeOf(c.req.raw)));
  });

  const item = async (c: StaffContext) => {
    const found = await readItem(db, c.req.param('reference'), localeOf(c.req.raw));
    return found ? c.json(found) : missing(c);
  };
  app.get('/received/:reference', item);

  app.get('/received/:reference/file', async (c) => {
    const file = await readFile(db, c.req.param('reference'));
    if (!file) return missing(c);
    return c.body(new Uint8Array(file.content), 200, {
      'content-type': file.contentType,
      // Also the plain name: an old download manager that does not know the other would show the file in place.
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  /** Answers with the request as it is after the work, and tells everybody who looks. */
  const after = async (c: StaffContext, done: Done | 'key_reused') => {
    if (done === 'missing') return missing(c);
    if (done === 'assigned')
      return problem(c, 409, 'assigned', text(localeOf(c.req.raw), 'inbox.refusals.assigned'));
    if (done === 'key_reused')
      return problem(c, 409, 'key_reused', text(localeOf(c.req.raw), 'inbox.refusals.keyReused'));
    events.tell({ kind: 'received', reference: c.req.param('reference') });
    events.tell({ kind: 'mail' });
    return item(c);
  };

  app.post('/received/:reference/assign', async (c) => {
    const wish = v.safeParse(ReceivedAssign, await jsonBody(c));
    if (!wish.success) return wrong(c, wish.issues);
    const by = c.get('staff');
    const { to, from } = wish.output;
    const colleague = to === null ? null : to === by.id ? by : await findColleague(db, to);
    if (colleague === undefined)
      return problem(c, 422, 'staff_unknown', text(localeOf(c.req.raw), 'inbox.refusals.staffUnknown'));
    return after(c, await assign(db, c.req.param('reference'), { to: colleague, from, by }));
  });

  app.post('/received/:reference/answer', async (c) => {
    const wish = v.safeParse(ReceivedAnswer, await jsonBody(c));
    if (!wish.success) return wrong(c, wish.issues);
    const given = { ...wish.output, by: c.get('staff'), mailTo: parts.mailTo, now: clock() };
    return after(c, await answer(db, c.req.param('reference'), given));
  });

  app.post('/received/:reference/close', async (c) => after(c, await close(db, c.req.param('reference'))));
  app.post('/received/:reference/reopen', async (c) => after(c, await reopen(db, c.req.param('reference'))));
  app.post('/received/:reference/trust', async (c) =>
    after(c, await trust(db, c.req.param('reference'), clock())),
  );
}

function wrong(c: Context, issues: readonly v.BaseIssue<unknown>[]): Response {
  const locale = localeOf(c.req.raw);
  const errors = wrongFields(issues).map(({ field, code }) => ({
    field,
    code,
    message: wordsFor(locale, field, code),
  }));
  return problem(c, 422, 'invalid_fields', text(locale, 'inbox.refusals.fields'), errors);
}
