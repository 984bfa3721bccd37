import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import type { EmailToSend } from './enqueue.ts';
import { PRIORITY, type QueueOptions } from './queue.ts';

/** An email of another service, which writes it at the moment it's sent, so that it says what is true then. */
export type UnwrittenEmail = {
  /** What the email is known by, for ever; its `Message-ID` comes from it. The same id again changes nothing. */
  id: string;
  /** Who writes it, such as `reservations`; its {@link WriteEmail} is what the desk calls. */
  service: string;
  /** Its subject there, such as the id of a booking. Emails about one subject go out in the order in which they were queued. */
  about: string;
  kind: string;
  /** What it tells of: the same occasion again changes nothing, whatever its id. */
  occasion: string;
  /** What the service needs beside the subject, stored as JSON; nothing personal. */
  data: unknown;
  /** Default: `urgent`. */
  priority?: QueueOptions['priority'];
  /** When it happened. */
  at: Date;
};

export type WrittenEmail = Omit<EmailToSend, 'id' | 'priority'>;

/**
 * Writes an email that is about to be sent. Null: there's nobody to send it to, and never will be. @throws when it can't be written
 * now; then it's tried again like an email that the mail server didn't take
 */
export type WriteEmail = (email: {
  id: string;
  about: string;
  kind: string;
  data: unknown;
}) => Promise<WrittenEmail | null>;

/**
 * Queues an email in the caller's transaction, so that it's there together with what it tells of or not at all. It's sent with the
 * next delivery: wake the desk after the commit and that is at once.
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
    // Neither the same id nor the same occasion.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
