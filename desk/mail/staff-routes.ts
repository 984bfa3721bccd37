import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { downloadAttachment } from './download.ts';
import { type Decided, discard, retry, retryExhausted } from './staff/decide.ts';
import { listMail, MailId, MailQuery, readMail } from './staff/read.ts';

type LetterContext = Context<StaffEnv, '/mail/:id'>;

/** The outgoing mail, for staff; the doors are described in contract/staff-mail.ts. */
export function mailStaffRoutes(app: Hono<StaffEnv>, { db, clock, events, delivers }: DeskParts): void {
  const missing = (c: Context) =>
    problem(c, 404, 'not_found', text(localeOf(c.req.raw), 'mail.refusals.missing'));
  const noServer = (c: Context) =>
    problem(c, 409, 'no_mail_server', text(localeOf(c.req.raw), 'mail.refusals.noServer'));
  /** 0 is no letter's id. */
  const idOf = (c: LetterContext) => {
    const id = v.safeParse(MailId, c.req.param('id'));
    return id.success ? id.output : 0;
  };

  app.get('/mail', async (c) => {
    const asked = v.safeParse(MailQuery, c.req.query());
    if (!asked.success)
      return problem(c, 400, 'invalid_query', text(localeOf(c.req.raw), 'mail.refusals.query'));
    return c.json({ ...(await listMail(db, asked.output)), delivers });
  });

  app.post('/mail/retry', async (c) => {
    if (!delivers) return noServer(c);
    const count = await retryExhausted(db, clock());
    events.tell({ kind: 'mail' });
    return c.json({ count });
  });

  const item = async (c: LetterContext) => {
    const found = await readMail(db, idOf(c));
    return found ? c.json({ ...found, delivers }) : missing(c);
  };
  app.get('/mail/:id', item);
  app.get('/mail/:id/attachments/:position', async (c) => {
    return (await downloadAttachment(db, idOf(c), c.req.param('position'))) ?? missing(c);
  });

  /** Answers with the letter as it is after the decision, and tells everybody who looks. */
  const after = async (c: LetterContext, decided: Decided) => {
    if (decided === 'missing') return missing(c);
    if (decided === 'wrong_state')
      return problem(c, 409, decided, text(localeOf(c.req.raw), 'mail.refusals.wrongState'));
    if (decided === 'too_late')
      return problem(c, 409, decided, text(localeOf(c.req.raw), 'mail.refusals.tooLate'));
    events.tell({ kind: 'mail' });
    return item(c);
  };
  app.post('/mail/:id/retry', async (c) =>
    delivers ? after(c, await retry(db, idOf(c), clock())) : noServer(c),
  );
  app.post('/mail/:id/discard', async (c) => after(c, await discard(db, idOf(c), clock())));
}
