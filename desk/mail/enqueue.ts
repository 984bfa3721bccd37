import type { Locale } from '#foundation/text/locales.ts';
import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import { enqueueEmails, type QueueOptions } from './queue.ts';

/** A letter that another service has written. */
export type EmailToSend = {
  /** The same id again changes nothing, whatever else is in the letter. */
  id: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  attachments: readonly { filename: string; contentType: string; content: Uint8Array }[];
  /** Default: `urgent`. */
  priority?: QueueOptions['priority'];
  /** After that it is of no use, and what is in it must not be kept. */
  discardAt: Date;
};

/** Takes a letter with its files into the outgoing mail: all of it or nothing, once per id. */
export async function enqueue(db: Kysely<DeskTables>, email: EmailToSend, now: Date): Promise<void> {
  const { id, locale, discardAt, priority = 'urgent', ...rest } = email;
  const content = { ...rest, key: id, headers: headersOf(locale) };
  await enqueueEmails(db, [content], now, { personal: true, discardAt, priority });
}

export function headersOf(locale: Locale): Record<string, string> {
  return { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' };
}
