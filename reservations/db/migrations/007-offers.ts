import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Rules of entitlements, codes and day trips as loaded, and the counts of what is limited. `allotment_never_exceeded`
 * is the last safeguard: the database refuses to sell a day-trip seat or the last use of a code twice, whatever the
 * code does.
 */
const statements = [
  `create table reservations.entitlement_rule (position integer primary key, code text not null, rule jsonb not null)`,
  `create table reservations.promo_rule (position integer primary key, code text not null unique, rule jsonb not null)`,
  `create table reservations.day_trip_rule (position integer primary key, id text not null unique, rule jsonb not null)`,
  // `scope` is a sailing for day trips and `*` for codes; a row is inserted at the first use. Null seats: counted
  // without a limit.
  `create table reservations.allotment (
    rule text not null, scope text not null, seats integer, taken integer not null default 0, primary key (rule, scope),
    constraint allotment_never_exceeded check (taken >= 0 and (seats is null or taken <= seats)))`,
  // What a booking took. Kept when released, so that a late payment can take the same again. `person` is a keyed
  // hash.
  `create table reservations.booking_allotment (
    booking_id uuid not null references reservations.booking, rule text not null, scope text not null,
    quantity integer not null check (quantity > 0), live boolean not null default true, person text,
    primary key (booking_id, rule, scope))`,
  `create index booking_allotment_person on reservations.booking_allotment (rule, person) where person is not null`,
];

export const offers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
