import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { addMinutes } from '#foundation/dates/athens.ts';
import type { Policy } from '#contracts/reservations/network-data.ts';
import { oneOf } from '#reservations/kernel/one-of.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import { type Allocation, onSailings } from '#reservations/sailings/inventory/move.ts';
import { isSeat, limitedResources, neverPaid } from './counts.ts';

type DeadlineRule = Pick<Policy, 'payHours' | 'payBeforeDepartureMinutes'>;

/** A number of hours to pay, but before the ship leaves; when even that has passed, the departure itself. */
export function payDeadline(
  { payHours, payBeforeDepartureMinutes }: DeadlineRule,
  departure: Date,
  now: Date,
): Date {
  const latest = addMinutes(departure, -payBeforeDepartureMinutes);
  const usual = addMinutes(now, payHours * 60);
  if (latest.getTime() <= now.getTime()) return departure;
  return usual.getTime() < latest.getTime() ? usual : latest;
}

/** A leg that a booking would use: its unpaid places without that booking, and how many of them are suspicious. */
export const Load = {
  sailingId: v.string(),
  resource: v.string(),
  capacity: column.leg_inventory.capacity,
  wanted: v.number(),
  unpaid: v.number(),
  suspicious: v.number(),
};
export type Load = RowOf<typeof Load>;

/** How full each leg of these places is with unpaid bookings, excluding the booking itself (`bookingId`). */
export function loadsOf(db: Db, allocations: readonly Allocation[], bookingId: string): Promise<Load[]> {
  const wanted = allocations.filter(({ resource }) => limitedResources.includes(resource));
  if (wanted.length === 0) return Promise.resolve([]);
  const sailings = wanted.map(({ sailingId }) => sailingId);
  return all(
    db,
    Load,
    sql`with wanted as (
        select "sailingId" as sailing_id, "fromSeq" as from_seq, "toSeq" as to_seq, resource, quantity
        from json_to_recordset(${JSON.stringify(wanted)}::text::json)
          as a ("sailingId" text, "fromSeq" integer, "toSeq" integer, resource text, quantity integer)
      ), unpaid as (
        select s.sailing_id, s.from_seq, s.to_seq, a.resource, a.quantity, u.suspicion is not null as suspicious
        from reservations.booking_segment s join reservations.booking b on b.id = s.booking_id
        join reservations.allocation a on a.booking_id = s.booking_id and a.segment = s.seq
        left join reservations.unpaid_claim u on u.booking_id = b.id
        where ${oneOf('s.sailing_id', sailings)} and s.sailing_id in (select sailing_id from wanted) and s.replaced_at is null and ${neverPaid}
          and b.id <> ${bookingId}::uuid
      )
      select l.sailing_id as "sailingId", l.resource, l.capacity,
        (select sum(w.quantity) from wanted w where w.sailing_id = l.sailing_id and w.resource = l.resource
          and w.from_seq <= l.leg_no and l.leg_no < w.to_seq)::integer as wanted,
        coalesce(sum(u.quantity), 0)::integer as unpaid,
        coalesce(sum(u.quantity) filter (where u.suspicious), 0)::integer as suspicious
      from reservations.leg_inventory l
      left join unpaid u on u.sailing_id = l.sailing_id and u.resource = l.resource
        and u.from_seq <= l.leg_no and l.leg_no < u.to_seq
      where ${onSailings(wanted)} and exists (select 1 from wanted w where w.sailing_id = l.sailing_id and w.resource = l.resource
        and w.from_seq <= l.leg_no and l.leg_no < w.to_seq)
      group by l.sailing_id, l.leg_no, l.resource, l.capacity`,
  );
}

/**
 * Hours to pay, by how full the ships are with unpaid places and how soon the first one leaves. 0: card payment only.
 * `byLoad` considers only how full the ships are.
 */
export function hoursToPay(
  { payHours, unpaid: { load, nearness } }: Pick<Policy, 'payHours' | 'unpaid'>,
  loads: readonly Load[],
  departure: Date,
  now: Date,
): { hours: number; byLoad: number } {
  const full = loads.flatMap(({ resource, capacity, wanted, unpaid }) => {
    const taken = unpaid + wanted;
    const free = isSeat(resource) ? load.free.seats : load.free.deckDm;
    if (taken <= free) return [];
    return load.steps.filter(({ percent }) => taken * 100 >= percent * capacity).map(({ hours }) => hours);
  });
  const hoursLeft = (departure.getTime() - now.getTime()) / 3_600_000;
  const near = nearness.filter(({ hoursBefore }) => hoursLeft <= hoursBefore).map(({ hours }) => hours);
  const byLoad = Math.min(payHours, ...full);
  return { hours: Math.min(byLoad, ...near), byLoad };
}

/**
 * The payment deadline of a reservation, or the reason why it is refused. Where nobody can pay by card, a ship that
 * leaves soon is not refused: the last step that leaves time applies until departure.
 */
export function unpaidDeadline(
  policy: Policy,
  given: { loads: readonly Load[]; departure: Date; now: Date; takesCards: boolean; mostHours?: number },
): Date | 'card_only' | 'unpaid_limit' {
  const { loads, departure, now, takesCards, mostHours = Infinity } = given;
  const { hours, byLoad } = hoursToPay(policy, loads, departure, now);
  if (hours === 0 && takesCards) return 'card_only';
  if (byLoad === 0) return 'unpaid_limit';
  const shortest = Math.min(policy.payHours, ...policy.unpaid.nearness.map((step) => step.hours || Infinity));
  const payHours = Math.min(hours || shortest, mostHours);
  return payDeadline({ ...policy, payHours }, departure, now);
}
