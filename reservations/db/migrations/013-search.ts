import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // For the last ship of a connection: which ships arrive at this port.
  `create index sailing_call_arrivals on reservations.sailing_call (port_code, arrives_at) where arrives_at is not null`,
  `alter table reservations.network_load add column search jsonb not null default '{}'`,
];

export const search: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
