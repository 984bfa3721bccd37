import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments at providers: attempts, the providers' events, and refunds. */
const statements = [
  // `paying_until`: the hold while the traveller is at the provider. `hold_expires_at` keeps the original deadline.
  `alter table reservations.booking add column paying_until timestamptz`,
  `alter table reservations.booking add column ticketed_at timestamptz`,
  // Cancelled because it wasn't paid in time: such a booking may be revived when the money arrives and places are
  // free.
  `alter table reservations.booking add column lapsed_at timestamptz`,
  `create index booking_paying on reservations.booking (paying_until) where state = 'paying'`,
  `create index booking_unpaid on reservations.booking (pay_by) where state = 'confirmed'`,
  `create table reservations.payment (
    id uuid primary key, booking_id uuid not null references reservations.booking, provider text not null,
    state text not null check (state in ('starting', 'open', 'processing', 'paid', 'failed', 'ended', 'mismatch')),
    cents integer not null check (cents > 0), created_at timestamptz not null, expires_at timestamptz not null,
    return_url text not null, cancel_url text not null, redirect_url text, provider_ref text, charge_ref text,
    paid_cents integer not null default 0 check (paid_cents >= 0), paid_at timestamptz, receipt text,
    check_at timestamptz, checks integer not null default 0, unique (provider, provider_ref))`,
  `create index payment_booking on reservations.payment (booking_id, created_at)`,
  `create index payment_charge on reservations.payment (provider, charge_ref)`,
  `create index payment_check on reservations.payment (check_at) where state in ('starting', 'open', 'processing')`,
  `create unique index payment_receipt on reservations.payment (booking_id, receipt) where receipt is not null`,
  // Every event ever sent by a provider, once, and what we did about it.
  `create table reservations.payment_event (
    provider text not null, id text not null, kind text not null, received_at timestamptz not null,
    payment_id uuid references reservations.payment, done text not null, primary key (provider, id))`,
  // `payment_id` is null for compensation beyond what was ever paid; an agency pays that out.
  `create table reservations.refund (
    id uuid primary key, booking_id uuid not null references reservations.booking,
    payment_id uuid references reservations.payment, provider text not null, cents integer not null check (cents > 0),
    what text not null, state text not null check (state in ('due', 'sent', 'done', 'failed')),
    attempts integer not null default 0, created_at timestamptz not null, next_attempt_at timestamptz not null,
    done_at timestamptz, provider_ref text, receipt text, last_error text)`,
  `create index refund_booking on reservations.refund (booking_id)`,
  `create index refund_payment on reservations.refund (payment_id)`,
  `create index refund_waiting on reservations.refund (next_attempt_at) where state in ('due', 'sent')`,
  `create index ledger_at on reservations.ledger_entry (at)`,
  // State of the test provider.
  `create table reservations.test_payment (
    id uuid primary key references reservations.payment, cents integer not null,
    outcome text not null check (outcome in ('open', 'paid', 'declined', 'ended')))`,
];

export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
