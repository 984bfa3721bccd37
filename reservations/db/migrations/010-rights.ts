import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The rules of passenger rights, the disruptions of sailings, the bookings affected, and their claims.
 * `disruption_booking` is also the work list: a row without `offered_at` still waits for its offers and its email.
 */
const statements = [
  `create table reservations.rights_rule (position integer primary key, rule jsonb not null)`,
  // No foreign key to the sailing: one without bookings is eventually deleted, but what happened to it stays on
  // record.
  `create table reservations.disruption (
    id uuid primary key, seq bigserial, sailing_id text not null, created_at timestamptz not null,
    kind text not null check (kind in ('cancel', 'delay', 'swap-vessel', 'move-quay', 'skip-call')), cause text not null,
    text_el text not null, text_en text not null, detail jsonb not null default '{}',
    withdrawn_at timestamptz, superseded_by uuid references reservations.disruption, finished_at timestamptz)`,
  `create index disruption_sailing on reservations.disruption (sailing_id)`,
  `create index disruption_open on reservations.disruption (created_at) where withdrawn_at is null and superseded_by is null and finished_at is null`,
  // No foreign key to the booking: its check would wait for a lock on it while the places of the sailing are locked,
  // the reverse of the usual lock order. effect: broken (cannot travel as booked), late (may choose), connection (a
  // later ship is missed), told (for information only).
  `create table reservations.disruption_booking (
    disruption_id uuid not null references reservations.disruption, booking_id uuid not null,
    segment integer not null, effect text not null check (effect in ('broken', 'late', 'connection', 'told')),
    listed_at timestamptz not null, offered_at timestamptz, offers jsonb not null default '[]',
    choice text check (choice in ('rebook', 'refund', 'keep')), chosen_at timestamptz, detail jsonb not null default '{}',
    primary key (disruption_id, booking_id))`,
  `create index disruption_booking_booking on reservations.disruption_booking (booking_id)`,
  `create index disruption_booking_due on reservations.disruption_booking (disruption_id) where offered_at is null`,
  // Displaced from a ship that became too small: the tickets have no date until the traveller chooses.
  `alter table reservations.booking_segment add column displaced_at timestamptz`,
  // One compensation per journey of a booking; the first segment identifies the journey.
  `create table reservations.rights_claim (
    id uuid primary key, booking_id uuid not null references reservations.booking, segment integer not null,
    kind text not null check (kind in ('compensation', 'refund')), cents integer not null check (cents >= 0),
    rule_id text not null, at timestamptz not null, unique (booking_id, kind, segment))`,
];

export const rights: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
