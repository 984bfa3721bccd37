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
import {
  enqueueUnwritten as enqueueUnwrittenEmail,
  type UnwrittenEmail,
  type WriteEmail,
} from './mail/unwritten.ts';
import type { MailTransport } from './mail/transport.ts';
import { createNewsletterWork } from './newsletter/work.ts';
import { eraseExpired } from './privacy/erase-old.ts';
import { createPrivacy, type Privacy } from './privacy/privacy.ts';
import type { AuthenticateStaff } from './kernel/staff.ts';

export { migrateDesk } from './db/migrate.ts';
export type { Privacy } from './privacy/privacy.ts';
export { RETENTION } from './privacy/retention.ts';
export type { Staff, AuthenticateStaff as WhoIsStaff } from './kernel/staff.ts';
export { smtpTransport } from './mail/transport.ts';
export type { UnwrittenEmail, WriteEmail } from './mail/unwritten.ts';

export type Desk = {
  fetch(request: Request): Promise<Response>;
  /** Starts processing sign-ups and issues and sending emails in the background, until {@link close}. */
  start(): void;
  /** Does all that once, for callers that don't {@link start}. @returns how many emails were sent, or kept */
  deliver(): Promise<number>;
  /**
   * Queues an email of another service, with its files; the same id again changes nothing. It is sent by the next
   * {@link deliver}, and nothing of it is stored afterwards. @throws the database's error
   */
  enqueue(email: EmailToSend): Promise<void>;
  /**
   * From now on `write` writes the emails that this service queued with {@link enqueueUnwritten}. Until then they wait, and other
   * processes on the database may send them.
   */
  writeWith(service: string, write: WriteEmail): void;
  /** There may be something to send: call it after the commit that queued it. Never throws and never waits. */
  wake(): void;
  /** Deletes submissions, emails and conversations whose retention has ended; call it from time to time. @returns how many */
  erase(): Promise<number>;
  /** Ends conversations whose traveller has gone; call it every few seconds. @returns how many */
  maintain(): Promise<number>;
  /** The state of the outgoing mail, by name; for monitoring. */
  figures(): Promise<Record<string, number>>;
  /** Jobs of this process by kind and outcome, such as `mail_failed`; for monitoring. */
  jobs(): Record<string, number>;
  /** The patterns of all endpoints, such as `/staff/inbox/:reference`. */
  routes: readonly string[];
  /** Ends event streams and subscriptions, and waits for emails in flight, half a minute at most. The database's owner closes it. */
  close(): Promise<void>;
};

/**
 * The operator's desk: newsletter with double opt-in; messages, transport requests and job applications;
 * chat conversations; the staff endpoints for all of these; and all outgoing mail.
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
   * Signs values that clients send back, such as the stamps of forms: 32 characters or more, the same in all processes.
   * Without one, such values become invalid when this process ends.
   */
  key?: string;
  log: Log;
  /** Counts requests; several processes need a shared store. Default: in memory. */
  limits?: Buckets;
  /** Null if there is no mail server: emails are kept and shown to staff. */
  mail: MailTransport | null;
  /** Enables `GET /mailbox`, where every client of the desk can read every email: for development only. */
  mailbox?: boolean;
  /** The staff's mailbox: submissions go there, except applications for an opening with its own mailbox. */
  mailTo: string;
  /** Identifies the member of staff who sends a request. */
  whoIs: AuthenticateStaff;
  /** Needed when other processes use the same database: how they notify each other. */
  notifications?: Notifications;
  /** Public address of the site without a trailing slash; links in emails start with it. */
  siteUrl: string;
  /**
   * Sends nothing and writes no issue, because the data is a copy of a real desk: emails stay queued, and `start` and
   * `deliver` do nothing. Default: no.
   */
  quarantine?: boolean;
}): Desk {
  const db = options.db.$extendTables<DeskTables>();
  const { clock, ids, log, mailTo, siteUrl, whoIs, quarantine = false } = options;
  const mail = quarantine ? null : options.mail;
  const events = createEvents(options.notifications ?? localNotifications());
  const jobs = deskFailedJobs(options);
  const writers = new Map<string, WriteEmail>();
  const mailWorker = createMailWorker({ db, clock, log, events, mail, siteUrl, writers });
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
      events.emit({ kind: 'mail' });
    },
    writeWith: (service, write) => {
      writers.set(service, write);
    },
    wake: () => mailWorker.wake(),
    erase: () => eraseExpired(db, clock(), jobs),
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
      // An issue is written in batches: each delivery makes room for the next batch, and the last one completes the issue.
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
    jobs: () => mailWorker.metrics(),
    routes: app.routes.flatMap(({ path, method }) => (method === 'ALL' ? [] : [path])),
    close: async () => {
      // First, so that open streams don't keep the server from ending while emails are sent.
      events.close();
      await newsletter.stop();
      await mailWorker.stop();
    },
  };
}

/** Failed jobs of the desk that were set aside; also available while no desk runs. */
export function deskFailedJobs(options: { db: Kysely<unknown>; clock: () => Date; log: Log }): FailedJobs {
  const { db, clock, log } = options;
  return createFailedJobs({ db, schema: 'desk', clock, log });
}

/**
 * What the desk stores about a person, exported or erased, and the retention periods: for commands on the server, also
 * while no desk runs. Staff have the same as endpoints (contract/staff-privacy.ts).
 */
export function deskPrivacy(options: { db: Kysely<unknown>; clock: () => Date; log: Log }): Privacy {
  return createPrivacy({ ...options, db: options.db.$extendTables<DeskTables>() });
}

/**
 * For a copy that is to become the real desk: most queued emails have been sent by the original. They are kept for staff
 * to review, and issues in progress are paused. @returns how many emails
 */
export function keepOutgoing(options: { db: Kysely<unknown>; now: Date }): Promise<number> {
  return keepWaiting(options.db.$extendTables<DeskTables>(), options.now);
}

/**
 * Queues an email that another service writes when it's sent, in the caller's transaction; also while no desk runs. The same id, or
 * the same occasion of the same subject, changes nothing. Wake the desk after the commit.
 */
export function enqueueUnwritten(trx: Kysely<unknown>, email: UnwrittenEmail): Promise<void> {
  return enqueueUnwrittenEmail(trx.$extendTables<DeskTables>(), email);
}
