import type { Kysely } from 'kysely';
import type { DeskTables } from './db/tables.ts';
import { createApp } from './http/app.ts';
import type { Log } from './log.ts';
import { eraseOld } from './inbox/erase.ts';
import { enqueue, type LetterToSend } from './mail/enqueue.ts';
import { deliverLetters } from './mail/outbox.ts';
import type { MailTransport } from './mail/transport.ts';

export { migrateDesk } from './db/migrations.ts';
export { KEEP_DAYS } from './inbox/erase.ts';
export type { LetterToSend } from './mail/enqueue.ts';
export { folderTransport, smtpTransport } from './mail/transport.ts';

export type Desk = {
  fetch(request: Request): Promise<Response>;
  /** Sends the letters that are due; call it every few seconds. @returns how many went out */
  deliver(): Promise<number>;
  /**
   * Takes a letter of another service into the outgoing mail, with its files; the same id again changes nothing. It goes out with
   * the next {@link deliver}, and nothing of it is kept afterwards. @throws what the database refused
   */
  enqueue(letter: LetterToSend): Promise<void>;
  /** Erases messages, requests, applications and letters whose time is over; call it now and then. @returns how many */
  erase(): Promise<number>;
};

/**
 * The operator's desk: newsletter sign-up with double opt-in; messages, requests for transport and applications for jobs; and
 * all outgoing mail.
 *
 * @example
 * const mail = smtpTransport(url, from);
 * const desk = createDesk({ db, clock: () => new Date(), ids, log, mail, mailTo: 'info@example.com', siteUrl });
 * await desk.fetch(new Request('http://desk/newsletter', { method: 'POST', body: '{"email":"a@b.gr","locale":"el"}' }));
 */
export function createDesk(options: {
  db: Kysely<unknown>;
  clock: () => Date;
  /** A new unguessable token, URL-safe, 20 characters or more. */
  ids: () => string;
  log: Log;
  mail: MailTransport;
  /** Mailbox of the staff: what visitors send goes there, except applications for an opening that names another. */
  mailTo: string;
  /** Public address of the site without a slash at its end; links in e-mails start with it. */
  siteUrl: string;
}): Desk {
  const db = options.db.$extendTables<DeskTables>();
  const app = createApp({
    db,
    clock: options.clock,
    ids: options.ids,
    mailTo: options.mailTo,
    siteUrl: options.siteUrl,
  });
  return {
    fetch: async (request) => app.fetch(request),
    enqueue: (letter) => enqueue(db, letter, options.clock()),
    erase: () => eraseOld(db, options.clock()),
    deliver: () => deliverLetters(db, options.mail, options.clock, options.log),
  };
}
