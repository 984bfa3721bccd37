import * as v from 'valibot';
import { Email, line, Locale, neededLine, neededText, Trap } from './fields.ts';

/**
 * The embedded chat: the endpoints below `/chat` that a traveller's frame calls. All but the first two and the offline form need
 * `Authorization: Bearer` with the conversation's token, which gives access to this conversation only.
 *
 * | endpoint | does |
 * |---|---|
 * | `GET /chat/hours` | {@link ChatHours}: whether somebody is there |
 * | `POST /chat/conversations` | {@link ChatStart} → 201 {@link ChatStarted}; `Idempotency-Key` makes retries harmless |
 * | `GET /chat/conversation` | {@link ChatConversation}, all of it |
 * | `GET /chat/events?after=<seq>` | server-sent events {@link ChatEvent}, each with its `id:`; first what came after `after` |
 * | `POST /chat/messages` | {@link ChatSay} → {@link ChatMessage}; the same `key` again is the same message |
 * | `POST /chat/typing` | `{typing}` → 204 |
 * | `POST /chat/seen` | `{delivered, read}`, sequence numbers → 204 |
 * | `POST /chat/end` | 204: the traveller has ended it |
 * | `POST /chat/offline` | {@link ChatOffline} → `Received`: while nobody is there, it becomes a message in the inbox |
 *
 * Refusals are problem documents (RFC 9457) in the language of `Accept-Language`, with `code` one of `invalid_fields`,
 * `too_many_requests` (and `Retry-After`), `too_large`, `key_missing`, `key_reused` (409, another text with the same key),
 * `unreadable`, `token_unknown` (401: unknown, erased, or ended more than a day ago), `ended` (409), `nobody_there` (409),
 * `unavailable` (503).
 *
 * Starting a conversation and the offline form need `Idempotency-Key` (16 to 100 characters of `[\w-]`). A start that is repeated
 * within a day returns the same token, so the key is as secret as the token: make it random.
 *
 * The stream: `id:` is the number of the newest message sent so far, `Last-Event-ID` takes precedence over `after`. It starts with
 * the missed messages, then one `state` and one `seen`. It ends when the token becomes invalid (the next attempt gets 401) and when
 * the server stops. After an `ended` the stream stays open: staff may reopen the conversation.
 */
export const CHAT_TEXT_MAX = 2000;

export const ChatHours = v.object({
  open: v.boolean(),
  /** When the chat opens next; null if it is open, or never opens. */
  opensAt: v.nullable(v.string()),
  /** When it closes; null if it is closed. */
  closesAt: v.nullable(v.string()),
});

/** Where the conversation was started, and about which booking, if the traveller shared that. */
const Context = {
  /** Path of the page, as `/destinations/symi`; nothing after a `?`. */
  page: line(300),
  /** Booking reference. Sent only if the traveller has agreed to it in the frame. */
  booking: line(20),
};

export const ChatStart = v.object({
  locale: Locale,
  name: neededLine(100),
  text: neededText(CHAT_TEXT_MAX),
  ...Context,
  /** Data passed in by the page (requirement E4): at most ten pairs of strings. */
  data: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(100, 'long')), v.pipe(v.string(), v.maxLength(500, 'long'))),
      v.check((data) => Object.keys(data).length <= 10, 'long'),
    ),
    {},
  ),
  homepage: Trap,
});

export const ChatSay = v.object({
  /** Idempotency key made by the sender, 16 to 100 characters: a retry doesn't post the message twice. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/)),
  text: neededText(CHAT_TEXT_MAX),
});

export const ChatTyping = v.object({ typing: v.boolean() });
/** The number of a message; the service stores it in 32 bits. */
const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
export const ChatSeen = v.object({ delivered: seq, read: seq });

export const ChatOffline = v.object({
  locale: Locale,
  name: neededLine(100),
  email: Email,
  text: neededText(4000),
  ...Context,
  homepage: Trap,
});

export const ChatMessage = v.object({
  /** 1, 2, 3 … within the conversation. */
  seq: v.number(),
  /** The sender's key; null for notes by the desk itself. */
  key: v.nullable(v.string()),
  from: v.picklist(['traveller', 'staff', 'desk']),
  /** Given name of the member of staff; empty for the traveller. */
  name: v.string(),
  /** A note by the desk: a code that the client turns into text. `name` is the member of staff who caused it, empty if none. */
  note: v.nullable(v.picklist(['joined', 'left', 'ended', 'reopened'])),
  text: v.string(),
  at: v.string(),
});

export const conversationStates = ['waiting', 'open', 'ended'] as const;

export const ChatConversation = v.object({
  id: v.string(),
  state: v.picklist(conversationStates),
  /** Given name of the member of staff to whom it is assigned; null while it waits. */
  staff: v.nullable(v.string()),
  messages: v.array(ChatMessage),
  /** How far staff have read. */
  seen: v.object({ delivered: v.number(), read: v.number() }),
});

export const ChatStarted = v.object({ token: v.string(), conversation: ChatConversation });

/** `data:` of the traveller's stream; `event:` is its kind. */
export const ChatEvent = v.variant('kind', [
  v.object({ kind: v.literal('message'), message: ChatMessage }),
  v.object({
    kind: v.literal('state'),
    state: v.picklist(conversationStates),
    staff: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('typing'), name: v.string(), typing: v.boolean() }),
  v.object({ kind: v.literal('seen'), delivered: v.number(), read: v.number() }),
]);

export type ChatHours = v.InferOutput<typeof ChatHours>;
export type ChatStart = v.InferInput<typeof ChatStart>;
export type ChatMessage = v.InferOutput<typeof ChatMessage>;
export type ChatConversation = v.InferOutput<typeof ChatConversation>;
export type ChatStarted = v.InferOutput<typeof ChatStarted>;
export type ChatEvent = v.InferOutput<typeof ChatEvent>;
export type ConversationState = (typeof conversationStates)[number];
