import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table desk.subscriber (
      email text primary key check (email = lower(email)),
      locale text not null check (locale in ('el', 'en')),
      state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
      confirm_hash text unique,
      confirm_until timestamptz,
      unsubscribe_token text not null unique,
      asked_at timestamptz not null,
      confirmed_at timestamptz
    )`.execute(db);
    await sql`create table desk.outgoing_mail (
      id bigserial primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      headers text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      sent_at timestamptz,
      last_error text
    )`.execute(db);
    await sql`create index outgoing_mail_waiting on desk.outgoing_mail (next_attempt_at) where sent_at is null`.execute(
      db,
    );
  },
};

/**
 * What visitors send by the forms, and letters with an attachment. A file is kept in parts, so that neither a query nor a
 * backup ever holds many whole files in memory.
 */
const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table desk.received (
      reference text primary key,
      kind text not null check (kind in ('message', 'cargo', 'application')),
      request_key text unique,
      digest text not null,
      locale text not null check (locale in ('el', 'en')),
      name text not null,
      email text not null,
      phone text not null,
      details text not null,
      received_at timestamptz not null
    )`.execute(db);
    await sql`create index received_by_age on desk.received (kind, received_at)`.execute(db);
    await sql`create table desk.file (
      reference text primary key references desk.received (reference) on delete cascade,
      name text not null,
      type text not null
    )`.execute(db);
    await sql`create table desk.file_part (
      reference text not null references desk.file (reference) on delete cascade,
      part integer not null,
      bytes bytea not null,
      primary key (reference, part)
    )`.execute(db);
    await sql`alter table desk.outgoing_mail
      add column html text,
      add column attaches text references desk.file (reference) on delete set null`.execute(db);
  },
};

/**
 * Letters that another service asks to send: known by a key of its own, so that asking twice sends once, and with files that
 * belong to the letter alone. `discard_at`: what could not be sent until then is not sent any more, and not kept either.
 */
const letters: Migration = {
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

/**
 * Brings the desk's tables up to date. Safe to run at every start. `upTo` names the last migration to run, for putting back
 * a backup of an older program. @throws what the failing migration threw
 */
export async function migrateDesk(db: Kysely<unknown>, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: () =>
        Promise.resolve({ '001-first': first, '002-inbox': inbox, '003-letters': letters }),
    },
    migrationTableSchema: 'desk',
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
