import { createFailedJobs, type FailedJobs } from '#foundation/jobs/failed-jobs.ts';
import type { Buckets } from '#foundation/limits/buckets.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { endAbandoned } from './chat/conversation/abandoned.ts';
import type { DeskTables } from './db/schema.gen.ts';
import { localNotifications, type Notifications } from '#foundation/notify/notifications.ts';
import { createEvents } from './kernel/events.ts';
import { createApp } from './http/app.ts';
import type { Log } from '#foundation/log/log.ts';
import { enqueue, type EmailToSend } from './mail/enqueue.ts';
import { keepWaiting } from './mail/keep-waiting.ts';
import { readMailFigures } from './mail/figures.ts';
import { createMailWorker } from './mail/mail-worker.ts';
import type { MailTransport } from './mail/transport.ts';
import { createNewsletterWork } from './newsletter/work.ts';
import { eraseWhatIsOver } from './privacy/erase-old.ts';
import { createPrivacy, type Privacy } from './privacy/privacy.ts';
import type { AuthenticateStaff } from './kernel/staff.ts';

export { migrateDesk } from './db/migrate.ts';
export type { Privacy } from './privacy/privacy.ts';
export { RETENTION } from './privacy/retention.ts';
export type { Staff, AuthenticateStaff as WhoIsStaff } from './kernel/staff.ts';
export { smtpTransport } from './mail/transport.ts';

export type Desk = {
  fetch(request: Request): Promise<Response>;
  /** From now on sign-ups are settled, issues are written and letters go out by themselves, at once, until {@link close}. */
  start(): void;
  /** Does all that once, for whoever does not {@link start}. @returns how many went out, or were kept */
  deliver(): Promise<number>;
  /**
   * Takes a letter of another service into the outgoing mail, with its files; the same id again changes nothing. It goes out with
   * the next {@link deliver}, and nothing of it is kept afterwards. @throws what the database refused
   */
  enqueue(email: EmailToSend): Promise<void>;
  /** Erases messages, requests, applications, letters and conversations whose time is over; call it now and then. @returns how many */
  erase(): Promise<number>;
  /** Ends conversations whose traveller has gone; call it every few seconds. @returns how many */
  maintain(): Promise<number>;
  /** How the outgoing mail stands, by name; for whoever watches. */
  figures(): Promise<Record<string, number>>;
  /** Jobs of this process by kind and outcome, such as `mail_failed`; for whoever watches. */
  jobs(): Record<string, number>;
  /** The patterns of all doors, such as `/staff/inbox/:reference`. */
  routes: readonly string[];
  /** Ends event streams and what listens, and waits for letters under way, half a minute at most. The database is its owner's to close. */
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
  /**
   * Signs what is handed out and taken back, such as the stamps of forms: 32 characters or more, the same in all processes.
   * Without one, what was handed out ends with this process.
   */
  key?: string;
  log: Log;
  /** Counts what callers send; several processes need one that they share. Default: in memory. */
  limits?: Buckets;
  /** Null when there is no mail server: letters are kept and shown to staff. */
  mail: MailTransport | null;
  /** Opens `GET /mailbox`, where whoever reaches the desk can read every letter: for development only. */
  mailbox?: boolean;
  /** Mailbox of the staff: what visitors send goes there, except applications for an opening that names another. */
  mailTo: string;
  /** Who of the staff asks. */
  whoIs: AuthenticateStaff;
  /** Needed when other processes use the same database: how they tell each other. */
  notifications?: Notifications;
  /** Public address of the site without a slash at its end; links in e-mails start with it. */
  siteUrl: string;
  /**
   * Sends nothing and writes no issue, because the data is a copy of somebody's real desk: letters go on waiting, and `start` and
   * `deliver` do nothing. Default: no.
   */
  quarantine?: boolean;
}): Desk {
  const db = options.db.$extendTables<DeskTables>();
  const { clock, ids, log, mailTo, siteUrl, whoIs, quarantine = false } = options;
  const mail = quarantine ? null : options.mail;
  const events = createEvents(options.notifications ?? localNotifications());
  const jobs = deskFailedJobs(options);
  const mailWorker = createMailWorker({ db, clock, log, events, mail, siteUrl });
  const newsletter = createNewsletterWork({ db, clock, ids, log, events, siteUrl, jobs });
  const key = options.key ?? randomBytes(32).toString('base64url');
  const app = createApp({
    db,
    clock,
    ids,
    key,
    log,
    limits: options.limits ?? createMemoryBuckets({ clock }),
    events,
    jobs,
    whoIs,
    mailTo,
    siteUrl,
    delivers: mail !== null,
    mailbox: options.mailbox ?? false,
  });
  return {
    fetch: async (request) => app.fetch(request),
    enqueue: async (email) => {
      await enqueue(db, email, clock());
      events.tell({ kind: 'mail' });
    },
    erase: () => eraseWhatIsOver(db, clock(), jobs),
    maintain: async () => {
      const ended = await jobs.part('conversations', () => endAbandoned({ db, clock, events, jobs }));
      await jobs.part('failed-jobs', () => jobs.forget());
      return ended;
    },

    start: () => {
      if (quarantine) return;
      newsletter.start();
      mailWorker.start();
    },
    deliver: async () => {
      let sent = 0;
      if (quarantine) return sent;
      // An issue is written in pieces, what goes out makes room for the next, and the last one ends it.
      for (let moved = 1; moved > 0;) {
        const written = await newsletter.run();
        const out = await mailWorker.run();
        sent += out;
        moved = written + out;
      }
      return sent;
    },
    figures: async () => ({
      ...(await readMailFigures(db, clock())),
      jobs_failed: await jobs.count(),
    }),
    jobs: () => mailWorker.metrics?.() ?? {},
    routes: app.routes.flatMap(({ path, method }) => (method === 'ALL' ? [] : [path])),
    close: async () => {
      // First, so that open streams do not keep the server from ending while letters go out.
      events.close();
      await newsletter.stop();
      await mailWorker.stop();
    },
  };
}

/** Work of the desk that failed and was set aside; also while no desk runs. */
export function deskFailedJobs(options: { db: Kysely<unknown>; clock: () => Date; log: Log }): FailedJobs {
  const { db, clock, log } = options;
  return createFailedJobs({ db, schema: 'desk', clock, log });
}

/**
 * What the desk holds of a person, given out or erased, and how long what is kept: for commands on the server, also while no
 * desk runs. Staff have the same as doors (contract/staff-privacy.ts).
 */
export function deskPrivacy(options: { db: Kysely<unknown>; clock: () => Date; log: Log }): Privacy {
  return createPrivacy({ ...options, db: options.db.$extendTables<DeskTables>() });
}

/**
 * For a copy that is to become the real desk: what waits to go out has mostly gone out from where it was copied. It is kept for staff
 * to look through, and issues under way are paused. @returns how many letters
 */
export function keepOutgoing(options: { db: Kysely<unknown>; now: Date }): Promise<number> {
  return keepWaiting(options.db.$extendTables<DeskTables>(), options.now);
}
