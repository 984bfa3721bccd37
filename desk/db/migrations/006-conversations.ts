import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Chat conversations, the staff's canned answers and the desk's hours. */
export const conversations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table desk.conversation (
      id text primary key,
      token_hash text not null unique,
      token_salt text not null,
      start_key text not null unique,
      digest text not null,
      locale text not null check (locale in ('el', 'en')),
      name text not null,
      page text not null,
      booking text not null,
      data text not null,
      state text not null check (state in ('waiting', 'open', 'ended')),
      staff_id text,
      staff_name text,
      staff_role text,
      last_seq integer not null,
      last_at timestamptz not null,
      last_text text not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      traveller_delivered integer not null default 0,
      traveller_read integer not null default 0,
      staff_delivered integer not null default 0,
      staff_read integer not null default 0,
      connected_until timestamptz not null,
      search text not null,
      check ((state = 'open') = (staff_id is not null and ended_at is null)),
      check ((state = 'ended') = (ended_at is not null))
    )`.execute(db);
    await sql`create index conversation_by_age on desk.conversation (last_at desc, id)`.execute(db);
    await sql`create index conversation_by_state on desk.conversation (state, last_at desc, id)`.execute(db);
    await sql`create index conversation_by_end on desk.conversation (ended_at)`.execute(db);
    await sql`create table desk.chat_message (
      conversation_id text not null references desk.conversation (id) on delete cascade,
      seq integer not null check (seq > 0),
      key text,
      sender text not null check (sender in ('traveller', 'staff', 'desk')),
      name text not null,
      note text check (note in ('joined', 'left', 'ended', 'reopened')),
      text text not null,
      at timestamptz not null,
      search text not null,
      primary key (conversation_id, seq),
      unique (conversation_id, sender, key)
    )`.execute(db);
    await sql`create table desk.staff_presence (
      id text primary key,
      name text not null,
      role text not null,
      looking text,
      at timestamptz not null
    )`.execute(db);
    await sql`create table desk.chat_setting (
      name text primary key check (name in ('hours', 'canned')),
      value text not null
    )`.execute(db);
  },
};
