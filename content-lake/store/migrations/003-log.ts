import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a log needs that several processes follow, that is cut at its old end, and whose datasets come and go. */
export const log: Migration = {
  async up(db: Kysely<unknown>) {
    // Tells a dataset from an earlier one of the same name.
    await sql`alter table lake.dataset add column incarnation bigint generated always as identity`.execute(
      db,
    );
    // After this place the log is complete; nobody can resume from before it.
    await sql`alter table lake.dataset add column complete_after bigint not null default 0`.execute(db);
    // The digest of what was asked, and the answer: a request whose answer was lost gets it when it comes again.
    await sql`alter table lake.tx add column request text, add column results json`.execute(db);
    await sql`create index tx_dataset_at on lake.tx (dataset, at)`.execute(db);
    for (const table of [sql.table('lake.webhook_cursor'), sql.table('lake.webhook_delivery')]) {
      await sql`delete from ${table} where dataset not in (select name from lake.dataset)`.execute(db);
      await sql`alter table ${table}
        add foreign key (dataset) references lake.dataset (name) on delete cascade`.execute(db);
    }
  },
};
