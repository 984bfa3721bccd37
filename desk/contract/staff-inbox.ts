import * as v from 'valibot';
import { neededText } from './fields.ts';
import { StaffMember } from './staff-chat.ts';

/**
 * What visitors sent by forms, as staff see it, below `/staff/received`.
 *
 * | door | does |
 * |---|---|
 * | `GET /staff/received?kind=&state=&q=&before=` | {@link ReceivedList}, newest first |
 * | `GET /staff/received/{reference}` | {@link ReceivedItem} |
 * | `GET …/{reference}/file` | the file that came with it, as a download, never shown in place |
 * | `POST …/{reference}/assign` | `{to: staffId | null}` → the item |
 * | `POST …/{reference}/answer` | {@link ReceivedAnswer} → the item; a letter goes out once per `key` |
 * | `POST …/{reference}/close`, `POST …/{reference}/reopen` | the item |
 */
export const receivedKinds = ['message', 'cargo', 'application'] as const;
export const receivedStates = ['new', 'taken', 'answered', 'closed'] as const;

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
});

export const ReceivedList = v.object({
  items: v.array(ReceivedSummary),
  counts: v.object({ new: v.number(), taken: v.number(), answered: v.number(), closed: v.number() }),
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

export const ReceivedAnswer = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/)),
  text: neededText(4000),
});

export type ReceivedSummary = v.InferOutput<typeof ReceivedSummary>;
export type ReceivedList = v.InferOutput<typeof ReceivedList>;
export type ReceivedItem = v.InferOutput<typeof ReceivedItem>;
