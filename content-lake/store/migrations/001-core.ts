import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Bodies are `json`, not `jsonb`: it keeps the order of the fields and accepts an escaped NUL, both of which
 * `jsonb` would change or reject. No SQL queries inside a body; the replica does that.
 */
export const core: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lake.dataset (
      name text primary key,
      created_at timestamptz not null default now()
    )`.execute(db);
    await sql`create table lake.document (
      dataset text not null references lake.dataset (name) on delete cascade,
      id text not null,
      type text not null,
      rev text not null,
      body json not null,
      primary key (dataset, id)
    )`.execute(db);
    await sql`create table lake.tx (
      seq bigserial primary key,
      dataset text not null references lake.dataset (name) on delete cascade,
      id text not null,
      at timestamptz not null,
      author text not null,
      unique (dataset, id)
    )`.execute(db);
    await sql`create index tx_dataset_seq on lake.tx (dataset, seq)`.execute(db);
    await sql`create table lake.tx_doc (
      seq bigint not null references lake.tx (seq) on delete cascade,
      position integer not null,
      dataset text not null,
      doc_id text not null,
      before_rev text,
      body json,
      mutations json not null,
      apply json not null,
      revert json not null,
      primary key (seq, position)
    )`.execute(db);
    await sql`create index tx_doc_document on lake.tx_doc (dataset, doc_id, seq)`.execute(db);
  },
};
