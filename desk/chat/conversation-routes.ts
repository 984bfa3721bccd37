import type { Guard } from '#foundation/http/route.ts';
import { ChatConversation, ChatMessage, ChatSay, ChatSeen, ChatTyping } from '#contracts/desk/chat.ts';
import { clientOf, ResponseError } from '#desk/kernel/define-route.ts';
import { type ChatContext, defineChatRoute, refuseInput } from './context.ts';
import { markConnected } from './conversation/connected.ts';
import { toMessage, travellersView } from './conversation/read.ts';
import { addTravellerMessage } from './conversation/add-message.ts';
import { markSeen } from './conversation/seen.ts';
import { end } from './conversation/states.ts';
import { conversationByToken } from './conversation/token.ts';
import { MESSAGES, READS, SIGNALS, UNKNOWN_TOKENS } from './limits.ts';
import { travellerEvents } from './streams/traveller-events.ts';
import type { Conversation } from '#desk/chat/conversation/rows.ts';
import { refuse, slowDown } from './refusals.ts';

/** A full conversation takes no more messages. */
const FULL_SECONDS = 3600;
/** Two thousand characters take 12,000 bytes if each is written as an escape. */
const MAX_BYTES = 32 * 1024;

/** The conversation that the token belongs to. */
const withToken: Guard<ChatContext, Conversation> = {
  security: [{ conversationToken: [] }],
  refusals: [401, 429],
  async check(request, _, { db, clock, localLimits }) {
    const conversation = await conversationByToken(db, request, clock());
    if (conversation) return conversation;
    const wait = await localLimits.take(UNKNOWN_TOKENS, clientOf(request));
    throw new ResponseError(wait > 0 ? slowDown(request, wait) : refuse(request, 'token_unknown'));
  },
};

const noContent = () => new Response(null, { status: 204 });

/** Endpoints for the holder of a conversation's token. */
export const conversationRoutes = [
  defineChatRoute({
    method: 'get',
    path: '/chat/conversation',
    summary: 'The conversation with its messages',
    guard: withToken,
    limits: [READS],
    responses: { 200: ChatConversation },
    refuse: refuseInput,
    handler: ({ caller }, { db }) => travellersView(db, caller),
  }),

  defineChatRoute({
    method: 'get',
    path: '/chat/events',
    summary: 'What happens in the conversation, as server-sent events',
    guard: withToken,
    limits: [SIGNALS],
    responses: { 200: { files: ['text/event-stream'] } },
    refuse: refuseInput,
    handler({ request, caller }, context) {
      const sent =
        request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after') ?? '';
      const after = Number(/^\d{1,9}$/.exec(sent)?.[0] ?? 0);
      return travellerEvents(context, request, caller, after);
    },
  }),

  defineChatRoute({
    method: 'post',
    path: '/chat/messages',
    summary: 'Say something',
    guard: withToken,
    limits: [MESSAGES],
    input: { body: ChatSay },
    maxBodyBytes: MAX_BYTES,
    responses: { 200: ChatMessage },
    refusals: [409],
    refuse: refuseInput,
    async handler({ request, caller: { id, connected_until }, body }, { db, clock, events }) {
      const result = await addTravellerMessage(db, id, body, clock());
      if (result.kind === 'refused') {
        if (result.code === 'too_many_requests') return slowDown(request, FULL_SECONDS);
        return refuse(request, result.code === 'ended' ? 'ended' : 'token_unknown');
      }
      if (result.isNew) events.emit({ kind: 'conversation', id, seq: result.message.seq });
      if (connected_until < clock()) await markConnected(db, [id], clock());
      return toMessage(result.message);
    },
  }),

  defineChatRoute({
    method: 'post',
    path: '/chat/typing',
    summary: 'The traveller is typing, or has stopped',
    guard: withToken,
    limits: [SIGNALS],
    input: { body: ChatTyping },
    maxBodyBytes: MAX_BYTES,
    responses: { 204: null },
    refuse: refuseInput,
    handler({ caller: { id, name, state }, body: { typing } }, { events }) {
      if (state !== 'ended') events.emit({ kind: 'typing', id, from: 'traveller', name, typing });
      return noContent();
    },
  }),

  defineChatRoute({
    method: 'post',
    path: '/chat/seen',
    summary: 'How far the traveller has received and read',
    guard: withToken,
    limits: [SIGNALS],
    input: { body: ChatSeen },
    maxBodyBytes: MAX_BYTES,
    responses: { 204: null },
    refuse: refuseInput,
    async handler({ caller: { id }, body }, { db, events }) {
      const marks = await markSeen(db, id, 'traveller', body);
      if (marks) events.emit({ kind: 'seen', id, by: 'traveller', ...marks });
      return noContent();
    },
  }),

  defineChatRoute({
    method: 'post',
    path: '/chat/end',
    summary: 'End the conversation',
    guard: withToken,
    responses: { 204: null },
    async handler({ caller: { id } }, { db, clock, events }) {
      const changed = await end(db, id, null, clock());
      if (changed.kind === 'changed' && changed.seq !== null)
        events.emit({ kind: 'conversation', id, seq: changed.seq });
      return noContent();
    },
  }),
];
