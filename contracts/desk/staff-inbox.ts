import * as v from 'valibot';
import { line, neededLine, neededText } from './fields.ts';
import { StaffMember } from './staff-chat.ts';

/**
 * What visitors sent by forms, as staff see it, below `/staff/received`.
 *
 * | door | does |
 * |---|---|
 * | `GET /staff/received?kind=&state=&q=&before=&suspected=` | {@link ReceivedList}, newest first; `suspected=true`: those, else the others |
 * | `GET /staff/received/{reference}` | {@link ReceivedItem} |
 * | `GET …/{reference}/file` | the file that came with it, as a download, never shown in place |
 * | `POST …/{reference}/assign` | {@link ReceivedAssign} → the item; 409 `assigned` when a colleague was quicker |
 * | `POST …/{reference}/answer` | {@link ReceivedAnswer} → the item; a letter goes out once per `key`; assigns to who answers when nobody has it; 409 `assigned` when a colleague has, 409 `key_reused` when the key had another text |
 * | `POST …/{reference}/close`, `POST …/{reference}/reopen` | the item |
 * | `POST …/{reference}/trust` | the item, no longer suspected: its letters go out now. Answering ends the suspicion too, without them |
 *
 * `about` and the values of `details` come in the language of `Accept-Language`, ready to be read. Every change is told to all
 * by the event `received`. Unknown references are 404 `not_found`.
 */
export const receivedKinds = ['message', 'cargo', 'application'] as const;
export const receivedStates = ['new', 'taken', 'answered', 'closed'] as const;

/**
 * Why something may be advertising: sent sooner than people type (`quick`), with a stamp that is not ours (`stamp`), without
 * the puzzle solved (`puzzle`), with a puzzle that was used before (`again`), in a flood without any (`flood`).
 */
const doubts = ['quick', 'stamp', 'puzzle', 'again', 'flood'] as const;
export type Doubt = (typeof doubts)[number];

export const ReceivedSummary = v.object({
  reference: v.string(),
  kind: v.picklist(receivedKinds),
  state: v.picklist(receivedStates),
  locale: v.picklist(['el', 'en']),
  name: v.string(),
  /** The subject in a few words: the topic, the cargo's way, the opening. */
  about: v.string(),
  receivedAt: v.string(),
  staff: v.nullable(StaffMember),
  hasFile: v.boolean(),
  /** Why it is suspected; null for everything else. No receipt went out and no letter to staff. */
  suspected: v.nullable(v.picklist(doubts)),
  /** False for a form that was sent without script: nothing wrong, but nothing that costs a program anything either. */
  proven: v.boolean(),
});

export const ReceivedList = v.object({
  items: v.array(ReceivedSummary),
  /** How many there are in each state, whatever was asked for; `suspected` are in none of the others. */
  counts: v.object({
    new: v.number(),
    taken: v.number(),
    answered: v.number(),
    closed: v.number(),
    suspected: v.number(),
  }),
  /** For `?before=`; null at the end. */
  next: v.nullable(v.string()),
});

export const ReceivedItem = v.object({
  ...ReceivedSummary.entries,
  email: v.string(),
  phone: v.string(),
  /** What only this kind has: names of fields and what was typed, in the order of the form. */
  details: v.array(v.object({ field: v.string(), value: v.string() })),
  file: v.nullable(v.object({ name: v.string(), type: v.string(), bytes: v.number() })),
  answers: v.array(v.object({ at: v.string(), staff: v.string(), text: v.string() })),
  /** Erased by rule on this day, `YYYY-MM-DD`. */
  eraseOn: v.string(),
});

/**
 * `to`: whoever asks, a colleague whose presence was seen (else 422 `staff_unknown`), or null to give it back.
 * `from`: who has it as far as the caller sees, needed to take it from a colleague.
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
