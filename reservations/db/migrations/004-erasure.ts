import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const erasure: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reservations.booking add column erased_at timestamptz`.execute(db);
    await sql`create index booking_to_erase on reservations.booking (id)
      where state = 'confirmed' and erased_at is null`.execute(db);
  },
};
