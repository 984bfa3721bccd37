import { requestLocale } from '#foundation/http/request-locale.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { Issue, IssueDraft, IssueList, IssuePreviews } from '#contracts/desk/staff-newsletter.ts';
import { defineRoute, type RouteContext, signedIn } from '#desk/kernel/define-route.ts';
import { text } from '#desk/messages/texts.ts';
import { problem } from '#desk/kernel/problem.ts';
import { gone, IssueId, MAX_BYTES, refuse } from './issue-input.ts';
import { issueEmail } from './issue-email.ts';
import { addIssue, changeIssue, issueById, listIssues, removeIssue } from './store.ts';

/** Creating, previewing and deleting an issue before it is sent. */
export const issueDraftRoutes = [
  defineRoute({
    method: 'get',
    path: '/staff/newsletter/issues',
    summary: 'All issues, newest first',
    guard: signedIn,
    responses: { 200: IssueList },
    handler: async (_, { db }) => ({ issues: await listIssues(db) }),
  }),

  defineRoute({
    method: 'get',
    path: '/staff/newsletter/issues/:id',
    summary: 'An issue with its progress',
    guard: signedIn,
    input: { params: IssueId },
    responses: { 200: Issue },
    refuse,
    handler: async ({ request, params }, { db }) => (await issueById(db, params.id)) ?? gone(request),
  }),

  defineRoute({
    method: 'post',
    path: '/staff/newsletter/issues',
    summary: 'A new draft',
    guard: signedIn,
    input: { body: IssueDraft },
    maxBodyBytes: MAX_BYTES,
    responses: { 201: Issue },
    refuse,
    async handler({ caller, body }, { db, clock, ids, events }) {
      const id = ids();
      await addIssue(db, { id, draft: body, madeBy: caller.name }, clock());
      events.emit({ kind: 'issue', id });
      return Response.json(await issueById(db, id), { status: 201 });
    },
  }),

  defineRoute({
    method: 'put',
    path: '/staff/newsletter/issues/:id',
    summary: 'Change a draft',
    guard: signedIn,
    input: { params: IssueId, body: IssueDraft },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: Issue },
    refusals: [409],
    refuse,
    async handler({ request, params: { id }, body }, context) {
      const { db, clock, events } = context;
      if (!(await changeIssue(db, id, body, clock()))) return unchanged(context, request, id);
      events.emit({ kind: 'issue', id });
      return (await issueById(db, id)) ?? gone(request);
    },
  }),

  defineRoute({
    method: 'delete',
    path: '/staff/newsletter/issues/:id',
    summary: 'Delete a draft',
    guard: signedIn,
    input: { params: IssueId },
    responses: { 204: null },
    refusals: [409],
    refuse,
    async handler({ request, params: { id } }, context) {
      if (!(await removeIssue(context.db, id))) return unchanged(context, request, id);
      context.events.emit({ kind: 'issue', id });
      return new Response(null, { status: 204 });
    },
  }),

  defineRoute({
    method: 'post',
    path: '/staff/newsletter/preview',
    summary: 'The emails of a draft, in both languages',
    guard: signedIn,
    input: { body: IssueDraft },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: IssuePreviews },
    refuse,
    handler({ body }, { siteUrl }) {
      // An unsubscribe link without a token: trying it unsubscribes nobody.
      const email = (locale: Locale) => {
        const { subject, text, html } = issueEmail(body, locale, { siteUrl, unsubscribeToken: '' });
        return { subject, text, html };
      };
      return perLocale(email);
    },
  }),
];

/** The error for a change that wasn't made: the issue doesn't exist, or was sent. */
async function unchanged({ db }: RouteContext, request: Request, id: string): Promise<Response> {
  return (await issueById(db, id))
    ? problem(request, 409, 'not_a_draft', text(requestLocale(request), 'newsletter.refusals.notDraft'))
    : gone(request);
}
