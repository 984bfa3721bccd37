import { requestLocale } from '#foundation/http/request-locale.ts';
import { locales } from '#foundation/text/locales.ts';
import { Issue, IssueSend } from '#contracts/desk/staff-newsletter.ts';
import { defineRoute, type RouteContext, signedIn } from '#desk/kernel/define-route.ts';
import { text } from '#desk/messages/texts.ts';
import { problem } from '#desk/kernel/problem.ts';
import { enqueueEmails } from '#desk/mail/queue.ts';
import { responsible } from '../responsible.ts';
import { gone, IssueId, MAX_BYTES, refuse } from './issue-input.ts';
import { issueEmail } from './issue-email.ts';
import { type Missing, pauseIssue, resumeIssue, type Start, startIssue } from './send.ts';
import { issueById } from './store.ts';

/** Sending an issue, to oneself and to all readers, and pausing it. */
export const issueSendRoutes = [
  defineRoute({
    method: 'post',
    path: '/staff/newsletter/issues/:id/test',
    summary: 'Send an issue to oneself, in both languages',
    guard: signedIn,
    input: { params: IssueId },
    responses: { 202: null },
    refusals: [422],
    refuse,
    async handler({ request, caller, params }, { db, clock, ids, events, siteUrl }) {
      const issue = await issueById(db, params.id);
      if (!issue) return gone(request);
      if (caller.email === '')
        return problem(
          request,
          422,
          'no_address',
          text(requestLocale(request), 'newsletter.refusals.noAddress'),
        );
      const emails = locales.map((locale) => {
        // A token of no subscriber: the button in the email works, and unsubscribes no one.
        const email = issueEmail(issue.draft, locale, { siteUrl, unsubscribeToken: ids() });
        const subject = text(requestLocale(request), 'newsletter.issue.testSubject', {
          subject: email.subject,
        });
        return { ...email, key: `issue-test-${ids()}`, to: caller.email, subject };
      });
      await enqueueEmails(db, emails, clock(), { personal: true });
      events.emit({ kind: 'mail' });
      return new Response(null, { status: 202 });
    },
  }),

  defineRoute({
    method: 'post',
    path: '/staff/newsletter/issues/:id/send',
    summary: 'Send an issue to all readers, if their number is the one shown',
    guard: responsible,
    input: { params: IssueId, body: IssueSend },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: Issue },
    refusals: [409],
    refuse,
    async handler({ request, caller, params, body }, context) {
      const wanted = { readers: body.readers, by: caller.name };
      const started = await startIssue(context.db, params.id, wanted, context.clock());
      return started.kind === 'started' ? after(context, request, params.id) : notStarted(request, started);
    },
  }),

  defineRoute({
    method: 'post',
    path: '/staff/newsletter/issues/:id/pause',
    summary: 'Pause an issue while it is being sent',
    guard: responsible,
    input: { params: IssueId },
    responses: { 200: Issue },
    refuse,
    handler: async ({ request, params }, context) =>
      (await pauseIssue(context.db, params.id)) ? after(context, request, params.id) : gone(request),
  }),

  defineRoute({
    method: 'post',
    path: '/staff/newsletter/issues/:id/resume',
    summary: 'Resume a paused issue',
    guard: responsible,
    input: { params: IssueId },
    responses: { 200: Issue },
    refuse,
    async handler({ request, params }, context) {
      if (!(await resumeIssue(context.db, params.id, context.clock()))) return gone(request);
      context.events.emit({ kind: 'mail' });
      return after(context, request, params.id);
    },
  }),
];

/** The issue after the change, of which all staff streams are notified. */
async function after({ db, events }: RouteContext, request: Request, id: string) {
  events.emit({ kind: 'issue', id });
  return (await issueById(db, id)) ?? gone(request);
}

function notStarted(request: Request, why: Exclude<Start, { kind: 'started' }>): Response {
  const locale = requestLocale(request);
  switch (why.kind) {
    case 'gone':
      return gone(request);
    case 'no_readers':
      return problem(request, 422, 'no_readers', text(locale, 'newsletter.refusals.noReaders'));
    case 'readers_changed':
      return problem(
        request,
        409,
        'readers_changed',
        text(locale, 'newsletter.refusals.readersChanged', { readers: why.readers }),
      );
    case 'incomplete':
      return problem(request, 422, 'incomplete', text(locale, 'newsletter.refusals.incomplete'), {
        errors: why.missing.map(asError),
      });
  }

  function asError({ what, locale: language }: Missing) {
    const field = `${what}_${language}` as const;
    return { field, code: 'missing', message: text(locale, `newsletter.missing.${field}`) };
  }
}
