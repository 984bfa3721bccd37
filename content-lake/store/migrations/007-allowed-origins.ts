import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sites beside the lake's own whose pages may call it, as administrators edit them. */
export const allowedOrigins: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table lake.allowed_origin (
      id bigint generated always as identity primary key,
      origin text not null unique,
      allow_credentials boolean not null,
      created_by text not null,
      created_at timestamptz not null
    )`.execute(db);
  },
};
