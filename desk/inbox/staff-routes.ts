import * as v from 'valibot';
import { requestLocale } from '#foundation/http/request-locale.ts';
import type { Route } from '#foundation/http/route.ts';
import { ReceivedAnswer, ReceivedAssign, ReceivedItem, ReceivedList } from '#contracts/desk/staff-inbox.ts';
import { defineRoute, type RouteContext, signedIn } from '#desk/kernel/define-route.ts';
import { fieldsProblem, inputProblem, wrongFields } from '#desk/kernel/input-problem.ts';
import { problem } from '#desk/kernel/problem.ts';
import { readFile } from '#desk/mail/files.ts';
import { readItem } from './item.ts';
import { ListQuery, listReceived } from './list.ts';
import { text } from '#desk/messages/texts.ts';
import { answer } from './work/answer.ts';
import { findColleague } from './work/colleagues.ts';
import { assign, close, type Done, reopen, trust } from './work/states.ts';

const missing = (request: Request) =>
  problem(request, 404, 'not_found', text(requestLocale(request), 'inbox.refusals.missing'));

const refuse: Route<RouteContext>['refuse'] = (refusal, request) => {
  if (refusal.kind !== 'invalid') return inputProblem(refusal, request);
  return refusal.part === 'query'
    ? problem(request, 400, 'invalid_query', text(requestLocale(request), 'inbox.refusals.query'))
    : fieldsProblem(
        request,
        wrongFields(refusal.issues),
        text(requestLocale(request), 'inbox.refusals.fields'),
      );
};

const Item = v.object({ reference: v.string() });

/** Staff endpoints for submissions. */
export const inboxStaffRoutes = [
  defineRoute({
    method: 'get',
    path: '/staff/received',
    summary: 'What visitors sent, newest first',
    guard: signedIn,
    input: { query: ListQuery },
    responses: { 200: ReceivedList },
    refuse,
    handler: ({ request, query }, { db }) => listReceived(db, query, requestLocale(request)),
  }),

  defineRoute({
    method: 'get',
    path: '/staff/received/:reference',
    summary: 'One submission in full',
    guard: signedIn,
    input: { params: Item },
    responses: { 200: ReceivedItem },
    handler: ({ request, params }, context) => showItem(context, request, params.reference),
  }),

  defineRoute({
    method: 'get',
    path: '/staff/received/:reference/file',
    summary: 'The file that came with it',
    guard: signedIn,
    input: { params: Item },
    responses: { 200: { files: ['*/*'] } },
    async handler({ request, params }, { db }) {
      const file = await readFile(db, params.reference);
      if (!file) return missing(request);
      return new Response(new Uint8Array(file.content), {
        headers: {
          'content-type': file.contentType,
          // With the plain name, too: an old download manager that doesn't support the other would show the file inline.
          'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),

  defineRoute({
    method: 'post',
    path: '/staff/received/:reference/assign',
    summary: 'Assign it to a colleague or oneself, or unassign it',
    guard: signedIn,
    input: { params: Item, body: ReceivedAssign },
    responses: { 200: ReceivedItem },
    refusals: [409],
    refuse,
    async handler({ request, caller: by, params, body: { to, from } }, context) {
      const colleague = to === null ? null : to === by.id ? by : await findColleague(context.db, to);
      if (colleague === undefined)
        return problem(
          request,
          422,
          'staff_unknown',
          text(requestLocale(request), 'inbox.refusals.staffUnknown'),
        );
      const done = await assign(context.db, params.reference, { to: colleague, from, by });
      return after(context, request, params.reference, done);
    },
  }),

  defineRoute({
    method: 'post',
    path: '/staff/received/:reference/answer',
    summary: 'Answer it by email',
    guard: signedIn,
    input: { params: Item, body: ReceivedAnswer },
    responses: { 200: ReceivedItem },
    refusals: [409],
    refuse,
    async handler({ request, caller: by, params, body }, context) {
      const given = { ...body, by, mailTo: context.mailTo, now: context.clock() };
      return after(context, request, params.reference, await answer(context.db, params.reference, given));
    },
  }),

  defineRoute({
    method: 'post',
    path: '/staff/received/:reference/close',
    summary: 'Close it without an answer',
    guard: signedIn,
    input: { params: Item },
    responses: { 200: ReceivedItem },
    handler: async ({ request, params: { reference } }, context) =>
      after(context, request, reference, await close(context.db, reference)),
  }),

  defineRoute({
    method: 'post',
    path: '/staff/received/:reference/reopen',
    summary: 'Open it again',
    guard: signedIn,
    input: { params: Item },
    responses: { 200: ReceivedItem },
    handler: async ({ request, params: { reference } }, context) =>
      after(context, request, reference, await reopen(context.db, reference)),
  }),

  defineRoute({
    method: 'post',
    path: '/staff/received/:reference/trust',
    summary: 'Mark it as not advertising, and send its emails',
    guard: signedIn,
    input: { params: Item },
    responses: { 200: ReceivedItem },
    handler: async ({ request, params: { reference } }, context) =>
      after(context, request, reference, await trust(context.db, reference, context.clock())),
  }),
];

async function showItem({ db }: RouteContext, request: Request, reference: string) {
  return (await readItem(db, reference, requestLocale(request))) ?? missing(request);
}

/** Responds with the updated submission, and notifies all staff streams. */
async function after(
  context: RouteContext,
  request: Request,
  reference: string,
  done: Done | 'key_reused' | 'no_address',
) {
  if (done === 'missing') return missing(request);
  if (done === 'assigned')
    return problem(request, 409, 'assigned', text(requestLocale(request), 'inbox.refusals.assigned'));
  if (done === 'key_reused')
    return problem(request, 409, 'key_reused', text(requestLocale(request), 'inbox.refusals.keyReused'));
  if (done === 'no_address')
    return problem(request, 409, 'no_address', text(requestLocale(request), 'inbox.refusals.noAddress'));
  context.events.emit({ kind: 'received', reference });
  context.events.emit({ kind: 'mail' });
  return showItem(context, request, reference);
}
