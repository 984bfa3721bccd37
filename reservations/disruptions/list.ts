import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { type Db, all, affectedRows } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { segmentsByKey } from '#reservations/sailings/segments.ts';
import { type Effect, effectOn, type Leg } from '#reservations/bookings/disruption-effects.ts';
import type { Disruption } from '#reservations/bookings/disruption-rows.ts';

type ListedEffect = Effect & { bookingId: string };

/**
 * Records every booking that a disruption affects and that is not on its list yet; bookings made after it became
 * known are not affected. Needs no lock on bookings, so nobody waits.
 * @returns how many were added
 */
export async function listAffected(
  trx: Db,
  catalogue: Catalogue,
  disruption: Disruption,
  displaced: ReadonlyMap<string, number>,
  now: Date,
): Promise<number> {
  const legs = await legsOn(trx, disruption);
  const listed = [...legs].flatMap(([bookingId, own]): ListedEffect[] => {
    const effect = effectOn(catalogue, disruption, own);
    return effect && !displaced.has(bookingId) ? [{ bookingId, ...effect }] : [];
  });
  for (const [bookingId, segment] of displaced)
    listed.push({ bookingId, segment, sailingId: disruption.sailingId, effect: 'broken' });
  return affectedRows(
    trx,
    sql`insert into reservations.disruption_booking (disruption_id, booking_id, segment, effect, listed_at, detail)
      select ${disruption.id}::uuid, "bookingId", segment, effect, ${now.toISOString()}::timestamptz,
        jsonb_build_object('sailingId', "sailingId")
      from json_to_recordset(${JSON.stringify(listed)}::text::json)
        as l ("bookingId" uuid, segment integer, "sailingId" text, effect text)
      on conflict do nothing returning 1`,
  );
}

/** All segments of every booking that travels on the sailing and is not on the list. */
async function legsOn(trx: Db, disruption: Disruption): Promise<Map<string, Leg[]>> {
  // A cancellation also affects those who bought a moment later; a delay was known to them.
  const known =
    disruption.kind === 'cancel' || disruption.kind === 'skip-call'
      ? sql``
      : sql`and b.created_at <= ${disruption.createdAt.toISOString()}::timestamptz`;
  const rows = await all(
    trx,
    {
      bookingId: v.string(),
      seq: column.booking_segment.seq,
      sailingId: column.booking_segment.sailing_id,
      fromSeq: column.booking_segment.from_seq,
      toSeq: column.booking_segment.to_seq,
      isLive: v.boolean(),
    },
    sql`
      select s.booking_id as "bookingId", s.seq, s.sailing_id as "sailingId", s.from_seq as "fromSeq", s.to_seq as "toSeq",
        exists (select 1 from reservations.ticket t
          where t.booking_id = s.booking_id and t.segment = s.seq and t.state = 'live') as "isLive"
      from reservations.booking_segment s
      where s.booking_id in (
        select b.id from reservations.booking_segment x join reservations.booking b on b.id = x.booking_id
        where x.sailing_id = ${disruption.sailingId} and b.state in ('confirmed', 'ticketed') ${known}
          and not exists (select 1 from reservations.disruption_booking d
            where d.disruption_id = ${disruption.id}::uuid and d.booking_id = b.id))
      order by s.booking_id, s.way, s.seq`,
  );
  const segments = new Map((await segmentsByKey(trx, rows)).map((segment) => [tripId(segment), segment]));
  const legs = rows.flatMap(({ bookingId, seq, isLive, ...key }) => {
    const segment = segments.get(tripId(key));
    return segment ? [{ bookingId, leg: { seq, isLive, trip: segment } }] : [];
  });
  return new Map(
    [...Map.groupBy(legs, ({ bookingId }) => bookingId)].map(([id, own]) => [id, own.map(({ leg }) => leg)]),
  );
}
