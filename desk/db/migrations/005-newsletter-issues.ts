import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Issues of the newsletter and their recipients. A sign-up is stored in its own table and processed later, so that the
 * endpoint does the same work for every address. A subscriber has a number, which other tables store instead of the address.
 */
export const newsletterIssues: Migration = {
  async up(db: Kysely<unknown>) {
    // Database and program may disagree on the lower case of rare letters; the program's version counts.
    await sql`alter table desk.subscriber
      drop constraint subscriber_email_check,
      drop constraint subscriber_state_check,
      add column id bigserial not null unique,
      add column source text not null default '',
      add column wanted_locale text check (wanted_locale in ('el', 'en')),
      add column written_at timestamptz,
      add column left_at timestamptz,
      add column refusals integer not null default 0,
      add column refused_at timestamptz`.execute(db);
    await sql`update desk.subscriber set written_at = asked_at,
      left_at = case when state = 'unsubscribed' then asked_at end`.execute(db);
    await sql`alter table desk.subscriber
      alter column written_at set not null,
      add constraint subscriber_state_check
        check (state in ('pending', 'confirmed', 'unsubscribed', 'undeliverable'))`.execute(db);
    await sql`create index subscriber_by_state on desk.subscriber (state, id)`.execute(db);
    await sql`create table desk.sign_up (
      id bigserial primary key,
      email text not null,
      locale text not null check (locale in ('el', 'en')),
      source text not null,
      asked_at timestamptz not null
    )`.execute(db);
    await sql`create table desk.sign_up_level (
      one boolean primary key default true check (one),
      level double precision not null,
      at timestamptz not null
    )`.execute(db);
    await sql`create table desk.newsletter_issue (
      id text primary key,
      state text not null check (state in ('draft', 'sending', 'paused', 'sent')),
      content text not null,
      made_by text not null,
      made_at timestamptz not null,
      changed_at timestamptz not null,
      sent_by text,
      started_at timestamptz,
      finished_at timestamptz,
      readers integer not null default 0,
      reached bigint not null default 0,
      written boolean not null default false,
      totals text,
      check ((state = 'draft') = (started_at is null)),
      check ((state = 'sent') = (finished_at is not null))
    )`.execute(db);
    await sql`create index newsletter_issue_by_age on desk.newsletter_issue (made_at)`.execute(db);
    await sql`create table desk.newsletter_recipient (
      issue_id text not null references desk.newsletter_issue (id) on delete cascade,
      subscriber_id bigint not null references desk.subscriber (id) on delete cascade,
      refused_at timestamptz,
      primary key (issue_id, subscriber_id)
    )`.execute(db);
    await sql`create index newsletter_recipient_by_subscriber on desk.newsletter_recipient (subscriber_id)`.execute(
      db,
    );
  },
};
