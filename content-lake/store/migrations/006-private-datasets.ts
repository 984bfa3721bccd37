import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether strangers may read a dataset. */
export const privateDatasets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table lake.dataset add column acl_mode text not null default 'public'
      check (acl_mode in ('public', 'private'))`.execute(db);
  },
};
