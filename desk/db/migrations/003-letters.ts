import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Emails that another service wants sent: identified by its own key, so that a repeated request sends once, and with files
 * that belong to the email alone. `discard_at`: what couldn't be sent until then is neither sent nor kept.
 */
export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table desk.outgoing_mail add column key text unique, add column discard_at timestamptz`.execute(
      db,
    );
    await sql`create table desk.mail_attachment (
      mail_id bigint not null references desk.outgoing_mail (id) on delete cascade,
      position integer not null,
      name text not null,
      type text not null,
      bytes bytea not null,
      primary key (mail_id, position)
    )`.execute(db);
  },
};
