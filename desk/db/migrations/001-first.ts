import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const first: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table desk.subscriber (
      email text primary key check (email = lower(email)),
      locale text not null check (locale in ('el', 'en')),
      state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
      confirm_hash text unique,
      confirm_until timestamptz,
      unsubscribe_token text not null unique,
      asked_at timestamptz not null,
      confirmed_at timestamptz
    )`.execute(db);
    await sql`create table desk.outgoing_mail (
      id bigserial primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      headers text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      sent_at timestamptz,
      last_error text
    )`.execute(db);
    await sql`create index outgoing_mail_waiting on desk.outgoing_mail (next_attempt_at) where sent_at is null`.execute(
      db,
    );
  },
};
