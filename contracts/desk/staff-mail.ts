import * as v from 'valibot';

/**
 * Outgoing email, as staff see it, below `/staff/mail`.
 *
 * | endpoint | does |
 * |---|---|
 * | `GET /staff/mail?state=&q=&before=` | {@link MailList}, newest first; `q` searches recipient and subject |
 * | `POST /staff/mail/retry` | {@link MailRetried}: retries all emails whose attempts were used up, as after a day without a mail server |
 * | `GET /staff/mail/{id}` | {@link MailItem} |
 * | `GET …/{id}/attachments/{position}` | an attachment, as a download, never shown inline |
 * | `POST …/{id}/retry` | a dead or kept email → {@link MailItem}, waiting. 409 `no_mail_server`, `too_late`, `wrong_state` |
 * | `POST …/{id}/discard` | an email that hasn't been sent → {@link MailItem}, erased for good. 409 `wrong_state` |
 *
 * Unknown ids are 404 `not_found`. Every change is announced with the event `mail`.
 */
export const mailStates = ['waiting', 'dead', 'kept', 'sent', 'discarded'] as const;

const attachment = v.object({ name: v.string(), type: v.string(), bytes: v.number() });

export const MailSummary = v.object({
  id: v.number(),
  /** `kept`: there was no mail server. `dead`: it won't be retried automatically. */
  state: v.picklist(mailStates),
  /** Why it is dead: refused permanently, or out of attempts. */
  why: v.nullable(v.picklist(['refused', 'exhausted'])),
  /** True if recipient, text and files were erased, as they are once a traveller's email has been sent. */
  emptied: v.boolean(),
  /** Empty, like subject and text, while it isn't written: emails about bookings are written at the moment they're sent. */
  recipient: v.string(),
  subject: v.string(),
  createdAt: v.string(),
  /** When it reached its state; null while it waits. */
  endedAt: v.nullable(v.string()),
  attempts: v.number(),
  /** When the next attempt is due; null unless it waits. */
  nextAttemptAt: v.nullable(v.string()),
  /** The mail server's last reply, verbatim. */
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
  /** Value for `before` to get the next page. */
  next: v.nullable(v.number()),
  /** False if there is no mail server, so that emails are kept. */
  delivers: v.boolean(),
});

export const MailItem = v.object({
  ...MailSummary.entries,
  text: v.string(),
  /** Show it only in a sandbox: it may contain text from strangers. */
  html: v.nullable(v.string()),
  attachments: v.array(attachment),
  /** False if there is no mail server: then nothing can be retried. */
  delivers: v.boolean(),
});

export const MailRetried = v.object({ count: v.number() });

export type MailSummary = v.InferOutput<typeof MailSummary>;
export type MailList = v.InferOutput<typeof MailList>;
export type MailItem = v.InferOutput<typeof MailItem>;
/** An email without what depends on the mail server. */
export type StoredEmail = Omit<MailItem, 'delivers'>;
