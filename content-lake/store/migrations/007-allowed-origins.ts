import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Other sites whose pages may call the lake, as edited by administrators. */
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
