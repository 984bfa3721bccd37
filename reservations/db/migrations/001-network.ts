import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The operator's network, timetable and prices as loaded. Periods are `daterange`; two prices of the same thing can
 * never overlap. The exclusions compare a number as a one-element range, because equality in a GiST index would need
 * an extension.
 */
const statements = [
  `create table reservations.network_load (
    id integer primary key check (id = 1), hash text not null, policy jsonb not null)`,
  `create table reservations.port (
    code text primary key check (code ~ '^[A-Z]{3}$'), locode text, island text not null, name_el text not null,
    name_en text not null, accusative text not null, lat float8 not null, lon float8 not null, aliases jsonb not null,
    position integer not null)`,
  `create table reservations.quay (
    id text primary key, port_code text not null references reservations.port, name_el text not null, name_en text not null,
    lat float8 not null, lon float8 not null, note_el text not null, note_en text not null, position integer not null)`,
  `create table reservations.vessel (
    id text primary key, name_el text not null, name_en text not null, kind text not null check (kind in ('fast', 'ferry')),
    takes_vehicles boolean not null, position integer not null)`,
  `create table reservations.vessel_config (
    id text primary key, vessel_id text not null references reservations.vessel, vessel_number integer not null,
    valid daterange not null,
    exclude using gist (int4range(vessel_number, vessel_number, '[]') with &&, valid with &&))`,
  `create table reservations.vessel_capacity (
    config_id text not null references reservations.vessel_config, resource text not null,
    capacity integer not null check (capacity >= 0), primary key (config_id, resource))`,
  `create table reservations.line (
    id text primary key, name_el text not null, name_en text not null, position integer not null)`,
  // The first call has only a departure, the last only an arrival; minutes count from midnight of the service day in
  // local time.
  `create table reservations.line_call (
    line_id text not null references reservations.line, seq integer not null, quay_id text not null references reservations.quay,
    arrives_minute integer, departs_minute integer, stopover boolean not null, primary key (line_id, seq),
    check (arrives_minute is not null or seq = 0), check (arrives_minute <= departs_minute))`,
  `create table reservations.calendar (
    position integer primary key, line_id text not null references reservations.line,
    vessel_id text not null references reservations.vessel, run integer not null, shift_minutes integer not null,
    season_from text not null, season_to text not null, weekdays jsonb not null, valid daterange not null)`,
  `create table reservations.calendar_exception (
    line_id text not null references reservations.line, day date not null, kind text not null
    check (kind in ('add', 'remove', 'cancel')), vessel_id text references reservations.vessel, notice_el text, notice_en text,
    primary key (line_id, day))`,
  `create table reservations.fare (
    number integer not null, from_port text not null references reservations.port, to_port text not null
    references reservations.port, vessel_kind text not null, product text not null, valid daterange not null,
    cents integer not null check (cents >= 0),
    exclude using gist (int4range(number, number, '[]') with &&, valid with &&))`,
  `create table reservations.dues (
    number integer not null, port_code text references reservations.port, kind text not null, valid daterange not null,
    cents integer not null check (cents >= 0),
    exclude using gist (int4range(number, number, '[]') with &&, valid with &&))`,
  `create table reservations.vat_rate (
    number integer not null, line_id text references reservations.line, kind text not null, valid daterange not null,
    per_mille integer not null check (per_mille between 0 and 1000),
    exclude using gist (int4range(number, number, '[]') with &&, valid with &&))`,
  `create table reservations.passenger_category (code text primary key, rule jsonb not null, position integer not null)`,
  `create table reservations.vehicle_category (code text primary key, rule jsonb not null, position integer not null)`,
  `create table reservations.pet_category (code text primary key, rule jsonb not null, position integer not null)`,
  `create table reservations.discount_rule (id text primary key, rule jsonb not null, position integer not null)`,
];

export const network: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
