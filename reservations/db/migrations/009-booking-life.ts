import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What changes of a sold booking need. A ticket keeps its position in the booking for good; a change gives it another
 * version, so that an outdated printed one can be recognised. `correction` counts corrections and contains no names.
 */
const statements = [
  `alter table reservations.ticket drop constraint ticket_state_check`,
  `alter table reservations.ticket add constraint ticket_state_check check (state in ('live', 'open', 'expired', 'cancelled'))`,
  `alter table reservations.ticket add column version integer not null default 1`,
  // A segment without a date still refers to the sailing it was bought for: its refund is what it was when the date
  // was given up.
  `alter table reservations.booking_segment add column open_until date, add column opened_at timestamptz,
    add constraint open_from_and_until check ((open_until is null) = (opened_at is null))`,
  `create index booking_segment_open on reservations.booking_segment (open_until) where open_until is not null`,
  `create table reservations.correction (
    booking_id uuid not null references reservations.booking, item text not null, at timestamptz not null,
    fields text not null)`,
  `create index correction_booking on reservations.correction (booking_id)`,
  `create table reservations.change_terms (position integer primary key, terms jsonb not null)`,
];

export const bookingLife: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
