import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The rolling timetable and the places left on each leg. `leg_inventory_never_oversold` is the last safeguard:
 * whatever the code does, the database refuses to sell a place twice.
 */
const statements = [
  `create table reservations.roll (id integer primary key check (id = 1), through date not null)`,
  `create table reservations.sailing (
    id text primary key, line_id text not null references reservations.line, service_day date not null, run integer not null,
    vessel_id text not null references reservations.vessel, config_id text not null references reservations.vessel_config,
    shift_minutes integer not null, status text not null default 'planned' check (status in ('planned', 'cancelled')),
    delay_minutes integer not null default 0 check (delay_minutes >= 0), notice_el text, notice_en text,
    unique (line_id, service_day, run))`,
  `create index sailing_day on reservations.sailing (service_day)`,
  `create table reservations.sailing_call (
    sailing_id text not null references reservations.sailing on delete cascade, seq integer not null,
    quay_id text not null references reservations.quay, port_code text not null references reservations.port,
    arrives_at timestamptz, departs_at timestamptz, departs_day date, sales_close_at timestamptz, stopover boolean not null,
    primary key (sailing_id, seq), check (arrives_at <= departs_at))`,
  // One index lookup per question: which ships leave this port on these days, and where else they call.
  `create index sailing_call_departures on reservations.sailing_call (port_code, departs_day)
    where departs_day is not null`,
  `create table reservations.leg_inventory (
    sailing_id text not null references reservations.sailing on delete cascade, leg_no integer not null, resource text not null,
    capacity integer not null, sold integer not null default 0, held integer not null default 0,
    blocked integer not null default 0, primary key (sailing_id, leg_no, resource),
    constraint leg_inventory_not_negative check (capacity >= 0 and sold >= 0 and held >= 0 and blocked >= 0),
    constraint leg_inventory_never_oversold check (sold + held + blocked <= capacity))`,
];

export const sailings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
