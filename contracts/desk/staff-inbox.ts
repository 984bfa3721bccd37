import * as v from 'valibot';
import { line, neededLine, neededText } from './fields.ts';
import { StaffMember } from './staff-chat.ts';

/**
 * What visitors sent with forms, as staff see it, below `/staff/received`.
 *
 * | endpoint | does |
 * |---|---|
 * | `GET /staff/received?kind=&state=&q=&before=&suspected=` | {@link ReceivedList}, newest first; `suspected=true` lists only suspected ones, otherwise only the others |
 * | `GET /staff/received/{reference}` | {@link ReceivedItem} |
 * | `GET …/{reference}/file` | the file that came with it, as a download, never shown in place |
 * | `POST …/{reference}/assign` | {@link ReceivedAssign} → the item; 409 `assigned` if a colleague was quicker |
 * | `POST …/{reference}/answer` | {@link ReceivedAnswer} → the item; sends one email per `key`; assigns it to the caller if it is unassigned; 409 `assigned` if a colleague has it, 409 `key_reused` if the key was used with another text |
 * | `POST …/{reference}/close`, `POST …/{reference}/reopen` | the item |
 * | `POST …/{reference}/trust` | the item, no longer suspected: its emails go out now. Answering also clears the suspicion, without sending them |
 *
 * `about` and the values of `details` come in the language of `Accept-Language`, ready for display. Every change is announced with
 * the event `received`. Unknown references are 404 `not_found`.
 */
export const receivedKinds = ['message', 'cargo', 'application'] as const;
export const receivedStates = ['new', 'taken', 'answered', 'closed'] as const;

/**
 * Why a submission may be spam: sent faster than people type (`quick`), with a stamp that isn't ours (`stamp`), with an unsolved
 * puzzle (`puzzle`), with a puzzle used before (`again`), or one of many without a stamp (`flood`).
 */
const doubts = ['quick', 'stamp', 'puzzle', 'again', 'flood'] as const;
export type Doubt = (typeof doubts)[number];

export const ReceivedSummary = v.object({
  reference: v.string(),
  kind: v.picklist(receivedKinds),
  state: v.picklist(receivedStates),
  locale: v.picklist(['el', 'en']),
  name: v.string(),
  /** The subject in brief: the topic, the cargo's route, the opening. */
  about: v.string(),
  receivedAt: v.string(),
  staff: v.nullable(StaffMember),
  hasFile: v.boolean(),
  /** Why it is suspected; null if it isn't. While it is suspected, neither the receipt nor the email to staff is sent. */
  suspected: v.nullable(v.picklist(doubts)),
  /** False for a form sent without JavaScript: legitimate, but without proof of work. */
  proven: v.boolean(),
});

export const ReceivedList = v.object({
  items: v.array(ReceivedSummary),
  /** How many there are in each state, regardless of the filter; suspected ones count only in `suspected`. */
  counts: v.object({
    new: v.number(),
    taken: v.number(),
    answered: v.number(),
    closed: v.number(),
    suspected: v.number(),
  }),
  /** Value for `?before=`; null on the last page. */
  next: v.nullable(v.string()),
});

export const ReceivedItem = v.object({
  ...ReceivedSummary.entries,
  email: v.string(),
  phone: v.string(),
  /** The fields of this kind: their names and what was typed, in the order of the form. */
  details: v.array(v.object({ field: v.string(), value: v.string() })),
  file: v.nullable(v.object({ name: v.string(), type: v.string(), bytes: v.number() })),
  answers: v.array(v.object({ at: v.string(), staff: v.string(), text: v.string() })),
  /** The day on which the retention rules erase it, `YYYY-MM-DD`. */
  eraseOn: v.string(),
});

/**
 * `to`: the caller, a colleague whose presence was seen (else 422 `staff_unknown`), or null to unassign it. `from`: the assignee
 * that the caller sees, needed to take it from a colleague.
 */
export const ReceivedAssign = v.object({
  to: v.nullable(neededLine(200)),
  from: v.optional(v.nullable(line(200)), null),
});

export const ReceivedAnswer = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/)),
  text: neededText(4000),
});

export type ReceivedSummary = v.InferOutput<typeof ReceivedSummary>;
export type ReceivedList = v.InferOutput<typeof ReceivedList>;
export type ReceivedItem = v.InferOutput<typeof ReceivedItem>;
