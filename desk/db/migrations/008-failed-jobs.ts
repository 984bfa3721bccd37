import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Jobs that failed and were set aside, so that one bad row stops nothing else; see `foundation/jobs/failed-jobs.ts`. */
export const failedJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table desk.failed_job (
      kind text not null,
      subject text not null,
      attempts integer not null,
      reason text not null,
      first_failed_at timestamptz not null,
      last_failed_at timestamptz not null,
      next_attempt_at timestamptz not null,
      primary key (kind, subject)
    )`.execute(db);
  },
};
