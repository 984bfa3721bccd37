import * as v from 'valibot';
import { requestLocale } from '#foundation/http/request-locale.ts';
import type { Route } from '#foundation/http/route.ts';
import { MailItem, MailList, MailRetried } from '#contracts/desk/staff-mail.ts';
import { defineRoute, type RouteContext, signedIn } from '#desk/kernel/define-route.ts';
import { inputProblem } from '#desk/kernel/input-problem.ts';
import { problem } from '#desk/kernel/problem.ts';
import { downloadAttachment } from './download.ts';
import { type DecisionResult, discard, retry, retryExhausted } from './staff/decide.ts';
import { listMail, MailId, MailQuery, readMail } from './staff/read.ts';
import { text } from '#desk/messages/texts.ts';

const missing = (request: Request) =>
  problem(request, 404, 'not_found', text(requestLocale(request), 'mail.refusals.missing'));
const noServer = (request: Request) =>
  problem(request, 409, 'no_mail_server', text(requestLocale(request), 'mail.refusals.noServer'));

/** For a path that isn't the id of an email, and for an invalid query. */
const refuse: Route<RouteContext>['refuse'] = (refusal, request) => {
  if (refusal.kind !== 'invalid') return inputProblem(refusal, request);
  return refusal.part === 'params'
    ? missing(request)
    : problem(request, 400, 'invalid_query', text(requestLocale(request), 'mail.refusals.query'));
};

const Email = v.object({ id: MailId });

/** The outgoing mail, for staff. */
export const mailStaffRoutes = [
  defineRoute({
    method: 'get',
    path: '/staff/mail',
    summary: 'The outgoing mail, newest first',
    guard: signedIn,
    input: { query: MailQuery },
    responses: { 200: MailList },
    refuse,
    handler: async ({ query }, { db, delivers }) => ({ ...(await listMail(db, query)), delivers }),
  }),

  defineRoute({
    method: 'post',
    path: '/staff/mail/retry',
    summary: 'Try every email again whose attempts are used up',
    guard: signedIn,
    responses: { 200: MailRetried },
    refusals: [409],
    async handler({ request }, { db, clock, events, delivers }) {
      if (!delivers) return noServer(request);
      const count = await retryExhausted(db, clock());
      events.emit({ kind: 'mail' });
      return { count };
    },
  }),

  defineRoute({
    method: 'get',
    path: '/staff/mail/:id',
    summary: 'An email with its texts and what became of it',
    guard: signedIn,
    input: { params: Email },
    responses: { 200: MailItem },
    refuse,
    handler: ({ request, params }, context) => showEmail(context, request, params.id),
  }),

  defineRoute({
    method: 'get',
    path: '/staff/mail/:id/attachments/:position',
    summary: 'A file of an email',
    guard: signedIn,
    input: { params: v.object({ id: MailId, position: v.string() }) },
    responses: { 200: { files: ['*/*'] } },
    refuse,
    handler: async ({ request, params }, { db }) =>
      (await downloadAttachment(db, params.id, params.position)) ?? missing(request),
  }),

  defineRoute({
    method: 'post',
    path: '/staff/mail/:id/retry',
    summary: 'Try an email again',
    guard: signedIn,
    input: { params: Email },
    responses: { 200: MailItem },
    refusals: [409],
    refuse,
    async handler({ request, params }, context) {
      if (!context.delivers) return noServer(request);
      return after(context, request, params.id, await retry(context.db, params.id, context.clock()));
    },
  }),

  defineRoute({
    method: 'post',
    path: '/staff/mail/:id/discard',
    summary: 'Give an email up',
    guard: signedIn,
    input: { params: Email },
    responses: { 200: MailItem },
    refusals: [409],
    refuse,
    handler: async ({ request, params }, context) =>
      after(context, request, params.id, await discard(context.db, params.id, context.clock())),
  }),
];

async function showEmail({ db, delivers }: RouteContext, request: Request, id: number) {
  const found = await readMail(db, id);
  return found ? { ...found, delivers } : missing(request);
}

/** Responds with the email as it is after the decision, and notifies all open Studios. */
async function after(context: RouteContext, request: Request, id: number, decided: DecisionResult) {
  if (decided === 'missing') return missing(request);
  if (decided === 'wrong_state')
    return problem(request, 409, decided, text(requestLocale(request), 'mail.refusals.wrongState'));
  if (decided === 'too_late')
    return problem(request, 409, decided, text(requestLocale(request), 'mail.refusals.tooLate'));
  context.events.emit({ kind: 'mail' });
  return showEmail(context, request, id);
}
