import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '#contracts/reservations/network-data.ts';
import { oneOf } from '#reservations/kernel/one-of.ts';
import { type Db, unparsed } from '#reservations/kernel/rows.ts';
import { freeFor } from './inventory/quota.ts';
import type { CallFacts } from './state.ts';
import type { SegmentKey } from './segment-id.ts';

export type CallTimes = CallFacts & {
  quay: string;
  /** The planned quay when the ship berths elsewhere; otherwise null. */
  plannedQuay: string | null;
  port: string;
  stopover: boolean;
};

/** A sailing between two of its calls, with what is free on all legs between them. */
export type Segment = SegmentKey & {
  lineId: string;
  vesselId: string;
  /** A trip from or to a skipped call is cancelled, even if the ship sails. */
  status: 'planned' | 'cancelled';
  /** The ship does not sail at all. */
  isSailingCancelled: boolean;
  /** The planned ship when another one sails; otherwise null. */
  plannedVesselId: string | null;
  /** Of the whole voyage, including calls outside the trip. */
  skippedCalls: { seq: number; port: string }[];
  /** Delay of the departure from the trip's first call, reported or expected. */
  delayMinutes: number;
  noticeEl: string | null;
  noticeEn: string | null;
  /** Day of departure in local time at the boarding port. */
  day: string;
  /** Null: on sale as soon as the sailing exists. */
  salesOpen: number | null;
  salesClose: number;
  calls: CallTimes[];
  /**
   * The minimum over all legs; a resource that the ship does not have is absent. Quota places count as free here; the
   * search subtracts them.
   */
  free: Partial<Record<Resource, number>>;
};

/** Trips from one port to another that leave on one of the days, soonest first. */
export function directSegments(
  db: Db,
  route: { from: string; to: string; firstDay: string; lastDay: string; alsoDay?: string },
): Promise<Segment[]> {
  const also = route.alsoDay ?? route.firstDay;
  return selectTrips(
    db,
    sql`a.port_code = ${route.from} and b.port_code = ${route.to}
      and (a.departs_day between ${route.firstDay}::date and ${route.lastDay}::date or a.departs_day = ${also}::date)`,
  );
}

/** The trips with these ids; ids that do not exist are missing from the result. */
export function segmentsByKey(db: Db, keys: readonly SegmentKey[]): Promise<Segment[]> {
  return selectTrips(
    db,
    sql`${oneOf(
      'a.sailing_id',
      keys.map(({ sailingId }) => sailingId),
    )} and (a.sailing_id, a.seq, b.seq) in (select "sailingId", "fromSeq", "toSeq" from
      json_to_recordset(${JSON.stringify(keys)}::text::json) as key ("sailingId" text, "fromSeq" integer, "toSeq" integer))`,
  );
}

/** Every departure from a port on a day, each to the ship's last call. */
export function departuresFrom(db: Db, port: string, day: string): Promise<Segment[]> {
  return selectTrips(
    db,
    sql`a.port_code = ${port} and a.departs_day = ${day}::date
      and b.seq = greatest(a.seq + 1, ${lastCall})`,
  );
}

/** The next trips to a port that are still for sale at `now`, a few from every port of departure. */
export function nextSegmentsTo(db: Db, to: string, now: Date, perPort: number): Promise<Segment[]> {
  return selectTrips(
    db,
    sql`(a.sailing_id, a.seq, b.seq) in (select sailing_id, from_seq, to_seq from (
      select x.sailing_id, x.seq as from_seq, y.seq as to_seq,
        row_number() over (partition by x.port_code order by x.departs_at) as place
      from reservations.sailing_call x join reservations.sailing_call y on y.sailing_id = x.sailing_id and y.seq > x.seq
      join reservations.sailing s on s.id = x.sailing_id and s.status = 'planned'
      where y.port_code = ${to} and y.arrives_at > ${now.toISOString()}::timestamptz
        and y.arrives_at < ${now.toISOString()}::timestamptz + interval '63 days' and x.port_code <> ${to} and x.sales_close_at > ${now.toISOString()}::timestamptz
        and not x.skipped and not y.skipped and (s.sales_open_at is null or s.sales_open_at <= ${now.toISOString()}::timestamptz)
        and x.departs_day <= (${now.toISOString()}::timestamptz at time zone 'Europe/Athens')::date + 60
    ) ranked where place <= ${perPort})`,
  );
}

