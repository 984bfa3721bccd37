import type { Kysely } from 'kysely';
import type { FailedJobs } from '#foundation/jobs/failed-jobs.ts';
import type { Buckets } from '#foundation/limits/buckets.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { DeskEvents } from './events.ts';
import type { Log } from '#foundation/log/log.ts';
import type { AuthenticateStaff } from './staff.ts';

/** Dependencies of the desk's parts; each takes what it needs. */
export type DeskParts = {
  db: Kysely<DeskTables>;
  clock: () => Date;
  /** A new unguessable token, URL-safe, 20 characters or more. */
  ids: () => string;
  /** Signs values that clients send back, with a separate prefix for each purpose. */
  key: string;
  log: Log;
  /** Limits per caller. The chat counts in its own process: it has too many messages for a shared count. */
  limits: Buckets;
  events: DeskEvents;
  /** Runs jobs row by row and sets failed ones aside. */
  jobs: FailedJobs;
  whoIs: AuthenticateStaff;
  /** Whether there is a mail server; without one, emails are kept. */
  delivers: boolean;
  /** Enables `/mailbox`, which shows every email to any client. */
  mailbox: boolean;
  /** The mailbox for submissions. */
  mailTo: string;
  /** Public address of the site without a trailing slash. */
  siteUrl: string;
};
