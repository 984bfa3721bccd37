import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What visitors send by the forms, and emails with an attachment. A file is stored in parts, so that neither a query nor a
 * backup ever holds many whole files in memory.
 */
export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table desk.received (
      reference text primary key,
      kind text not null check (kind in ('message', 'cargo', 'application')),
      request_key text unique,
      digest text not null,
      locale text not null check (locale in ('el', 'en')),
      name text not null,
      email text not null,
      phone text not null,
      details text not null,
      received_at timestamptz not null
    )`.execute(db);
    await sql`create index received_by_age on desk.received (kind, received_at)`.execute(db);
    await sql`create table desk.file (
      reference text primary key references desk.received (reference) on delete cascade,
      name text not null,
      type text not null
    )`.execute(db);
    await sql`create table desk.file_part (
      reference text not null references desk.file (reference) on delete cascade,
      part integer not null,
      bytes bytea not null,
      primary key (reference, part)
    )`.execute(db);
    await sql`alter table desk.outgoing_mail
      add column html text,
      add column attaches text references desk.file (reference) on delete set null`.execute(db);
  },
};
