import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { Resource } from '#contracts/reservations/network-data.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { freeFor, quotasOpenTo, opensAny } from '#reservations/sailings/inventory/quota.ts';
import type { AvailabilityQuery } from '#reservations/sailings/availability.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import { delayMinutesAt } from '../sailings/state.ts';
import { isCancelled, type Path, type Piece } from './paths.ts';

/** What is free on each leg of a sailing, by leg number; legs without the resource are absent. */
type LegPlaces = Map<Resource, ReadonlyMap<number, number>>;
export type Places = Map<string, LegPlaces>;

/**
 * What is free for this party on the ships of these journeys, leg by leg: what a hold at this moment would find.
 * Deliberately one index lookup per sailing: for all at once, the planner expects a hundred and scans the whole
 * table.
 */
export async function placesOn(
  db: Db,
  paths: readonly Path[],
  { catalogue, party, now, endHolds }: Pick<AvailabilityQuery, 'catalogue' | 'party' | 'now' | 'endHolds'>,
): Promise<Places> {
  const sailings = [...new Set(paths.flatMap((path) => path.map(({ ride }) => ride.sailingId)))];
  const places: Places = new Map(sailings.map((id) => [id, new Map()]));
  if (sailings.length === 0) return places;
  await endHolds?.(sailings);
  const free = freeFor({ now, opens: opensAny(quotasOpenTo(catalogue, party)) });
  const rows = await all(
    db,
    {
      sailing: v.string(),
      resource: column.leg_inventory.resource,
      free: v.array(v.tuple([v.number(), v.number()])),
    },
    sql`
      select wanted.id as sailing, found.resource, found.free
      from json_array_elements_text(${JSON.stringify(sailings)}::text::json) as wanted (id)
      cross join lateral (
        select l.resource, json_agg(json_build_array(l.leg_no, greatest(${free}, 0))) as free
        from reservations.leg_inventory l where l.sailing_id = wanted.id group by l.resource
      ) found`,
  );
  for (const { sailing, resource, free } of rows) places.get(sailing)?.set(resource, new Map(free));
  return places;
}

/** A piece of a sailing as a trip: the minimum over its legs is what can be sold. */
export function tripOf(piece: Piece, places: Places): Segment {
  const { ride, boarding, landing } = piece;
  const { calls, ...sailing } = ride;
  const span = landing.seq - boarding.seq;
  const free: Segment['free'] = {};
  for (const [resource, legs] of places.get(ride.sailingId) ?? []) {
    const mine = [...legs].flatMap(([leg, left]) => (leg >= boarding.seq && leg < landing.seq ? [left] : []));
    if (mine.length === span) free[resource] = Math.min(...mine);
  }
  return {
    ...sailing,
    status: isCancelled(piece) ? 'cancelled' : 'planned',
    isSailingCancelled: ride.status === 'cancelled',
    skippedCalls: calls.flatMap(({ seq, port, skipped }) => (skipped ? [{ seq, port }] : [])),
    delayMinutes: delayMinutesAt(boarding),
    fromSeq: boarding.seq,
    toSeq: landing.seq,
    day: boarding.departsDay ?? '',
    salesClose: boarding.salesClose ?? 0,
    calls: calls.filter((call) => call.seq >= boarding.seq && call.seq <= landing.seq),
    free,
  };
}
