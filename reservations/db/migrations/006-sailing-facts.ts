import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What actually happens to a sailing, besides what was planned, and where the network came from. States that only the
 * clock decides (closed, boarding, at sea, completed) are never stored: `sailings/state.ts` computes them.
 */
const statements = [
  `alter table reservations.sailing add column cause text, add column sales_open_at timestamptz,
    add column facts_at timestamptz, add column planned_vessel_id text references reservations.vessel`,
  // est_*: current estimates, null when only the timetable is known; actual_*: times reported by the ship or the
  // port.
  `alter table reservations.sailing_call add column est_arr timestamptz, add column est_dep timestamptz,
    add column actual_arr timestamptz, add column actual_dep timestamptz, add column skipped boolean not null default false,
    add column planned_quay_id text references reservations.quay`,
  `alter table reservations.calendar add column sales_open_days integer, add column sales_open_on date`,
  // An exception may concern one run of the day; null means all of them.
  `alter table reservations.calendar_exception add column run integer, add column shift_minutes integer not null default 0`,
  `alter table reservations.calendar_exception drop constraint calendar_exception_pkey`,
  `create unique index calendar_exception_once on reservations.calendar_exception (line_id, day, coalesce(run, -1))`,
  `alter table reservations.port add column min_connection_minutes integer check (min_connection_minutes >= 0)`,
  // Part of an earlier network, and still referenced by a booking.
  ...['port', 'quay', 'vessel', 'line'].map(
    (table) => `alter table reservations.${table} add column retired boolean not null default false`,
  ),
  // `content` is the network as it was loaded, so that it can be exported without loss.
  `alter table reservations.network_load add column source text not null default 'seed' check (source in ('seed', 'operator')),
    add column content json, add column loaded_at timestamptz`,
  // A network loaded by an older version is loaded again at the next start, and then with its content.
  `update reservations.network_load set hash = ''`,
];

export const sailingFacts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
