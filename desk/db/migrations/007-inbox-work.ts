import * as v from 'valibot';
import { all } from '#foundation/db/rows.ts';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchText } from '#desk/db/search-text.ts';

/**
 * What staff do with submissions: who owns one, what was answered, when it was closed. `doubt` is why something is
 * suspected to be advertising: its emails then wait in `held`. `used_stamp` remembers solved puzzles until their stamps expire.
 */
export const inboxWork: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table desk.received
      add column state text not null default 'new' check (state in ('new', 'taken', 'answered', 'closed')),
      add column staff_id text,
      add column staff_name text,
      add column staff_role text,
      add column proven boolean not null default true,
      add column doubt text,
      add column held text,
      add column search text not null default ''`.execute(db);
    await sql`create index received_newest on desk.received (received_at desc, reference desc)`.execute(db);
    await sql`create table desk.answer (
      reference text not null references desk.received (reference) on delete cascade,
      key text not null,
      staff_id text not null,
      staff_name text not null,
      text text not null,
      at timestamptz not null,
      primary key (reference, key)
    )`.execute(db);
    await sql`create table desk.used_stamp (stamp text primary key, used_at timestamptz not null)`.execute(
      db,
    );
    await fillSearch(db);
  },
};

const Before = {
  reference: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  details: v.string(),
};

async function fillSearch(db: Kysely<unknown>): Promise<void> {
  const rows = await all(db, Before, sql`select reference, name, email, phone, details from desk.received`);
  for (const row of rows)
    await sql`update desk.received set search = ${searchText(row)} where reference = ${row.reference}`.execute(
      db,
    );
}
