import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { BookingRow } from '../bookings/read.ts';
import {
  inOrderOfTravel,
  type BookedSegment,
  partyOf,
  remainingTicketsOf,
} from '#reservations/bookings/booked-segments.ts';
import { additionalAllocations } from '#reservations/bookings/store.ts';
import type { RebookingOffer } from '#contracts/reservations/disruptions/traveller.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { refusedVehicles } from '#reservations/sailings/inventory/needs.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { journeysOf } from './claims/journeys.ts';
import { ruleOn } from '../rights/rules.ts';
import { ends, legOf } from '../sailings/journey.ts';
import { vesselKind } from '#reservations/sailings/availability.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { directSegments, type Segment } from '#reservations/sailings/segments.ts';

/**
 * What is to be replaced: the segments from the affected one to the end of its journey, and the segments before and
 * after them.
 */
export type ReplacedSegments = {
  parts: BookedSegment[];
  before: BookedSegment | null;
  after: BookedSegment | null;
};

/** Sailings that were already read, so that hundreds of bookings on one ship share one query. */
export type SegmentCache = Map<string, Promise<Segment[]>>;

/** Null when the segment has no valid ticket left. */
export function replacedSegmentsOf(
  catalogue: Catalogue,
  bookedSegments: readonly BookedSegment[],
  segment: number,
): ReplacedSegments | null {
  const standing = inOrderOfTravel(bookedSegments).filter((booked) => remainingTicketsOf(booked).length > 0);
  const index = standing.findIndex((booked) => booked.seq === segment);
  if (index < 0) return null;
  const journey = journeysOf(catalogue, standing).find((each) => each.includes(index)) ?? [index];
  const last = journey.at(-1) ?? index;
  return {
    parts: standing.slice(index, last + 1),
    before: standing[index - 1] ?? null,
    after: standing[last + 1] ?? null,
  };
}

/**
 * The next ships with room for the whole party, on the day of the journey or later, one trip for each segment of the
 * unit: soonest first, as many as the rules list. Reserves nothing. A later inbound journey stays possible.
 */
export async function alternativesFor(
  db: Db,
  catalogue: Catalogue,
  row: Pick<BookingRow, 'party'>,
  unit: ReplacedSegments,
  now: Date,
  cache: SegmentCache = new Map(),
): Promise<Segment[][]> {
  const [first] = unit.parts;
  if (!first) return [];
  const terms = ruleOn(catalogue.rights, 'terms', first.trip.day);
  const today = athensDay(now);
  const firstDay = first.trip.day < today ? today : first.trip.day;
  const candidates: Segment[][] = [];
  for (const booked of unit.parts) {
    const segments = await tripsLike(db, booked, firstDay, addDays(firstDay, terms.rebookDays), cache);
    candidates.push(segments.filter((segment) => fits(catalogue, row, booked, segment, now)));
  }
  const found: Segment[][] = [];
  for (const start of candidates[0] ?? []) {
    if (found.length >= terms.offers) break;
    const chain = chainFrom(catalogue, unit, start, candidates);
    if (chain && !isTheSame(unit, chain)) found.push(chain);
  }
  return found;
}

/** True if this trip can replace the segment at `now`, regardless of the order in time. */
function fits(
  catalogue: Catalogue,
  row: Pick<BookingRow, 'party'>,
  booked: BookedSegment,
  segment: Segment,
  now: Date,
): boolean {
  const [boarding] = ends(segment);
  if (segment.status === 'cancelled' || (boarding.expectedDeparts ?? 0) <= now.getTime()) return false;
  const items = new Set(remainingTicketsOf(booked).map(({ item }) => item));
  const ship = { kind: vesselKind(catalogue, segment), resources: new Set(Object.keys(segment.free)) };
  if (refusedVehicles(catalogue.tariff, partyOf(row.party, items).party, ship).length > 0) return false;
  return additionalAllocations(catalogue, row.party, { ...booked, trip: segment }, items).every(
    ({ resource, quantity }) => quantity <= (segment.free[resource] ?? 0),
  );
}

/**
 * Each ship leaves after the previous one has arrived, with time to change, including the segments before and after
 * the replaced ones.
 */
export function isInOrder(catalogue: Catalogue, unit: ReplacedSegments, chain: readonly Segment[]): boolean {
  const whole = [
    ...(unit.before ? [unit.before.trip] : []),
    ...chain,
    ...(unit.after ? [unit.after.trip] : []),
  ];
  return whole.every((segment, index) => {
    const before = whole[index - 1];
    return !before || leavesAfter(catalogue, before, segment);
  });
}

export function offersOf(catalogue: Catalogue, chains: readonly Segment[][]): RebookingOffer[] {
  return chains.flatMap((chain) => {
    const legs = chain.map((segment) => legOf(catalogue, segment));
    const [first] = legs;
    const last = legs.at(-1);
    if (!first || !last) return [];
    return [{ tripIds: chain.map(tripId), departsAt: first.from.at, arrivesAt: last.to.at, legs }];
  });
}

function chainFrom(
  catalogue: Catalogue,
  unit: ReplacedSegments,
  start: Segment,
  candidates: readonly Segment[][],
): Segment[] | null {
  const chain = [start];
  for (const segments of candidates.slice(1)) {
    const last = chain.at(-1);
    const next = segments.find((segment) => last && leavesAfter(catalogue, last, segment));
    if (!next) return null;
    chain.push(next);
  }
  return isInOrder(catalogue, unit, chain) ? chain : null;
}

function leavesAfter(catalogue: Catalogue, one: Segment, other: Segment): boolean {
  const [, landing] = ends(one);
  const [boarding] = ends(other);
  const earliest = (landing.expectedArrives ?? 0) + catalogue.minConnection(boarding.port) * 60_000;
  return (boarding.expectedDeparts ?? 0) >= earliest;
}

function isTheSame(unit: ReplacedSegments, chain: readonly Segment[]): boolean {
  return unit.parts.every((booked, index) => {
    const segment = chain[index];
    return segment && tripId(segment) === tripId(booked.trip) && booked.openUntil === null;
  });
}

function tripsLike(
  db: Db,
  { trip: segment }: BookedSegment,
  firstDay: string,
  lastDay: string,
  cache: SegmentCache,
): Promise<Segment[]> {
  const [boarding, landing] = ends(segment);
  const key = `${boarding.port} ${landing.port} ${firstDay} ${lastDay}`;
  const known = cache.get(key);
  if (known) return known;
  const found = directSegments(db, { from: boarding.port, to: landing.port, firstDay, lastDay });
  cache.set(key, found);
  return found;
}

/** Nights from the planned day to the first ship offered; null when none was found. */
export function nightsUntil(planned: string, chains: readonly Segment[][]): number | null {
  const [soonest] = chains
    .map(([segment]) => segment?.day)
    .filter((day) => day !== undefined)
    .toSorted();
  if (soonest === undefined) return null;
  let nights = 0;
  for (let day = planned; day < soonest; day = addDays(day, 1)) nights += 1;
  return nights;
}
