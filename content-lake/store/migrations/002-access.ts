import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts, their credentials, and pending webhook deliveries. Secrets are stored only as hashes. */
export const access: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lake.account (
      id text primary key,
      email text not null unique check (email = lower(email)),
      name text not null,
      role text not null check (role in ('editor', 'administrator')),
      password_hash text not null,
      created_at timestamptz not null
    )`.execute(db);
    await sql`create table lake.session (
      token_hash text primary key,
      account_id text not null references lake.account (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
    await sql`create index session_expiry on lake.session (expires_at)`.execute(db);
    await sql`create table lake.sign_in_ticket (
      sid_hash text primary key,
      account_id text not null references lake.account (id) on delete cascade,
      origin text not null,
      expires_at timestamptz not null
    )`.execute(db);
    await sql`create table lake.api_token (
      id text primary key,
      token_hash text not null unique,
      name text not null,
      scopes text not null,
      created_at timestamptz not null,
      expires_at timestamptz
    )`.execute(db);
    await sql`create table lake.key_value (
      account_id text not null references lake.account (id) on delete cascade,
      key text not null,
      value json not null,
      updated_at timestamptz not null,
      primary key (account_id, key)
    )`.execute(db);
    await sql`create table lake.webhook_cursor (
      hook text not null,
      dataset text not null,
      seq bigint not null,
      primary key (hook, dataset)
    )`.execute(db);
    await sql`create table lake.webhook_delivery (
      id text primary key,
      seq bigint not null,
      position integer not null,
      hook text not null,
      dataset text not null,
      transaction_id text not null,
      document_id text not null,
      operation text not null,
      body text not null,
      status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
      attempts integer not null default 0,
      created_at timestamptz not null,
      claimed_until timestamptz,
      finished_at timestamptz,
      last_status integer,
      last_error text
    )`.execute(db);
    await sql`create index webhook_delivery_pending on lake.webhook_delivery (hook, dataset, seq, position)
      where status = 'pending'`.execute(db);
  },
};
