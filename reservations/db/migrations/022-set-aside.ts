import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Money in a currency that we do not accept (`state = 'mismatch'`): amount, currency, and when it was refunded. Not
 * in our ledger, which is in euro.
 */
const statements = [
  `alter table reservations.payment add column foreign_currency text, add column foreign_amount integer,
    add column set_aside_at timestamptz, add column foreign_refunded_at timestamptz`,
  `create index payment_set_aside on reservations.payment (set_aside_at)
    where state = 'mismatch' and foreign_refunded_at is null`,
];

export const setAside: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
