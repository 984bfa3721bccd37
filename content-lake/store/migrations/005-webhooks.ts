import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Webhooks become rows, so that administrators can create them; pending deliveries to addresses without such a row are dropped. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lake.webhook (
      id text primary key,
      dataset text not null references lake.dataset (name) on delete cascade,
      name text not null,
      description text,
      url text not null,
      http_method text not null,
      headers json not null,
      secret text,
      rule json not null,
      is_disabled boolean not null,
      configured boolean not null,
      created_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
    await sql`delete from lake.webhook_delivery`.execute(db);
    await sql`delete from lake.webhook_cursor`.execute(db);
    await sql`alter table lake.webhook_cursor
      add foreign key (hook) references lake.webhook (id) on delete cascade`.execute(db);
    await sql`alter table lake.webhook_delivery
      add foreign key (hook) references lake.webhook (id) on delete cascade`.execute(db);
    await sql`create index webhook_delivery_log on lake.webhook_delivery (hook, seq desc, position desc)`.execute(
      db,
    );
    await sql`create table lake.webhook_attempt (
      id bigserial primary key,
      delivery text not null references lake.webhook_delivery (id) on delete cascade,
      at timestamptz not null,
      duration_ms integer not null,
      status integer,
      error text,
      answer text
    )`.execute(db);
    await sql`create index webhook_attempt_delivery on lake.webhook_attempt (delivery)`.execute(db);
  },
};
