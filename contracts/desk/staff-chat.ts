import * as v from 'valibot';
import { CHAT_TEXT_MAX, ChatMessage, conversationStates } from './chat.ts';
import { line, neededLine, neededText } from './fields.ts';

/**
 * Conversations as staff see them, below `/staff`; credentials as in the Studio (`Authorization: Bearer`).
 *
 * | endpoint | does |
 * |---|---|
 * | `GET /staff/me` | {@link StaffMember} |
 * | `GET /staff/events` | server-sent events `DeskEvent` (`events.ts`) |
 * | `POST /staff/presence` | `{looking: id | null}` → 204; repeated every 20 s, forgotten after 45 |
 * | `GET /staff/conversations?state=&q=&before=` | {@link ConversationList}, newest first; waiting ones oldest first |
 * | `GET /staff/conversations/{id}` | {@link StaffConversation} |
 * | `POST …/{id}/assign` | `{to: staffId | null, from?}` → the conversation; `null` puts it back into the queue |
 * | `POST …/{id}/messages` | `{key, text}` → the message; assigns it to the caller if it is unassigned; 409 `assigned` if a colleague has it |
 * | `POST …/{id}/typing`, `POST …/{id}/seen` | as for the traveller |
 * | `POST …/{id}/end`, `POST …/{id}/reopen` | the conversation |
 * | `GET …/{id}/export` | the whole conversation as a text file |
 * | `GET`, `PUT /staff/canned` | {@link CannedAnswers} |
 * | `GET`, `PUT /staff/hours` | {@link OfficeHours} |
 *
 * Refusals are problem documents as for the traveller; also `not_found` (404), `assigned`, `ended` (409: reopen it first) and
 * `colleague_unknown` (422).
 *
 * Assigning: the assignee may pass it on, and anyone may take an unassigned one. To take it from a colleague, send that colleague
 * as `from`: 409 `assigned` if somebody else has it by then. `to` is the caller or a colleague whose presence was seen. `reopen`
 * assigns it to the caller. `seen` takes `{delivered, read}`, `typing` takes `{typing}`; both answer 204.
 *
 * The stream starts with `again`, then who is present. Events have no name (`message` for an EventSource) and no `id:`; after a
 * gap, `again` is sent once more. Canned answers and hours: `PUT` returns what is now stored. Both have an `ETag`; a `PUT` with it
 * as `If-Match` gets 412 `changed_meanwhile` if somebody else has saved in between.
 */
export const StaffMember = v.object({ id: v.string(), name: v.string(), role: v.string() });

export const ConversationSummary = v.object({
  id: v.string(),
  state: v.picklist(conversationStates),
  locale: v.picklist(['el', 'en']),
  name: v.string(),
  staff: v.nullable(StaffMember),
  startedAt: v.string(),
  lastAt: v.string(),
  /** First 140 characters of the newest message. */
  lastText: v.string(),
  /** How many of the traveller's messages no member of staff has read. */
  unread: v.number(),
});

export const ConversationList = v.object({
  conversations: v.array(ConversationSummary),
  /** How many there are in each state, regardless of the filter. */
  counts: v.object({ waiting: v.number(), open: v.number(), ended: v.number() }),
  /** Value for `?before=`; null on the last page. */
  next: v.nullable(v.string()),
});

export const StaffConversation = v.object({
  ...ConversationSummary.entries,
  page: v.string(),
  booking: v.string(),
  data: v.record(v.string(), v.string()),
  messages: v.array(ChatMessage),
  /** How far the traveller has read. */
  seen: v.object({ delivered: v.number(), read: v.number() }),
  /** Whether the traveller's window is connected now. */
  connected: v.boolean(),
});

export const AssignConversation = v.object({
  to: v.nullable(neededLine(200)),
  /** The assignee that the caller sees. */
  from: v.optional(v.nullable(line(200))),
});

/** The conversation that the caller has open. */
export const StaffPresence = v.object({ looking: v.nullable(v.pipe(line(100), v.regex(/^[\w-]+$/))) });

export const CannedAnswer = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/)),
  title: neededLine(80),
  text_el: neededText(CHAT_TEXT_MAX),
  text_en: neededText(CHAT_TEXT_MAX),
});
export const CannedAnswers = v.pipe(v.array(CannedAnswer), v.maxLength(100, 'long'));

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'));
/**
 * Local times in Greece. `weekday` 1 is Monday; a day without an entry is closed. `closes: '23:59'` is midnight, so seven times
 * 00:00–23:59 never closes. `closedOn`: single days.
 */
export const OfficeHours = v.object({
  week: v.pipe(
    v.array(
      v.object({
        weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
        opens: time,
        closes: time,
      }),
    ),
    v.maxLength(14, 'long'),
    v.check((week) => week.every(({ opens, closes }) => opens < closes), 'time'),
  ),
  closedOn: v.pipe(v.array(v.pipe(line(10), v.isoDate('day'))), v.maxLength(100, 'long')),
});

export type StaffMember = v.InferOutput<typeof StaffMember>;
export type ConversationSummary = v.InferOutput<typeof ConversationSummary>;
export type ConversationList = v.InferOutput<typeof ConversationList>;
export type StaffConversation = v.InferOutput<typeof StaffConversation>;
export type CannedAnswer = v.InferOutput<typeof CannedAnswer>;
export type OfficeHours = v.InferOutput<typeof OfficeHours>;
