import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the outgoing queue needs to know of a letter beside itself. */
export const mail: Migration = {
  async up(_db: Kysely<unknown>) {},
};
