import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The days that the rolled-out timetable covers, and how long the clock has advanced day by day. A clock that jumps
 * ahead and back must not delete sailings. `since` null: something may be missing, so the next roll checks every day.
 */
const statements = [
  `alter table reservations.roll add column since date, add column rolled_on date, add column steady_since date`,
];

export const steadyClock: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
