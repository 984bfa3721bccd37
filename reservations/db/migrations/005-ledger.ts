import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The life of a booking after the hold, its money and its messages. `ledger_entry` is append-only and every
 * transaction in it sums to zero: the database refuses anything else at commit, whatever the code does.
 */
const statements = [
  `alter table reservations.booking drop constraint booking_state_check`,
  `alter table reservations.booking add constraint booking_state_check check
    (state in ('held', 'paying', 'confirmed', 'ticketed', 'open', 'expired', 'released', 'cancelled'))`,
  `create table reservations.ledger_entry (
    seq bigserial primary key, transaction_id uuid not null, at timestamptz not null,
    booking_id uuid not null references reservations.booking, account text not null,
    cents integer not null check (cents <> 0), what text not null, reference text not null default '')`,
  `create index ledger_booking on reservations.ledger_entry (booking_id)`,
  `create index ledger_transaction on reservations.ledger_entry (transaction_id)`,
  `create function reservations.ledger_balances() returns trigger language plpgsql as $$
    begin
      if (select sum(cents) from reservations.ledger_entry where transaction_id = new.transaction_id) <> 0 then
        raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_sums_to_zero after insert on reservations.ledger_entry
    deferrable initially deferred for each row execute function reservations.ledger_balances()`,
  `create function reservations.ledger_is_written_once() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only' using errcode = 'check_violation';
    end $$`,
  `create trigger ledger_append_only before update or delete on reservations.ledger_entry
    for each row execute function reservations.ledger_is_written_once()`,
  // Emails to travellers; written together with the change they report, passed to the desk afterwards.
  `create table reservations.message (
    id uuid primary key, booking_id uuid not null references reservations.booking, kind text not null,
    occasion text not null, data jsonb not null default '{}', created_at timestamptz not null,
    next_attempt_at timestamptz not null, attempts integer not null default 0, handed_over_at timestamptz, last_error text,
    unique (booking_id, kind, occasion))`,
  `create index message_due on reservations.message (next_attempt_at) where handed_over_at is null`,
];

export const ledger: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
