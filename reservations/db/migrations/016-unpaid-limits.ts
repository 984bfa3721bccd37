import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Codes that confirm an address, and who holds places without having paid. Contacts, networks and people are keyed
 * hashes: they can be counted but not read. All of it is deleted as soon as nothing is unpaid any more.
 */
const statements = [
  `create table reservations.contact_verification (
    id uuid primary key, channel text not null, sealed text not null, code_hash text not null,
    attempts integer not null default 0, created_at timestamptz not null, expires_at timestamptz not null)`,
  `create index contact_verification_age on reservations.contact_verification (expires_at)`,
  `create table reservations.unpaid_claim (
    booking_id uuid primary key references reservations.booking on delete cascade, contact text, network text,
    reserved_at timestamptz, suspicion text)`,
  `create index unpaid_claim_contact on reservations.unpaid_claim (contact) where contact is not null`,
  `create index unpaid_claim_network on reservations.unpaid_claim (network) where network is not null`,
  `create table reservations.unpaid_person (
    booking_id uuid not null references reservations.unpaid_claim on delete cascade, person text not null,
    primary key (booking_id, person))`,
  `create index unpaid_person_person on reservations.unpaid_person (person)`,
  // Alerts sent to the operator, one per sailing and day.
  `create table reservations.unpaid_alert (
    sailing_id text not null references reservations.sailing on delete cascade, day date not null,
    primary key (sailing_id, day))`,
  `alter table reservations.waiting_entry add column contact text, add column network text`,
  `create index waiting_entry_contact on reservations.waiting_entry (contact) where contact is not null`,
  `create index waiting_entry_network on reservations.waiting_entry (network) where network is not null`,
];

export const unpaidLimits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
