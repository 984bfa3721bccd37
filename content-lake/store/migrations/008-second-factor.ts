import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes of an authenticator app. `next_secret` is one that is being set up; secrets are encrypted. */
export const secondFactor: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lake.second_factor (
      account_id text primary key references lake.account (id) on delete cascade,
      secret text,
      next_secret text,
      last_step bigint not null default 0
    )`.execute(db);
    await sql`create table lake.recovery_code (
      account_id text not null references lake.account (id) on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    )`.execute(db);
  },
};
