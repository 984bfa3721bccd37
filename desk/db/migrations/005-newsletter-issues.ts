import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Issues of the newsletter and who gets them. */
export const newsletterIssues: Migration = {
  async up(_db: Kysely<unknown>) {},
};
