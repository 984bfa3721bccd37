import { bilingual } from '#reservations/messages/texts.ts';
import type { QuoteLine } from '#contracts/reservations/booking.ts';
import type { BookingRow } from '#reservations/bookings/read.ts';
import { fieldError } from '#reservations/bookings/prepare.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Allocation } from '#reservations/sailings/inventory/move.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import type { EnlargedParty } from './party.ts';
import type { ReshapedSegments } from './reshape.ts';
import { type MovedSegment, requireOnSale } from './segments.ts';
import {
  upcomingTicketsOf,
  type BookedSegment,
  type Ticket,
  usableTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import { kindOf, linesFor } from '#reservations/servicing/price.ts';
import { numberOf } from '#reservations/bookings/booked-segments.ts';
import { additionalAllocations, reducedAllocations } from '#reservations/bookings/store.ts';

/**
 * One segment of a changed booking: who stays on it, who joins, who leaves. `part` is the segment after the change.
 */
export type Seats = {
  old: BookedSegment;
  part: BookedSegment;
  isMoved: boolean;
  stays: string[];
  joins: string[];
  leaves: Ticket[];
  /** Tickets of a dropped segment whose travellers use the other ships of the bound instead. */
  drops: Ticket[];
};

/**
 * Only the segments that change. Joining travellers join every segment with a date; an additional ship of a bound
 * takes those who travel on that bound.
 */
export function seatsOf(
  { parts: bookedSegments, added, dropped }: Pick<ReshapedSegments, 'parts' | 'added' | 'dropped'>,
  moved: readonly MovedSegment[],
  joining: readonly string[],
  removed: ReadonlySet<string>,
): Seats[] {
  return bookedSegments.flatMap((old): Seats[] => {
    const move = moved.find(({ before }) => before.seq === old.seq);
    const usable = usableTicketsOf(old);
    const kept = usable.filter(({ item }) => !removed.has(item));
    const leaves = usable.filter(({ item }) => removed.has(item));
    if (dropped.has(old.seq))
      return [{ old, part: old, isMoved: false, stays: [], joins: [], leaves, drops: kept }];
    const sibling = added.get(old.seq);
    const travelling = sibling ? usableTicketsOf(sibling).filter(({ item }) => !removed.has(item)) : kept;
    const seats: Seats = {
      old,
      part: move?.after ?? old,
      isMoved: move !== undefined,
      stays: travelling.map(({ item }) => item),
      joins: move || upcomingTicketsOf(old).length > 0 ? [...joining] : [],
      leaves,
      drops: [],
    };
    return seats.isMoved || seats.joins.length > 0 || seats.leaves.length > 0 ? [seats] : [];
  });
}

/**
 * The places of these segments afterwards. Travellers who stay on a sailing keep the places taken, whatever the
 * current rules are.
 */
export function allocationsAfter(
  catalogue: Catalogue,
  row: BookingRow,
  { party }: EnlargedParty,
  seats: readonly Seats[],
  held: readonly Allocation[],
): Allocation[] {
  return seats.flatMap(({ old, part: booked, isMoved, stays, joins, drops }) => {
    if (isMoved) return additionalAllocations(catalogue, party, booked, new Set([...stays, ...joins]));
    if (drops.length > 0) return [];
    const own = held.filter(({ segment }) => segment === booked.seq);
    const rest = reducedAllocations(catalogue, row.party, old, own, new Set(stays));
    return merged([...rest, ...additionalAllocations(catalogue, party, booked, new Set(joins))]);
  });
}

/**
 * Prices and tickets of everybody who moves or joins, sold today. Priced with the whole party on the sailing, because
 * an offer may depend on who travels together.
 * @throws DomainError sales_closed, rule_violation
 */
export async function priceSeats(
  db: Db,
  catalogue: Catalogue,
  row: BookingRow,
  { party }: EnlargedParty,
  bookedSegments: readonly BookedSegment[],
  seats: readonly Seats[],
  given: { now: Date; today: string },
): Promise<{ lines: QuoteLine[]; tickets: Omit<Ticket, 'version'>[] }> {
  const lines: QuoteLine[] = [];
  const tickets: Omit<Ticket, 'version'>[] = [];
  for (const { part: booked, isMoved, stays, joins } of seats) {
    const fresh = isMoved ? [...stays, ...joins] : joins;
    if (fresh.length === 0) continue;
    requireOnSale(booked, given.now);
    const all = new Set([...stays, ...joins]);
    const priced = await linesFor(
      db,
      catalogue,
      { ...row, party },
      bookedSegments,
      booked.seq,
      all,
      given.today,
    );
    if (!priced) throw notSold(booked);
    for (const item of fresh) {
      const own = priced.filter((line) => line.item === item);
      lines.push(...own);
      tickets.push({
        segment: booked.seq,
        item,
        category: categoryOf(party, item),
        class: booked.class,
        cents: own.reduce((sum, line) => sum + line.cents, 0),
        state: 'live',
      });
    }
  }
  return { lines, tickets };
}

function categoryOf(party: EnlargedParty['party'], item: string): string {
  const lists = { passenger: party.passengers, vehicle: party.vehicles, pet: party.pets };
  const kind = kindOf(item);
  const category = kind && lists[kind][numberOf(item)]?.category;
  if (!category) throw new Error(`party without ${item}`);
  return category;
}

/** One entry per resource and segment. */
function merged(allocations: readonly Allocation[]): Allocation[] {
  const groups = Map.groupBy(allocations, ({ segment, resource }) => `${segment} ${resource}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const quantity = group.reduce((sum, each) => sum + each.quantity, 0);
    // If one vehicle lacks the entitlement, none of them may use the quota.
    const isEntitled = group.every(({ entitlement }) => entitlement === first.entitlement);
    return [{ ...first, quantity, entitlement: isEntitled ? first.entitlement : null }];
  });
}

function notSold(booked: BookedSegment): DomainError {
  return new DomainError('rule_violation', {
    errors: [fieldError(`segments.${booked.seq}`, 'not_sold', bilingual('errors.notSold'))],
  });
}
