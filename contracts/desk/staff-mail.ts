import * as v from 'valibot';

/**
 * The outgoing mail, as staff see it, below `/staff/mail`.
 *
 * | door | does |
 * |---|---|
 * | `GET /staff/mail?state=&q=&before=` | {@link MailList}, newest first; `q` is looked for in recipient and subject |
 * | `POST /staff/mail/retry` | {@link MailRetried}: tries all letters again that were tried too often, as after a day without a mail server |
 * | `GET /staff/mail/{id}` | {@link MailItem} |
 * | `GET …/{id}/attachments/{position}` | a file that goes with it, as a download, never shown in place |
 * | `POST …/{id}/retry` | a dead or kept letter → {@link MailItem}, waiting. 409 `no_mail_server`, `too_late`, `wrong_state` |
 * | `POST …/{id}/discard` | a letter that has not gone out → {@link MailItem}, emptied for good. 409 `wrong_state` |
 *
 * Unknown ids are 404 `not_found`. Every change is told to all by the event `mail`.
 */
export const mailStates = ['waiting', 'dead', 'kept', 'sent', 'discarded'] as const;

const attachment = v.object({ name: v.string(), type: v.string(), bytes: v.number() });

export const MailSummary = v.object({
  id: v.number(),
  /** `kept`: there was no mail server. `dead`: it will not be tried again by itself. */
  state: v.picklist(mailStates),
  /** Why it is dead: refused for good, or tried too often. */
  why: v.nullable(v.picklist(['refused', 'exhausted'])),
  /** True when recipient, text and files were erased, as they are as soon as a traveller's letter has gone out. */
  emptied: v.boolean(),
  recipient: v.string(),
  subject: v.string(),
  createdAt: v.string(),
  /** When it came to stand as it does; null while it waits. */
  endedAt: v.nullable(v.string()),
  attempts: v.number(),
  /** When it is tried next; null unless it waits. */
  nextAttemptAt: v.nullable(v.string()),
  /** What the mail server said last, in its own words. */
  said: v.nullable(v.string()),
});

export const MailList = v.object({
  items: v.array(MailSummary),
  counts: v.object({
    waiting: v.number(),
    dead: v.number(),
    kept: v.number(),
    sent: v.number(),
    discarded: v.number(),
  }),
  /** What to give as `before` for the next page. */
  next: v.nullable(v.number()),
  /** False when there is no mail server, so that letters are kept. */
  delivers: v.boolean(),
});

export const MailItem = v.object({
  ...MailSummary.entries,
  text: v.string(),
  /** To be shown in a sandbox only: parts of it may be words of strangers. */
  html: v.nullable(v.string()),
  attachments: v.array(attachment),
  /** False when there is no mail server: then nothing can be tried again. */
  delivers: v.boolean(),
});

export const MailRetried = v.object({ count: v.number() });

export type MailSummary = v.InferOutput<typeof MailSummary>;
export type MailList = v.InferOutput<typeof MailList>;
export type MailItem = v.InferOutput<typeof MailItem>;
/** A letter by itself, whatever becomes of it. */
export type StoredLetter = Omit<MailItem, 'delivers'>;
