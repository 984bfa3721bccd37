import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Places set aside for islanders, and the waiting list. `queue` marks places with a waiting list: what comes free
 * there goes to `awaited` in the same statement, whoever releases it, and from there to the list; buyers never see it
 * as free in between.
 */
const statements = [
  `create table reservations.quota_rule (
    number integer not null, resource text not null, entitlement text not null,
    percent integer not null check (percent between 0 and 100), hours_before integer not null check (hours_before >= 0),
    valid daterange not null, exclude using gist (int4range(number, number, '[]') with &&, valid with &&))`,
  // `quota_used`: what those entitled to the quota have taken, of the quota and beyond it.
  `alter table reservations.leg_inventory add column quota integer not null default 0,
    add column quota_used integer not null default 0, add column quota_for text, add column quota_until timestamptz,
    add column queue boolean not null default false, add column awaited integer not null default 0,
    add constraint leg_inventory_quota_fits check (quota between 0 and capacity and quota_used between 0 and sold + held),
    add constraint leg_inventory_awaited_fits check (awaited >= 0 and sold + held + blocked + awaited <= capacity)`,
  // The entitlement by which it was taken, so that it is returned to the same account.
  `alter table reservations.allocation add column entitlement text`,
  `create table reservations.waiting_sailing (
    sailing_id text primary key references reservations.sailing on delete cascade, match_at timestamptz not null)`,
  `create index waiting_sailing_due on reservations.waiting_sailing (match_at)`,
  // `sealed`: the contact, encrypted; deleted as soon as the entry is over.
  `create table reservations.waiting_entry (
    id uuid primary key, place bigserial, token_hash text not null,
    sailing_id text not null references reservations.sailing on delete cascade, from_seq integer not null,
    to_seq integer not null, class text not null, party json not null, locale text not null, may_split boolean not null,
    state text not null default 'waiting' check (state in ('waiting', 'offered', 'withdrawn', 'expired')),
    created_at timestamptz not null, expires_at timestamptz not null, sealed text, check (from_seq < to_seq))`,
  `create index waiting_entry_queue on reservations.waiting_entry (sailing_id, place) where state = 'waiting'`,
  // An offer is a held booking. One entry may have several when the party may be split.
  `create table reservations.waiting_offer (
    entry_id uuid not null references reservations.waiting_entry on delete cascade, number integer not null,
    booking_id uuid not null unique references reservations.booking, primary key (entry_id, number))`,
  `create function reservations.places_came_free() returns trigger language plpgsql as $$
    declare
      was integer := old.capacity - old.sold - old.held - old.blocked;
      is_now integer := new.capacity - new.sold - new.held - new.blocked;
    begin
      if new.awaited = old.awaited then
        new.awaited := greatest(0, least(is_now, old.awaited + greatest(is_now - was, 0)));
      end if;
      if is_now > was then
        update reservations.waiting_sailing set match_at = '-infinity' where sailing_id = new.sailing_id;
      end if;
      return new;
    end $$`,
  `create trigger places_came_free before update on reservations.leg_inventory
    for each row when (new.queue) execute function reservations.places_came_free()`,
];

export const quotaAndWaiting: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
