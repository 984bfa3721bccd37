import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Letters that another service asks to send: known by a key of its own, so that asking twice sends once, and with files that
 * belong to the letter alone. `discard_at`: what could not be sent until then is not sent any more, and not kept either.
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
