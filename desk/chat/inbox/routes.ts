import * as v from 'valibot';
import { requestLocale } from '#foundation/http/request-locale.ts';
import { ChatMessage, ChatSay, ChatSeen, ChatTyping } from '#contracts/desk/chat.ts';
import { AssignConversation, ConversationList, StaffConversation } from '#contracts/desk/staff-chat.ts';
import { signedIn } from '#desk/kernel/define-route.ts';
import { type ChatContext, defineChatRoute, refuseInput } from '../context.ts';
import { givenName } from '../conversation/append.ts';
import { toMessage } from '../conversation/read.ts';
import { addStaffMessage } from '../conversation/add-message.ts';
import { markSeen } from '../conversation/seen.ts';
import { assign, type ChangeResult, end, reopen } from '../conversation/states.ts';
import { refuse, slowDown } from '../refusals.ts';
import { asText } from './export.ts';
import { ConversationsQuery, listConversations } from './list.ts';
import { colleague } from './presence.ts';
import { staffsView } from './staff-read.ts';

const MAX_BYTES = 64 * 1024;
/** A full conversation takes no more; staff start a new one instead. */
const FULL_SECONDS = 3600;

const ONE = '/staff/conversations/:id{[\\w-]{1,100}}';
const params = v.object({ id: v.string() });

const noContent = () => new Response(null, { status: 204 });

/** Staff endpoints for conversations. */
export const staffConversationRoutes = [
  defineChatRoute({
    method: 'get',
    path: '/staff/conversations',
    summary: 'Conversations, newest first; waiting ones in the order in which they came',
    guard: signedIn,
    input: { query: ConversationsQuery },
    responses: { 200: ConversationList },
    refuse: refuseInput,
    handler: ({ query }, { db }) => listConversations(db, query),
  }),

  defineChatRoute({
    method: 'get',
    path: ONE,
    summary: 'A conversation with its messages',
    guard: signedIn,
    input: { params },
    responses: { 200: StaffConversation },
    handler: ({ request, params: { id } }, context) => show(context, request, id),
  }),

  defineChatRoute({
    method: 'get',
    path: `${ONE}/export`,
    summary: 'A conversation as text',
    guard: signedIn,
    input: { params },
    responses: { 200: { files: ['text/plain'] } },
    async handler({ request, params: { id } }, { db, clock }) {
      const view = await staffsView(db, id, clock());
      if (!view) return refuse(request, 'not_found');
      return new Response(asText(view, requestLocale(request)), {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': `attachment; filename="conversation-${view.id}.txt"`,
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),

  defineChatRoute({
    method: 'post',
    path: `${ONE}/assign`,
    summary: 'Assign a conversation to a colleague or oneself, or return it to the queue',
    guard: signedIn,
    input: { params, body: AssignConversation },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: StaffConversation },
    refusals: [409],
    refuse: refuseInput,
    async handler({ request, caller: by, params: { id }, body: { to, from } }, context) {
      const { db, clock } = context;
      const member = to === null ? null : to === by.id ? by : await colleague(db, to);
      if (member === undefined) return refuse(request, 'colleague_unknown');
      return after(context, request, id, await assign(db, id, { by, to: member, from }, clock()));
    },
  }),

  defineChatRoute({
    method: 'post',
    path: `${ONE}/messages`,
    summary: 'Say something',
    guard: signedIn,
    input: { params, body: ChatSay },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: ChatMessage },
    refusals: [409, 429],
    refuse: refuseInput,
    async handler({ request, caller, params: { id }, body }, { db, clock, events }) {
      const result = await addStaffMessage(db, id, body, caller, clock());
      if (result.kind === 'refused')
        return result.code === 'too_many_requests'
          ? slowDown(request, FULL_SECONDS)
          : refuse(request, result.code);
      if (result.isNew) events.emit({ kind: 'conversation', id, seq: result.message.seq });
      return toMessage(result.message);
    },
  }),

  defineChatRoute({
    method: 'post',
    path: `${ONE}/typing`,
    summary: 'A member of staff is typing, or has stopped',
    guard: signedIn,
    input: { params, body: ChatTyping },
    maxBodyBytes: MAX_BYTES,
    responses: { 204: null },
    refuse: refuseInput,
    handler({ caller, params: { id }, body: { typing } }, { events }) {
      const name = givenName(caller.name);
      events.emit({ kind: 'typing', id, from: 'staff', staffId: caller.id, name, typing });
      return noContent();
    },
  }),

  defineChatRoute({
    method: 'post',
    path: `${ONE}/seen`,
    summary: 'How far staff have received and read',
    guard: signedIn,
    input: { params, body: ChatSeen },
    maxBodyBytes: MAX_BYTES,
    responses: { 204: null },
    refuse: refuseInput,
    async handler({ params: { id }, body }, { db, events }) {
      const marks = await markSeen(db, id, 'staff', body);
      if (marks) events.emit({ kind: 'seen', id, by: 'staff', ...marks });
      return noContent();
    },
  }),

  defineChatRoute({
    method: 'post',
    path: `${ONE}/end`,
    summary: 'End a conversation',
    guard: signedIn,
    input: { params },
    responses: { 200: StaffConversation },
    refusals: [409],
    handler: async ({ request, caller, params: { id } }, context) =>
      after(context, request, id, await end(context.db, id, caller, context.clock())),
  }),

  defineChatRoute({
    method: 'post',
    path: `${ONE}/reopen`,
    summary: 'Open a conversation again',
    guard: signedIn,
    input: { params },
    responses: { 200: StaffConversation },
    refusals: [409],
    handler: async ({ request, caller, params: { id } }, context) =>
      after(context, request, id, await reopen(context.db, id, caller, context.clock())),
  }),
];

async function show({ db, clock }: ChatContext, request: Request, id: string) {
  return (await staffsView(db, id, clock())) ?? refuse(request, 'not_found');
}

/** The conversation after a change, of which everybody else is notified. */
async function after(context: ChatContext, request: Request, id: string, changed: ChangeResult) {
  if (changed.kind === 'refused') return refuse(request, changed.code);
  if (changed.seq !== null) context.events.emit({ kind: 'conversation', id, seq: changed.seq });
  return show(context, request, id);
}
