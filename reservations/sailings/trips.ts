import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '../contract/network-data.ts';
import { type Db, all } from '../db/rows.ts';
import type { TripKey } from './trip-id.ts';

export type CallTimes = {
  quay: string;
  port: string;
  /** Milliseconds since 1970; null at the first and last call of the ship. */
  arrives: number | null;
  departs: number | null;
  stopover: boolean;
};

/** A sailing between two of its calls, with what is free on every leg between them. */
export type Trip = TripKey & {
  lineId: string;
  vesselId: string;
  status: 'planned' | 'cancelled';
  delayMinutes: number;
  noticeEl: string | null;
  noticeEn: string | null;
  /** Day of departure on the quay clock of the boarding port. */
  day: string;
  salesClose: number;
  calls: CallTimes[];
  /** The least of all legs; a resource that the ship does not have is absent. */
  free: Partial<Record<Resource, number>>;
};

/** Trips from one port to another that leave on one of the days, soonest first. */
export function directTrips(
  db: Db,
  route: { from: string; to: string; firstDay: string; lastDay: string; alsoDay?: string },
): Promise<Trip[]> {
  const also = route.alsoDay ?? route.firstDay;
  return selectTrips(
    db,
    sql`a.port_code = ${route.from} and b.port_code = ${route.to}
      and (a.departs_day between ${route.firstDay}::date and ${route.lastDay}::date or a.departs_day = ${also}::date)`,
  );
}

/** The trips with these ids; one that does not exist is missing from the answer. */
export function tripsByKey(db: Db, keys: readonly TripKey[]): Promise<Trip[]> {
  return selectTrips(
    db,
    sql`(a.sailing_id, a.seq, b.seq) in (select "sailingId", "fromSeq", "toSeq" from
      json_to_recordset(${JSON.stringify(keys)}::text::json) as key ("sailingId" text, "fromSeq" integer, "toSeq" integer))`,
  );
}

/** Every departure from a port on a day, each to the ship's last call. */
export function departuresFrom(db: Db, port: string, day: string): Promise<Trip[]> {
  return selectTrips(
    db,
    sql`a.port_code = ${port} and a.departs_day = ${day}::date
      and b.seq = (select max(seq) from reservations.sailing_call where sailing_id = a.sailing_id)`,
  );
}

/** The next trips into a port that can still be sold at `now`, a few from every port of departure. */
export function nextTripsTo(db: Db, to: string, now: Date, perPort: number): Promise<Trip[]> {
  return selectTrips(
    db,
    sql`(a.sailing_id, a.seq, b.seq) in (select sailing_id, from_seq, to_seq from (
      select x.sailing_id, x.seq as from_seq, y.seq as to_seq,
        row_number() over (partition by x.port_code order by x.departs_at) as place
      from reservations.sailing_call x join reservations.sailing_call y on y.sailing_id = x.sailing_id and y.seq > x.seq
      join reservations.sailing s on s.id = x.sailing_id and s.status = 'planned'
      where y.port_code = ${to} and x.port_code <> ${to} and x.sales_close_at > ${now.toISOString()}::timestamptz
        and x.departs_day <= (${now.toISOString()}::timestamptz at time zone 'Europe/Athens')::date + 60
    ) ranked where place <= ${perPort})`,
  );
}

/** Every sailing of a service day from its first call to its last. */
export function wholeTripsOn(db: Db, day: string): Promise<Trip[]> {
  return selectTrips(
    db,
    sql`s.service_day = ${day}::date and a.seq = 0
      and b.seq = (select max(seq) from reservations.sailing_call where sailing_id = a.sailing_id)`,
  );
}

const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

function selectTrips(db: Db, where: RawBuilder<unknown>): Promise<Trip[]> {
  return all(
    db,
    sql<Trip>`
      select s.id as "sailingId", a.seq as "fromSeq", b.seq as "toSeq", s.line_id as "lineId", s.vessel_id as "vesselId",
        s.status, s.delay_minutes as "delayMinutes", s.notice_el as "noticeEl", s.notice_en as "noticeEn",
        a.departs_day as day, ${milliseconds('a.sales_close_at')} as "salesClose",
        (select json_agg(json_build_object('quay', c.quay_id, 'port', c.port_code, 'arrives', ${milliseconds('c.arrives_at')},
          'departs', ${milliseconds('c.departs_at')}, 'stopover', c.stopover) order by c.seq)
          from reservations.sailing_call c where c.sailing_id = s.id and c.seq between a.seq and b.seq) as calls,
        (select coalesce(json_object_agg(f.resource, f.free), '{}') from (
          select l.resource, min(l.capacity - l.sold - l.held - l.blocked) as free
          from reservations.leg_inventory l where l.sailing_id = s.id and l.leg_no >= a.seq and l.leg_no < b.seq
          group by l.resource having count(*) = b.seq - a.seq) f) as free
      from reservations.sailing_call a
      join reservations.sailing_call b on b.sailing_id = a.sailing_id and b.seq > a.seq
      join reservations.sailing s on s.id = a.sailing_id
      where ${where}
      order by a.departs_at, s.id`,
  );
}
