import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '#contracts/reservations/network-data.ts';
import { oneOf } from '#reservations/kernel/one-of.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import type { Allocation } from '#reservations/sailings/inventory/move.ts';

/** Resources with limits: a ship has so few of the others that percentages would restrict families. */
export const limitedResources: readonly Resource[] = ['SEAT_ECO', 'SEAT_VIP', 'CEU_DM'];
export const isSeat = (resource: string) => resource.startsWith('SEAT_');

/** SQL condition: the booking `b` is sold but was never paid. */
export const neverPaid = sql`(b.state = 'confirmed' and b.ticketed_at is null)`;

/** SQL condition: the booking `b` is only held at `now`. */
export function heldAt(now: Date): RawBuilder<unknown> {
  return sql`(b.state in ('held', 'paying') and coalesce(b.paying_until, b.hold_expires_at) > ${now.toISOString()}::timestamptz)`;
}

/** What one booking takes on one sailing. */
export const UnpaidCounts = {
  bookingId: v.string(),
  sailingId: column.booking_segment.sailing_id,
  seats: v.number(),
  deckDm: v.number(),
  vehicles: v.number(),
  reservedAt: column.unpaid_claim.reserved_at,
};
export type UnpaidCounts = RowOf<typeof UnpaidCounts>;

/** Unpaid places of one mark, by booking and ship. */
export function unpaidCountsOf(
  trx: Db,
  column: 'contact' | 'network',
  mark: string,
  given: { where: RawBuilder<unknown>; except: string | null },
): Promise<UnpaidCounts[]> {
  return all(
    trx,
    UnpaidCounts,
    sql`select u.booking_id as "bookingId", s.sailing_id as "sailingId", u.reserved_at as "reservedAt",
        coalesce(sum(a.quantity) filter (where a.resource like 'SEAT_%'), 0)::integer as seats,
        coalesce(sum(a.quantity) filter (where a.resource = 'CEU_DM'), 0)::integer as "deckDm",
        json_array_length(b.party->'vehicles') as vehicles
      from reservations.unpaid_claim u join reservations.booking b on b.id = u.booking_id
      join reservations.booking_segment s on s.booking_id = b.id and s.replaced_at is null
      join reservations.allocation a on a.booking_id = b.id and a.segment = s.seq
      where u.${sql.ref(column)} = ${mark} and ${given.where} and b.id is distinct from ${given.except}::uuid
      group by u.booking_id, s.sailing_id, u.reserved_at, b.id`,
  );
}

/** Seats and deck space of one party on each sailing. */
export type UnpaidRequest = { sailingId: string; seats: number; deckDm: number };

export function unpaidRequestsOf(allocations: readonly Allocation[]): UnpaidRequest[] {
  return [...Map.groupBy(allocations, ({ sailingId }) => sailingId)].map(([sailingId, own]) => {
    const sum = (fits: (resource: string) => boolean) =>
      own.reduce((total, { resource, quantity }) => total + (fits(resource) ? quantity : 0), 0);
    return { sailingId, seats: sum(isSeat), deckDm: sum((resource) => resource === 'CEU_DM') };
  });
}

/** Seats and deck space of each sailing, on the leg with the most. */
export async function capacitiesOf(
  trx: Db,
  sailings: readonly string[],
): Promise<Map<string, { seats: number; deckDm: number }>> {
  const rows = await all(
    trx,
    { sailingId: v.string(), seats: v.number(), deckDm: v.number() },
    sql`select sailing_id as "sailingId",
        max(seats)::integer as seats, max(deck)::integer as "deckDm" from (
        select sailing_id, leg_no, coalesce(sum(capacity) filter (where resource like 'SEAT_%'), 0) as seats,
          coalesce(sum(capacity) filter (where resource = 'CEU_DM'), 0) as deck
        from reservations.leg_inventory l where ${oneOf('l.sailing_id', sailings)}
          and sailing_id in (select json_array_elements_text(${JSON.stringify(sailings)}::text::json))
        group by sailing_id, leg_no) l group by sailing_id`,
  );
  return new Map(rows.map(({ sailingId, ...room }) => [sailingId, room]));
}

type Share = { percent: number; atLeastSeats: number; atLeastDeckDm: number };

/** A share of a ship in seats and deck space. */
export function shareOf(share: Share, capacity: { seats: number; deckDm: number } | undefined) {
  const of = (whole: number) => Math.floor((whole * share.percent) / 100);
  return {
    seats: Math.max(share.atLeastSeats, of(capacity?.seats ?? 0)),
    deckDm: Math.max(share.atLeastDeckDm, of(capacity?.deckDm ?? 0)),
  };
}

/** Persons of all these bookings: for each, its seats on the fullest ship. */
export function personsOf(taken: readonly Pick<UnpaidCounts, 'bookingId' | 'seats'>[]): number {
  return [...Map.groupBy(taken, ({ bookingId }) => bookingId).values()].reduce(
    (sum, ships) => sum + Math.max(...ships.map(({ seats }) => seats)),
    0,
  );
}

export function vehiclesOf(taken: readonly Pick<UnpaidCounts, 'bookingId' | 'vehicles'>[]): number {
  return [...Map.groupBy(taken, ({ bookingId }) => bookingId).values()].reduce(
    (sum, [ship]) => sum + (ship?.vehicles ?? 0),
    0,
  );
}

/** Serialises everybody with this mark until the transaction ends. Take it before any lock of places. */
export async function lockMark(trx: Db, mark: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unpaid ${mark}`}, 0))`.execute(trx);
}
