import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For a log that several processes follow, whose old end is pruned, and whose datasets are created and deleted. */
export const log: Migration = {
  async up(db: Kysely<unknown>) {
    // Distinguishes a dataset from an earlier one with the same name.
    await sql`alter table lake.dataset add column incarnation bigint generated always as identity`.execute(
      db,
    );
    // After this position the log is complete; nobody can resume from before it.
    await sql`alter table lake.dataset add column complete_after bigint not null default 0`.execute(db);
    // The digest of the request, and its result: a repeated request whose response was lost gets it again.
    await sql`alter table lake.tx add column request text, add column results json`.execute(db);
    await sql`create index tx_dataset_at on lake.tx (dataset, at)`.execute(db);
    for (const table of [sql.table('lake.webhook_cursor'), sql.table('lake.webhook_delivery')]) {
      await sql`delete from ${table} where dataset not in (select name from lake.dataset)`.execute(db);
      await sql`alter table ${table}
        add foreign key (dataset) references lake.dataset (name) on delete cascade`.execute(db);
    }
  },
};
