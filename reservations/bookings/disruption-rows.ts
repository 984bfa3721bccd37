import { Bilingual } from '#contracts/reservations/primitives.ts';
import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { DisruptionKind } from '#contracts/reservations/disruptions/operator.ts';
import { type Db, all, first, type RowOf } from '#reservations/kernel/rows.ts';

/** What is needed to undo the disruption, and which call it concerns. */
export const DisruptionDetail = v.object({
  delayMinutes: v.optional(v.number()),
  fromSeq: v.optional(v.number()),
  seq: v.optional(v.number()),
  before: v.optional(
    v.object({
      delayMinutes: v.number(),
      vesselId: v.string(),
      quayId: v.nullable(v.string()),
      notice: v.nullable(Bilingual),
    }),
  ),
  releasedHolds: v.optional(v.number(), 0),
});
export type DisruptionDetail = v.InferOutput<typeof DisruptionDetail>;

export type Disruption = {
  id: string;
  sailingId: string;
  kind: DisruptionKind;
  cause: string;
  text: { el: string; en: string };
  detail: DisruptionDetail;
  createdAt: Date;
  withdrawnAt: Date | null;
};

/** A booking affected by a disruption. */
const AffectedRow = {
  disruptionId: column.disruption_booking.disruption_id,
  bookingId: column.disruption_booking.booking_id,
  segment: column.disruption_booking.segment,
  effect: column.disruption_booking.effect,
  offeredAt: column.disruption_booking.offered_at,
  offers: v.array(v.array(v.string())),
  choice: column.disruption_booking.choice,
  /**
   * The sailing of the segment when it was listed. Once the segment is on another sailing, nothing is left to choose.
   */
  listedSailing: v.string(),
  /** Somebody of the booking was scanned at boarding. */
  isAboard: v.boolean(),
  /** Boarding was scanned at all: those who were not scanned did not sail. */
  isScanned: v.boolean(),
  /** The trips taken instead, and the segments that were refunded; null in older rows. */
  rebookedTo: v.nullable(v.array(v.string())),
  refundedSegments: v.nullable(v.array(v.number())),
};
export type AffectedRow = RowOf<typeof AffectedRow>;

const columns =
  sql.raw(`d.id, d.sailing_id as "sailingId", d.kind, d.cause, json_build_object('el', d.text_el, 'en', d.text_en)
  as text, d.detail, d.created_at as "createdAt", d.withdrawn_at as "withdrawnAt"`);

const affectedColumns =
  sql.raw(`a.disruption_id as "disruptionId", a.booking_id as "bookingId", a.segment, a.effect,
  a.detail->'rebookedTo' as "rebookedTo", a.detail->'refundedSegments' as "refundedSegments",
  a.offered_at as "offeredAt", a.offers, a.choice, a.detail->>'sailingId' as "listedSailing",
  exists (select 1 from reservations.scan c join reservations.ticket t on t.document = c.document
    where t.booking_id = a.booking_id and c.kind = 'board' and c.sailing_id = a.detail->>'sailingId') as "isAboard",
  exists (select 1 from reservations.scan c
    where c.kind = 'board' and c.sailing_id = a.detail->>'sailingId') as "isScanned"`);

const StoredDisruption = {
  kind: column.disruption.kind,
  id: column.disruption.id,
  sailingId: column.disruption.sailing_id,
  cause: column.disruption.cause,
  text: Bilingual,
  createdAt: column.disruption.created_at,
  withdrawnAt: column.disruption.withdrawn_at,
  detail: column.disruption.detail,
};
type StoredDisruption = RowOf<typeof StoredDisruption>;

function parsed({
  id,
  sailingId,
  kind,
  cause,
  text,
  detail,
  createdAt,
  withdrawnAt,
}: StoredDisruption): Disruption {
  return {
    id,
    sailingId,
    kind,
    cause,
    text,
    detail: v.parse(DisruptionDetail, detail),
    createdAt,
    withdrawnAt,
  };
}

/** `share` for travellers who choose, `update` for withdrawing the disruption: the two wait for each other. */
export async function findDisruption(
  db: Db,
  id: string,
  lock: 'none' | 'share' | 'update' = 'none',
): Promise<Disruption | null> {
  const mode = { none: sql``, share: sql`for share`, update: sql`for update` }[lock];
  const row = await first(
    db,
    StoredDisruption,
    sql`select ${columns} from reservations.disruption d where d.id = ${id}::uuid ${mode}`,
  );
  return row && parsed(row);
}

const active = sql`d.withdrawn_at is null and d.superseded_by is null and d.finished_at is null`;

/** Disruptions that are not withdrawn, superseded or over, in order of creation. */
export async function activeDisruptions(db: Db): Promise<Disruption[]> {
  const rows = await all(
    db,
    StoredDisruption,
    sql`select ${columns} from reservations.disruption d where ${active} order by d.created_at, d.seq`,
  );
  return rows.map(parsed);
}

/**
 * The disruptions of one sailing, locked until the transaction ends. Everywhere, they are locked before the sailing's
 * places.
 */
export async function lockDisruptionsOn(trx: Db, sailingId: string): Promise<Disruption[]> {
  const rows = await all(
    trx,
    StoredDisruption,
    sql`select ${columns} from reservations.disruption d
      where d.sailing_id = ${sailingId} and ${active} order by d.id for update`,
  );
  return rows.map(parsed);
}

/** Every disruption of a booking that still counts, the latest first. */
export async function disruptionsOf(
  db: Db,
  bookingId: string,
): Promise<{ disruption: Disruption; row: AffectedRow }[]> {
  const rows = await all(
    db,
    { ...StoredDisruption, ...AffectedRow },
    sql`select ${columns}, ${affectedColumns}
      from reservations.disruption_booking a join reservations.disruption d on d.id = a.disruption_id
      where a.booking_id = ${bookingId}::uuid and d.withdrawn_at is null
        and (d.superseded_by is null or a.choice is not null)
      order by d.created_at desc, d.seq desc`,
  );
  return rows.map((row) => ({ disruption: parsed(row), row }));
}

/** The bookings affected by a disruption, by id. */
export function affectedBy(db: Db, disruptionId: string): Promise<(AffectedRow & { reference: string })[]> {
  return all(
    db,
    { ...AffectedRow, reference: column.booking.reference },
    sql`select ${affectedColumns}, b.reference
      from reservations.disruption_booking a join reservations.booking b on b.id = a.booking_id
      where a.disruption_id = ${disruptionId}::uuid order by b.created_at, b.id`,
  );
}

/** Every disruption that is not over, or all that ever concerned one sailing; the latest last. */
export async function listDisruptions(db: Db, sailingId: string | null): Promise<Disruption[]> {
  if (sailingId === null) return activeDisruptions(db);
  const rows = await all(
    db,
    StoredDisruption,
    sql`select ${columns} from reservations.disruption d
      where d.sailing_id = ${sailingId} order by d.created_at, d.seq`,
  );
  return rows.map(parsed);
}
