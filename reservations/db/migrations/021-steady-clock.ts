import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the timetable that was rolled out covers, and how long the clock has run day by day. A clock that jumps ahead and back
 * must not cost sailings. `since` null: nobody knows whether something is missing, so the next roll looks at every day.
 */
const statements = [
  `alter table reservations.roll add column since date, add column rolled_on date, add column steady_since date`,
];

export const steadyClock: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
