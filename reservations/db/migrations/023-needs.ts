import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A third part of a booking's personal data: its needs (`contracts/reservations/needs.ts`). In the same table, so that a version that
 * doesn't know it deletes it with the rest.
 */
const statements = [
  `alter table reservations.personal drop constraint personal_part_check`,
  `alter table reservations.personal add constraint personal_part_check check (part in ('travellers', 'contact', 'needs'))`,
];

export const needs: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
