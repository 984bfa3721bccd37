import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import type { UnpaidReport } from '#contracts/reservations/contacts/unpaid-report.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { neverPaid } from './counts.ts';

const MOST = 200;

/** What the operator's staff should check: see {@link UnpaidReport}. Sailings that have left are not included. */
export async function unpaidReport(db: Db, now: Date): Promise<UnpaidReport> {
  const sailings = await all(
    db,
    {
      sailingId: v.string(),
      departsAt: v.date(),
      seats: v.number(),
      unpaidSeats: v.number(),
      suspiciousSeats: v.number(),
      bookings: v.number(),
    },
    sql`with unpaid as (
        select s.sailing_id, s.from_seq, s.to_seq, a.quantity, b.id, u.suspicion is not null as suspicious
        from reservations.booking b join reservations.booking_segment s on s.booking_id = b.id and s.replaced_at is null
        join reservations.allocation a on a.booking_id = b.id and a.segment = s.seq and a.resource like 'SEAT_%'
        left join reservations.unpaid_claim u on u.booking_id = b.id where ${neverPaid}
      ), legs as (
        select l.sailing_id, l.leg_no, l.seats, sum(u.quantity) as unpaid,
          coalesce(sum(u.quantity) filter (where u.suspicious), 0) as suspicious
        from (select sailing_id, leg_no, sum(capacity) as seats from reservations.leg_inventory
          where resource like 'SEAT_%' group by sailing_id, leg_no) l
        join unpaid u on u.sailing_id = l.sailing_id and u.from_seq <= l.leg_no and l.leg_no < u.to_seq
        group by l.sailing_id, l.leg_no, l.seats
      ), fullest as (
        select distinct on (sailing_id) * from legs order by sailing_id, unpaid desc, leg_no
      )
      select f.sailing_id as "sailingId", c.departs_at as "departsAt", f.seats::integer as seats,
        f.unpaid::integer as "unpaidSeats", f.suspicious::integer as "suspiciousSeats",
        (select count(distinct id) from unpaid u where u.sailing_id = f.sailing_id)::integer as bookings
      from fullest f join reservations.sailing_call c on c.sailing_id = f.sailing_id and c.seq = f.leg_no
      where c.departs_at > ${now.toISOString()}::timestamptz
      order by f.unpaid / f.seats desc, f.sailing_id limit ${MOST}`,
  );
  const suspicious = await all(
    db,
    {
      reference: column.booking.reference,
      sailingIds: v.array(v.string()),
      seats: v.number(),
      suspicion: v.string(),
      reservedAt: v.date(),
      payBy: column.booking.pay_by,
    },
    sql`select b.reference, json_agg(distinct s.sailing_id) as "sailingIds", max(t.seats)::integer as seats,
        u.suspicion, u.reserved_at as "reservedAt", b.pay_by as "payBy"
      from reservations.unpaid_claim u join reservations.booking b on b.id = u.booking_id
      join reservations.booking_segment s on s.booking_id = b.id and s.replaced_at is null
      join lateral (select coalesce(sum(quantity), 0) as seats from reservations.allocation a
        where a.booking_id = b.id and a.segment = s.seq and a.resource like 'SEAT_%') t on true
      where u.suspicion is not null and ${neverPaid}
      group by b.id, b.reference, u.suspicion, u.reserved_at, b.pay_by order by u.reserved_at desc limit ${MOST}`,
  );
  return {
    sailings: sailings.map(({ departsAt, ...each }) => ({
      ...each,
      departsAt: athensInstant(departsAt),
      unpaidPercent: Math.round((each.unpaidSeats * 100) / each.seats),
    })),
    suspicious: suspicious.map(({ suspicion, reservedAt, payBy, ...each }) => ({
      ...each,
      reasons: suspicion.split(' '),
      reservedAt: athensInstant(reservedAt),
      payBy: payBy && athensInstant(payBy),
    })),
  };
}
