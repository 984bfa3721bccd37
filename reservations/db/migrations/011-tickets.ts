import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Every ticket gets a document number when it is written, and another one when it changes: earlier printouts are then
 * no longer valid. `withheld_at`: nothing could be sent, because the traveller declined to give an address. Scans
 * come from devices that may have been offline for hours.
 */
const statements = [
  `create sequence reservations.ticket_document as integer start 1000001`,
  `alter table reservations.ticket add column document integer not null unique
    default nextval('reservations.ticket_document')`,
  `create function reservations.ticket_reissued() returns trigger language plpgsql as $$
    begin
      new.document := nextval('reservations.ticket_document');
      return new;
    end $$`,
  `create trigger ticket_reissued before update on reservations.ticket
    for each row when (new.version is distinct from old.version) execute function reservations.ticket_reissued()`,
  `alter table reservations.message add column withheld_at timestamptz`,
  `drop index reservations.message_due`,
  `create index message_due on reservations.message (next_attempt_at) where handed_over_at is null and withheld_at is null`,
  `create table reservations.scan (
    document integer not null, call_seq integer not null, kind text not null check (kind in ('board', 'alight')),
    sailing_id text not null references reservations.sailing, device text not null, at timestamptz not null,
    received_at timestamptz not null, primary key (document, call_seq, kind))`,
  `create index scan_sailing on reservations.scan (sailing_id)`,
];

export const tickets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
