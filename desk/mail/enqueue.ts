import type { Locale } from '#foundation/text/locales.ts';
import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import { enqueueEmails, type QueueOptions } from './queue.ts';

/** An email that another service has written. */
export type EmailToSend = {
  /** Idempotency key: a second email with the same id is ignored, whatever its content. */
  id: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  attachments: readonly { filename: string; contentType: string; content: Uint8Array }[];
  /** Default: `urgent`. */
  priority?: QueueOptions['priority'];
  /** From then on the email is useless, and its content must not be kept. */
  discardAt: Date;
};

/** Queues an email with its files in the outgoing mail, atomically and once per id. */
export async function enqueue(db: Kysely<DeskTables>, email: EmailToSend, now: Date): Promise<void> {
  const { id, locale, discardAt, priority = 'urgent', ...rest } = email;
  const content = { ...rest, key: id, headers: headersOf(locale) };
  await enqueueEmails(db, [content], now, { personal: true, discardAt, priority });
}

export function headersOf(locale: Locale): Record<string, string> {
  return { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' };
}
