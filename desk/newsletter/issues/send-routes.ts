import type { Hono } from 'hono';
import { IssueSend } from '#contracts/desk/staff-newsletter.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { text } from '#desk/messages/texts.ts';
import { locales } from '#foundation/text/locales.ts';
import { problem } from '#desk/kernel/problem.ts';
import { enqueueEmails } from '#desk/mail/queue.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { refuseOthers } from '../responsible.ts';
import { given, gone, idOf, type IssueContext, limited } from './doors.ts';
import { issueLetter } from './letter.ts';
import { type Missing, pauseIssue, resumeIssue, type Start, startIssue } from './send.ts';
import { issueById } from './store.ts';

/** Sending an issue, to oneself and to all readers, and holding it up. */
export function issueSendRoutes(app: Hono<StaffEnv>, parts: DeskParts): void {
  const { db, clock, ids, events, siteUrl } = parts;

  /** The issue as it is after the work, told to everybody who looks. */
  const after = async (c: IssueContext) => {
    const id = idOf(c);
    events.tell({ kind: 'issue', id });
    return c.json(await issueById(db, id));
  };

  app.post('/newsletter/issues/:id/test', async (c) => {
    const { email } = c.get('staff');
    const issue = await issueById(db, idOf(c));
    if (!issue) return gone(c);
    if (email === '')
      return problem(c, 422, 'no_address', text(localeOf(c.req.raw), 'newsletter.refusals.noAddress'));
    const letters = locales.map((locale) => {
      // A token of nobody: the button in the letter works, and unsubscribes no one.
      const letter = issueLetter(issue.draft, locale, { siteUrl, unsubscribeToken: ids() });
      const subject = text(localeOf(c.req.raw), 'newsletter.issue.testSubject', { subject: letter.subject });
      return { ...letter, key: `issue-test-${ids()}`, to: email, subject };
    });
    await enqueueEmails(db, letters, clock(), { personal: true });
    events.tell({ kind: 'mail' });
    return c.body(null, 202);
  });

  app.post('/newsletter/issues/:id/send', limited, async (c) => {
    const refused = refuseOthers(c);
    if (refused) return refused;
    const wish = await given(c, IssueSend);
    if (wish.kind === 'wrong') return wish.answer;
    const by = c.get('staff');
    const started = await startIssue(db, idOf(c), { readers: wish.value.readers, by: by.name }, clock());
    if (started.kind === 'started') return after(c);
    return refuse(c, started);
  });

  app.post('/newsletter/issues/:id/pause', async (c) => {
    const refused = refuseOthers(c);
    if (refused) return refused;
    return (await pauseIssue(db, idOf(c))) ? after(c) : gone(c);
  });

  app.post('/newsletter/issues/:id/resume', async (c) => {
    const refused = refuseOthers(c);
    if (refused) return refused;
    if (!(await resumeIssue(db, idOf(c), clock()))) return gone(c);
    events.tell({ kind: 'mail' });
    return after(c);
  });
}

function refuse(c: IssueContext, why: Exclude<Start, { kind: 'started' }>): Response {
  const locale = localeOf(c.req.raw);
  switch (why.kind) {
    case 'gone':
      return gone(c);
    case 'no_readers':
      return problem(c, 422, 'no_readers', text(locale, 'newsletter.refusals.noReaders'));
    case 'readers_changed':
      return problem(
        c,
        409,
        'readers_changed',
        text(locale, 'newsletter.refusals.readersChanged', { readers: why.readers }),
      );
    case 'incomplete':
      return problem(
        c,
        422,
        'incomplete',
        text(locale, 'newsletter.refusals.incomplete'),
        why.missing.map(asError),
      );
  }

  function asError({ what, locale: language }: Missing) {
    const field = `${what}_${language}` as const;
    return { field, code: 'missing', message: text(locale, `newsletter.missing.${field}`) };
  }
}
