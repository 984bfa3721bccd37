import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Custom roles, sign-in through a provider, sessions that can be listed, tokens that can be traced, and the audit log. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    // Roles come from the configuration, which a database constraint can't know.
    await sql`alter table lake.account drop constraint account_role_check`.execute(db);
    await sql`alter table lake.account alter column password_hash drop not null`.execute(db);
    await sql`alter table lake.account add column last_seen_at timestamptz`.execute(db);
    await sql`create table lake.account_identity (
      issuer text not null,
      subject text not null,
      account_id text not null references lake.account (id) on delete cascade,
      created_at timestamptz not null,
      primary key (issuer, subject)
    )`.execute(db);
    // The history shows the names of people who have left; nothing else about them is kept.
    await sql`create table lake.former_member (
      id text primary key,
      name text not null,
      left_at timestamptz not null
    )`.execute(db);
    await sql`create table lake.invitation (
      id text primary key,
      code_hash text not null unique,
      purpose text not null check (purpose in ('join', 'password')),
      email text not null,
      role text not null,
      invited_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
    await sql`alter table lake.session
      add column id text,
      add column last_used_at timestamptz,
      add column ends_at timestamptz,
      add column visitor text not null default '',
      add column device text not null default ''`.execute(db);
    await sql`update lake.session set id = 'ses-' || md5(token_hash), last_used_at = created_at,
      ends_at = expires_at`.execute(db);
    await sql`alter table lake.session
      alter column id set not null,
      alter column last_used_at set not null,
      alter column ends_at set not null`.execute(db);
    await sql`create unique index session_id on lake.session (id)`.execute(db);
    await sql`create index session_account on lake.session (account_id)`.execute(db);
    await sql`alter table lake.api_token
      add column created_by text not null default '',
      add column dataset text,
      add column last_used_at timestamptz`.execute(db);
    await sql`create table lake.audit (
      id bigserial primary key,
      at timestamptz not null,
      kind text not null,
      actor_id text not null,
      actor_name text not null,
      subject text not null,
      visitor text not null,
      details json not null
    )`.execute(db);
    await sql`create index audit_at on lake.audit (at)`.execute(db);
  },
};
