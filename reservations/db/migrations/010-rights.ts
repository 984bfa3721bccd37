import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The rules of passengers' rights, what upset which sailings, whom it touches, and what they claimed. `disruption_booking` is
 * the list of work as well: a row without `offered_at` still waits for its offers and its message.
 */
const statements = [
  `create table reservations.rights_rule (position integer primary key, rule jsonb not null)`,
  // No reference to the sailing: one that nobody is booked on any more is cleared away, what happened to it stays known.
  `create table reservations.disruption (
    id uuid primary key, seq bigserial, sailing_id text not null, created_at timestamptz not null,
    kind text not null check (kind in ('cancel', 'delay', 'swap-vessel', 'move-quay', 'skip-call')), cause text not null,
    text_el text not null, text_en text not null, detail jsonb not null default '{}',
    withdrawn_at timestamptz, superseded_by uuid references reservations.disruption, finished_at timestamptz)`,
  `create index disruption_sailing on reservations.disruption (sailing_id)`,
  `create index disruption_open on reservations.disruption (created_at) where withdrawn_at is null and superseded_by is null and finished_at is null`,
  // No reference to the booking: its check would wait for a lock on it while the places of the sailing are locked, which is the
  // wrong way round. effect: broken (cannot travel as booked), late (may choose), connection (a later ship is missed), told (to know, no more).
  `create table reservations.disruption_booking (
    disruption_id uuid not null references reservations.disruption, booking_id uuid not null,
    segment integer not null, effect text not null check (effect in ('broken', 'late', 'connection', 'told')),
    listed_at timestamptz not null, offered_at timestamptz, offers jsonb not null default '[]',
    choice text check (choice in ('rebook', 'refund', 'keep')), chosen_at timestamptz, detail jsonb not null default '{}',
    primary key (disruption_id, booking_id))`,
  `create index disruption_booking_booking on reservations.disruption_booking (booking_id)`,
  `create index disruption_booking_due on reservations.disruption_booking (disruption_id) where offered_at is null`,
  // Taken off a ship that became too small: the tickets have no date until the traveller chooses.
  `alter table reservations.booking_segment add column displaced_at timestamptz`,
  // One compensation per journey of a booking; the first segment names the journey.
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