/** The last trips before `now` with the same line and the same calls as this one. */
export function pastSegmentsLike(db: Db, key: SegmentKey, now: Date, most: number): Promise<Segment[]> {
  return selectTrips(
    db,
    sql`a.seq = ${key.fromSeq} and b.seq = ${key.toSeq} and a.sailing_id in (
      select x.sailing_id from reservations.sailing_call x
      join reservations.sailing p on p.id = x.sailing_id
      join reservations.sailing_call y on y.sailing_id = x.sailing_id and y.seq = ${key.toSeq}
      where p.line_id = (select line_id from reservations.sailing where id = ${key.sailingId})
        and x.seq = ${key.fromSeq} and y.arrives_at < ${now.toISOString()}::timestamptz
        and x.port_code = (select port_code from reservations.sailing_call
          where sailing_id = ${key.sailingId} and seq = ${key.fromSeq})
        and y.port_code = (select port_code from reservations.sailing_call
          where sailing_id = ${key.sailingId} and seq = ${key.toSeq})
      order by x.departs_at desc limit ${most})`,
  );
}

/** Every sailing of a service day, from its first call made to its last. */
export function wholeSailingsOn(db: Db, day: string): Promise<Segment[]> {
  return selectTrips(
    db,
    sql`s.service_day = ${day}::date and a.seq = (select min(seq) from reservations.sailing_call
      where sailing_id = a.sailing_id and not skipped) and b.seq = ${lastCall}`,
  );
}

/** Each of these sailings, from its first call made to its last. */
export async function wholeSailingsOf(db: Db, sailingIds: readonly string[]): Promise<Segment[]> {
  if (sailingIds.length === 0) return [];
  return selectTrips(
    db,
    sql`s.id in (${sql.join(sailingIds)}) and a.seq = (select min(seq) from reservations.sailing_call
      where sailing_id = a.sailing_id and not skipped) and b.seq = ${lastCall}`,
  );
}

export const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const lastCall = sql`(select max(seq) from reservations.sailing_call where sailing_id = a.sailing_id and not skipped)`;
/** The reported time, otherwise the expected one, otherwise the timetable with the delay of the whole sailing. */
const expected = (table: string, end: 'arr' | 'dep') =>
  `coalesce(${table}.actual_${end}, ${table}.est_${end},
    ${table}.${end === 'arr' ? 'arrives_at' : 'departs_at'} + make_interval(mins => s.delay_minutes))`;

/** The call `c` of the sailing `s` as `CallTimes`, for `json_build_object`. */
export const callFields = sql`'quay', c.quay_id, 'plannedQuay', nullif(c.planned_quay_id, c.quay_id),
  'port', c.port_code, 'arrives', ${milliseconds('c.arrives_at')}, 'departs', ${milliseconds('c.departs_at')},
  'expectedArrives', ${milliseconds(expected('c', 'arr'))}, 'expectedDeparts', ${milliseconds(expected('c', 'dep'))},
  'actualArrives', ${milliseconds('c.actual_arr')}, 'actualDeparts', ${milliseconds('c.actual_dep')},
  'skipped', c.skipped, 'stopover', c.stopover`;

function selectTrips(db: Db, where: RawBuilder<unknown>): Promise<Segment[]> {
  // A search reads hundreds of these with their calls. Parsing a hundred with eight calls each takes half a
  // millisecond.
  return unparsed(
    db,
    sql<Segment>`
      select s.id as "sailingId", a.seq as "fromSeq", b.seq as "toSeq", s.line_id as "lineId", s.vessel_id as "vesselId",
        case when a.skipped or b.skipped then 'cancelled' else s.status end as status,
        s.status = 'cancelled' as "isSailingCancelled", nullif(s.planned_vessel_id, s.vessel_id) as "plannedVesselId",
        (select coalesce(json_agg(json_build_object('seq', k.seq, 'port', k.port_code) order by k.seq), '[]')
          from reservations.sailing_call k where k.sailing_id = s.id and k.skipped) as "skippedCalls",
        greatest(0, round(extract(epoch from ${sql.raw(expected('a', 'dep'))} - a.departs_at) / 60))::integer as "delayMinutes",
        s.notice_el as "noticeEl", s.notice_en as "noticeEn",
        a.departs_day as day, ${milliseconds('s.sales_open_at')} as "salesOpen",
        ${milliseconds('a.sales_close_at')} as "salesClose",
        (select json_agg(json_build_object(${callFields}) order by c.seq)
          from reservations.sailing_call c where c.sailing_id = s.id and c.seq between a.seq and b.seq) as calls,
        (select coalesce(json_object_agg(f.resource, f.free), '{}') from (
          select l.resource, min(${freeFor(null)}) as free
          from reservations.leg_inventory l where l.sailing_id = s.id and l.leg_no >= a.seq and l.leg_no < b.seq
          group by l.resource having count(*) = b.seq - a.seq) f) as free
      from reservations.sailing_call a
      join reservations.sailing_call b on b.sailing_id = a.sailing_id and b.seq > a.seq
      join reservations.sailing s on s.id = a.sailing_id
      where ${where}
      order by a.departs_at, s.id`,
  );
}
