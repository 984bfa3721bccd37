import type { Kysely } from 'kysely';
import type { DeskTables } from './db/tables.ts';
import { createEvents, localNotifications, type Notifications } from './events/events.ts';
import { createApp } from './http/app.ts';
import type { Log } from './log.ts';
import { eraseOld } from './inbox/erase.ts';
import { enqueue, type LetterToSend } from './mail/enqueue.ts';
import { createPostman } from './mail/postman.ts';
import type { MailTransport } from './mail/transport.ts';
import type { WhoIsStaff } from './staff/staff.ts';

export { migrateDesk } from './db/migrate.ts';
export { KEEP_DAYS } from './inbox/erase.ts';
export type { LetterToSend } from './mail/enqueue.ts';
export type { Notifications } from './events/events.ts';
export type { Staff, WhoIsStaff } from './staff/staff.ts';
export { smtpTransport } from './mail/transport.ts';

export type Desk = {
  fetch(request: Request): Promise<Response>;
  /** From now on letters go out by themselves, at once when they are queued, until {@link close}. */
  start(): void;
  /** Sends the letters that are due, for whoever does not {@link start}. @returns how many went out, or were kept */
  deliver(): Promise<number>;
  /**
   * Takes a letter of another service into the outgoing mail, with its files; the same id again changes nothing. It goes out with
   * the next {@link deliver}, and nothing of it is kept afterwards. @throws what the database refused
   */
  enqueue(letter: LetterToSend): Promise<void>;
  /** Erases messages, requests, applications and letters whose time is over; call it now and then. @returns how many */
  erase(): Promise<number>;
  /** Ends what listens and waits for letters under way, half a minute at most. The database is its owner's to close. */
  close(): Promise<void>;
};

/**
 * The operator's desk: newsletter with double opt-in; messages, requests for transport and applications for jobs;
 * conversations by chat; the staff's side of all this; and all outgoing mail.
 *
 * @example
 * const mail = smtpTransport(url, from);
 * const desk = createDesk({ db, clock: () => new Date(), ids, log, mail, mailTo: 'info@example.com', siteUrl, whoIs });
 * await desk.fetch(new Request('http://desk/newsletter', { method: 'POST', body: '{"email":"a@b.gr","locale":"el"}' }));
 */
export function createDesk(options: {
  db: Kysely<unknown>;
  clock: () => Date;
  /** A new unguessable token, URL-safe, 20 characters or more. */
  ids: () => string;
  log: Log;
  /** Null when there is no mail server: letters are kept and shown to staff. */
  mail: MailTransport | null;
  /** Mailbox of the staff: what visitors send goes there, except applications for an opening that names another. */
  mailTo: string;
  /** Who of the staff asks. */
  whoIs: WhoIsStaff;
  /** Needed when other processes use the same database: how they tell each other. */
  notifications?: Notifications;
  /** Public address of the site without a slash at its end; links in e-mails start with it. */
  siteUrl: string;
}): Desk {
  const db = options.db.$extendTables<DeskTables>();
  const { clock, ids, log, mail, mailTo, siteUrl, whoIs } = options;
  const events = createEvents(options.notifications ?? localNotifications());
  const postman = createPostman({ db, clock, log, events, mail, siteUrl });
  const app = createApp({ db, clock, ids, log, events, whoIs, mailTo, siteUrl });
  return {
    fetch: async (request) => app.fetch(request),
    enqueue: async (letter) => {
      await enqueue(db, letter, clock());
      events.tell({ kind: 'mail' });
    },
    erase: () => eraseOld(db, clock()),
    start: () => postman.start(),
    deliver: () => postman.run(),
    close: async () => {
      await postman.stop();
      events.close();
    },
  };
}
