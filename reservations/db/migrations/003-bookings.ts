import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Bookings and their details. A sailing that was ever booked can't be deleted: the foreign keys forbid it. */
const statements = [
  `create table reservations.booking (
    id uuid primary key, reference text not null unique, access_hash text not null, locale text not null,
    state text not null check (state in ('held', 'confirmed', 'expired', 'released', 'cancelled')),
    version integer not null default 1, created_at timestamptz not null, hold_expires_at timestamptz not null,
    confirmed_at timestamptz, confirm_hash text, pay_by timestamptz, party json not null, quote json not null,
    total_cents integer not null, email text, phone text, contact_refused boolean not null default false)`,
  `create index booking_due on reservations.booking (hold_expires_at) where state = 'held'`,
  `create table reservations.booking_segment (
    booking_id uuid not null references reservations.booking, seq integer not null, direction text not null
    check (direction in ('A', 'R')), class text not null, sailing_id text not null references reservations.sailing,
    from_seq integer not null, to_seq integer not null, primary key (booking_id, seq), check (from_seq < to_seq))`,
  `create index booking_segment_sailing on reservations.booking_segment (sailing_id)`,
  // What was taken from the inventory, so that releasing it never depends on rules that may have changed since.
  `create table reservations.allocation (
    booking_id uuid not null, segment integer not null, resource text not null, quantity integer not null check (quantity > 0),
    primary key (booking_id, segment, resource),
    foreign key (booking_id, segment) references reservations.booking_segment (booking_id, seq))`,
  `create table reservations.passenger (
    booking_id uuid not null references reservations.booking, position integer not null, category text not null,
    surname text not null, given text not null, gender text not null, nationality text not null, birth_day date not null,
    special_care text not null, primary key (booking_id, position))`,
  `create table reservations.vehicle (
    booking_id uuid not null references reservations.booking, position integer not null, category text not null,
    plate text not null, driver integer not null, primary key (booking_id, position))`,
  // One per traveller (infants too), vehicle and pet on each sailing.
  `create table reservations.ticket (
    booking_id uuid not null, segment integer not null, item text not null, category text not null, class text not null,
    cents integer not null, state text not null default 'live' check (state in ('live', 'cancelled')),
    primary key (booking_id, segment, item),
    foreign key (booking_id, segment) references reservations.booking_segment (booking_id, seq))`,
  `create table reservations.audit (
    seq bigserial primary key, at timestamptz not null, booking_id uuid, what text not null, version integer,
    detail jsonb not null default '{}')`,
  // The key is claimed and the response stored in the transaction that does the work: they exist together or not at
  // all.
  `create table reservations.idempotency (
    scope text not null, key text not null, body_hash text not null, status integer not null, answer text not null,
    created_at timestamptz not null, primary key (scope, key))`,
  `create index idempotency_age on reservations.idempotency (created_at)`,
];

export const bookings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
