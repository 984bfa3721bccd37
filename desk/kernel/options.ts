import type { Kysely } from 'kysely';
import type { FailedJobs } from '#foundation/jobs/failed-jobs.ts';
import type { Buckets } from '#foundation/limits/buckets.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { DeskEvents } from './events.ts';
import type { Log } from '#foundation/log/log.ts';
import type { AuthenticateStaff } from './staff.ts';

/** What the parts of the desk are given; each takes what it needs. */
export type DeskParts = {
  db: Kysely<DeskTables>;
  clock: () => Date;
  /** A new unguessable token, URL-safe, 20 characters or more. */
  ids: () => string;
  /** Signs what we hand out and later take back, each purpose with words of its own before it. */
  key: string;
  log: Log;
  /** How much one caller may send. The chat counts for itself: its words are too many to be counted together. */
  limits: Buckets;
  events: DeskEvents;
  /** Runs work row by row and sets aside what fails. */
  jobs: FailedJobs;
  whoIs: AuthenticateStaff;
  /** Whether there is a mail server; without one letters are kept. */
  delivers: boolean;
  /** Opens `/mailbox`, which shows every letter to whoever asks. */
  mailbox: boolean;
  /** Where what visitors send goes by mail. */
  mailTo: string;
  /** Public address of the site without a slash at its end. */
  siteUrl: string;
};
