import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import type { EmailToSend } from './enqueue.ts';
import { PRIORITY, type QueueOptions } from './queue.ts';

/** An email that another service writes at the moment it's sent, so that it's up to date. */
export type UnwrittenEmail = {
  /** Idempotency key: a second email with the same id is ignored. The `Message-ID` is derived from it. */
  id: string;
  /** The service that writes it, such as `reservations`; the desk calls its {@link WriteEmail}. */
  service: string;
  /** Its subject in that service, such as the id of a booking. Emails about one subject are sent in the order in which they were queued. */
  about: string;
  kind: string;
  /** The event that it reports: a second email about the same event is ignored, whatever its id. */
  occasion: string;
  /** What else the service needs to write it, stored as JSON; no personal data. */
  data: unknown;
  /** Default: `urgent`. */
  priority?: QueueOptions['priority'];
  /** When the event happened. */
  at: Date;
};

export type WrittenEmail = Omit<EmailToSend, 'id' | 'priority'>;

/**
 * Writes an email that is about to be sent. Null: it has no recipient, and never will. @throws if it can't be written now; then it's
 * retried like an email that the mail server didn't accept
 */
export type WriteEmail = (email: {
  id: string;
  about: string;
  kind: string;
  data: unknown;
}) => Promise<WrittenEmail | null>;

/**
 * Queues an email in the caller's transaction, so that it's committed together with the event that it reports. It's sent with the
 * next delivery; wake the desk after the commit to have it sent at once.
 */
export async function enqueueUnwritten(db: Kysely<DeskTables>, email: UnwrittenEmail): Promise<void> {
  const { id, service, about, kind, occasion, data, priority = 'urgent', at } = email;
  await db
    .insertInto('desk.outgoing_mail')
    .values({
      key: id,
      state: 'unwritten',
      service,
      about,
      kind,
      occasion,
      data: JSON.stringify(data),
      recipient: '',
      subject: '',
      text: '',
      headers: '{}',
      personal: true,
      priority: PRIORITY[priority],
      created_at: at,
      dated_at: at,
      next_attempt_at: at,
    })
    // Covers both keys: the id and the occasion.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
