import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Travellers' details are now stored encrypted. A migration has no keys: `personal/reseal.ts` encrypts the plain
 * columns and empties them before the service serves its first request.
 */
const statements = [
  `create table reservations.personal (
    booking_id uuid not null references reservations.booking, part text not null check (part in ('travellers', 'contact')),
    sealed text not null, primary key (booking_id, part))`,
  ...['surname', 'given', 'gender', 'nationality', 'birth_day', 'special_care'].map(
    (column) => `alter table reservations.passenger alter column ${column} drop not null`,
  ),
  `alter table reservations.vehicle alter column plate drop not null`,
  `create index passenger_plain on reservations.passenger (booking_id) where surname is not null`,
  `create index booking_plain on reservations.booking (id) where email is not null or phone is not null`,
];

export const personal: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
