import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What staff do with what visitors sent: who has it, what was answered, when it was closed. */
export const inboxWork: Migration = {
  async up(_db: Kysely<unknown>) {},
};
