import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { addDays } from '#foundation/dates/day.ts';
import { type Db, first, unparsed } from '#reservations/kernel/rows.ts';
import { callFields, type CallTimes, milliseconds, type Segment } from '#reservations/sailings/segments.ts';

/** A call of a ship with the data needed for boarding. */
export type RideCall = CallTimes & {
  seq: number;
  arrivesDay: string | null;
  departsDay: string | null;
  salesClose: number | null;
};

/** A whole sailing with all of its calls, without places. */
export type Ride = Pick<
  Segment,
  'sailingId' | 'lineId' | 'vesselId' | 'plannedVesselId' | 'status' | 'noticeEl' | 'noticeEn' | 'salesOpen'
> & { calls: RideCall[] };

/** Days of departure, both included. */
export type Days = { first: string; last: string };

/** A journey may include a night ashore and a night at sea after its first day. */
const LONGEST_DAYS = 3;

/** What the rides of a search are found by. `lines` are those in between when two changes are needed. */
export type RidesQuery = { route: { from: string; to: string }; days: Days; lines: readonly string[] };

/**
 * The sailings that journeys between two ports can consist of: those that leave the first on the requested days, and
 * those that arrive at the second then or a little later. Two index ranges, whatever the size of the network.
 */
export function ridesBetween(db: Db, query: RidesQuery): Promise<Ride[]> {
  // Every ship between two ports with its calls, in every search: not parsed, for the reason given in `selectTrips`.
  return unparsed(
    db,
    sql<Ride>`
      select s.id as "sailingId", s.line_id as "lineId", s.vessel_id as "vesselId",
        nullif(s.planned_vessel_id, s.vessel_id) as "plannedVesselId", s.status,
        s.notice_el as "noticeEl", s.notice_en as "noticeEn", ${milliseconds('s.sales_open_at')} as "salesOpen",
        (select json_agg(json_build_object(${callFields}, 'seq', c.seq, 'arrivesDay', (c.arrives_at at time zone 'Europe/Athens')::date, 'departsDay', c.departs_day,
          'salesClose', ${milliseconds('c.sales_close_at')}) order by c.seq)
          from reservations.sailing_call c where c.sailing_id = s.id) as calls
      from ${sailingsOf(query)} found join reservations.sailing s on s.id = found.sailing_id`,
  );
}

/**
 * Names the rows from which `ridesBetween` would read now: it differs as soon as one of them is written, added or
 * deleted, since each write makes a new version of a row (`xmin` says by which transaction, `ctid` where it is).
 * A fifth of the work of reading them.
 */
export async function versionOfRides(db: Db, query: RidesQuery): Promise<string> {
  const row = await first(
    db,
    { version: v.string() },
    sql`select md5(coalesce(string_agg(s.xmin::text || s.ctid::text || coalesce((
          select string_agg(c.xmin::text || c.ctid::text, ' ' order by c.seq)
          from reservations.sailing_call c where c.sailing_id = s.id), ''), ',' order by s.id), '')) as version
      from ${sailingsOf(query)} found join reservations.sailing s on s.id = found.sailing_id`,
  );
  return row?.version ?? '';
}

function sailingsOf({ route, days, lines }: RidesQuery): RawBuilder<unknown> {
  const end = addDays(days.last, LONGEST_DAYS);
  const between =
    lines.length === 0
      ? sql``
      : sql`union select id from reservations.sailing where line_id in (select jsonb_array_elements_text(${JSON.stringify(lines)}::text::jsonb))
          and service_day between ${addDays(days.first, -1)}::date and ${end}::date`;
  return sql`(
    select sailing_id from reservations.sailing_call
    where port_code = ${route.from} and departs_day between ${days.first}::date and ${days.last}::date
    union select sailing_id from reservations.sailing_call
    where port_code = ${route.to} and arrives_at >= ${midnight(days.first)} and arrives_at < ${midnight(end)}
    ${between}
  )`;
}

function midnight(day: string): RawBuilder<unknown> {
  return sql`(${day}::date::timestamp at time zone 'Europe/Athens')`;
}
