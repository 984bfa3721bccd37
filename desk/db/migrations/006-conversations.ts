import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Conversations by chat, the staff's canned answers and the hours in which somebody is there. */
export const conversations: Migration = {
  async up(_db: Kysely<unknown>) {},
};
