import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the outgoing queue needs to know about an email besides its content: state, key, priority and campaign.
 * `ended_at`, until now `sent_at`, is when it reached its final state.
 */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index desk.outgoing_mail_waiting`.execute(db);
    await sql`alter table desk.outgoing_mail rename column sent_at to ended_at`.execute(db);
    await sql`alter table desk.outgoing_mail
      add column state text not null default 'waiting'
        check (state in ('waiting', 'sent', 'kept', 'dead', 'discarded')),
      add column why text check (why in ('refused', 'exhausted')),
      add column priority smallint not null default 0,
      add column campaign text,
      add column personal boolean not null default false,
      add column dated_at timestamptz`.execute(db);
    await sql`update desk.outgoing_mail set dated_at = created_at, personal = key is not null,
      key = coalesce(key, 'letter-' || id),
      state = case when ended_at is not null then 'sent' when attempts >= 20 then 'dead' else 'waiting' end,
      why = case when ended_at is null and attempts >= 20 then 'exhausted' end,
      ended_at = case when ended_at is null and attempts >= 20 then next_attempt_at else ended_at end`.execute(
      db,
    );
    await sql`alter table desk.outgoing_mail
      alter column key set not null,
      alter column dated_at set not null,
      add constraint outgoing_mail_ended check ((state = 'waiting') = (ended_at is null))`.execute(db);
    await sql`create index outgoing_mail_due on desk.outgoing_mail (priority, id) where state = 'waiting'`.execute(
      db,
    );
    await sql`create index outgoing_mail_by_state on desk.outgoing_mail (state, id)`.execute(db);
    await sql`create index outgoing_mail_by_campaign on desk.outgoing_mail (campaign, state)
      where campaign is not null`.execute(db);
  },
};
