import * as v from 'valibot';
import { CHAT_TEXT_MAX, ChatMessage, conversationStates } from './chat.ts';
import { line, neededLine, neededText } from './fields.ts';

/**
 * Conversations as staff see them, below `/staff`; credentials as in the Studio (`Authorization: Bearer`).
 *
 * | door | does |
 * |---|---|
 * | `GET /staff/me` | {@link StaffMember} |
 * | `GET /staff/events` | server-sent events `DeskEvent` (`events.ts`) |
 * | `POST /staff/presence` | `{looking: id | null}` → 204; repeated every 20 s, forgotten after 45 |
 * | `GET /staff/conversations?state=&q=&before=` | {@link ConversationList}, newest first; waiting ones oldest first |
 * | `GET /staff/conversations/{id}` | {@link StaffConversation} |
 * | `POST …/{id}/assign` | `{to: staffId | null, from?}` → the conversation; `null` gives it back into the queue |
 * | `POST …/{id}/messages` | `{key, text}` → the message; assigns to who answers when nobody has it; 409 `assigned` when a colleague has |
 * | `POST …/{id}/typing`, `POST …/{id}/seen` | as the traveller's |
 * | `POST …/{id}/end`, `POST …/{id}/reopen` | the conversation |
 * | `GET …/{id}/export` | the whole conversation as a text file |
 * | `GET`, `PUT /staff/canned` | {@link CannedAnswers} |
 * | `GET`, `PUT /staff/hours` | {@link OfficeHours} |
 *
 * Refusals are problem documents as the traveller's; also `not_found` (404), `assigned`, `ended` (409: reopen it first) and
 * `colleague_unknown` (422).
 *
 * Assigning: whoever has it may hand it on, and what nobody has may be taken. To take it from a colleague, `from` names that
 * colleague: 409 `assigned` when somebody else has it meanwhile. `to` is the caller or somebody whose presence was seen.
 * `reopen` gives it to the caller. `seen` takes `{delivered, read}`, `typing` takes `{typing}`; both answer 204.
 *
 * The stream opens with `again`, then who is present. Events carry no name (`message` for an EventSource) and no `id:`; after a
 * break there is `again` once more. Canned answers and hours: `PUT` answers what is stored now. Both carry an `ETag`;
 * `PUT` with it as `If-Match` is refused with 412 `changed_meanwhile` when somebody else was quicker.
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
  /** Of the traveller's messages, those that no staff has read. */
  unread: v.number(),
});

export const ConversationList = v.object({
  conversations: v.array(ConversationSummary),
  /** How many there are in each state, whatever was asked for. */
  counts: v.object({ waiting: v.number(), open: v.number(), ended: v.number() }),
  /** For `?before=`; null at the end. */
  next: v.nullable(v.string()),
});

export const StaffConversation = v.object({
  ...ConversationSummary.entries,
  page: v.string(),
  booking: v.string(),
  data: v.record(v.string(), v.string()),
  messages: v.array(ChatMessage),
  /** How far the traveller has got. */
  seen: v.object({ delivered: v.number(), read: v.number() }),
  /** Whether the traveller's window is connected at this moment. */
  connected: v.boolean(),
});

export const AssignConversation = v.object({
  to: v.nullable(neededLine(200)),
  /** Who has it, as the caller sees it. */
  from: v.optional(v.nullable(line(200))),
});

/** Which conversation is open before the caller. */
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
 * Times of the wall clock in Greece. `weekday` 1 is Monday; a day without an entry is closed. `closes: '23:59'` is midnight, so
 * seven times 00:00–23:59 never closes. `closedOn`: single days.
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
