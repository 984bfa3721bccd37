import { athensInstant } from '#foundation/dates/athens.ts';
import type { Departure, DepartureBoard } from '#contracts/reservations/search.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { quote } from '../fares/quote.ts';
import { callsBetween, ends, nameOf, stopOf, vesselOf } from './journey.ts';
import { pricedSegment, type AvailabilityQuery, timeState } from './availability.ts';
import { tripId } from './segment-id.ts';
import { sailingStanding } from './standing.ts';
import { departuresFrom, type Segment, segmentsByKey } from './segments.ts';

/** The departure board of a port: every ship of the day in order, including those that have left. */
export async function departureBoard(
  db: Db,
  port: string,
  date: string,
  query: AvailabilityQuery,
): Promise<DepartureBoard> {
  const segments = await departuresFrom(db, port, date);
  await query.endHolds?.(segments.map((segment) => segment.sailingId));
  // Passengers may board just for the next leg, so only the places on the leg leaving here count.
  const firstLegs = await segmentsByKey(
    db,
    segments.map((segment) => ({ ...segment, toSeq: segment.fromSeq + 1 })),
  );
  const free = new Map(
    firstLegs.map((leg) => [leg.sailingId, (leg.free.SEAT_ECO ?? 0) + (leg.free.SEAT_VIP ?? 0)]),
  );
  return {
    port,
    date,
    departures: segments.map((segment) => departureOf(segment, free.get(segment.sailingId) ?? 0, query)),
    asOf: athensInstant(query.now),
  };
}

function departureOf(segment: Segment, seatsFree: number, query: AvailabilityQuery): Departure {
  const { catalogue, now } = query;
  const [boarding, landing] = ends(segment);
  const { id, name, kind } = vesselOf(catalogue, segment.vesselId);
  const isDelayed = segment.delayMinutes > 0;
  return {
    sailingId: segment.sailingId,
    tripId: tripId(segment),
    vessel: { id, name, kind },
    from: stopOf(catalogue, boarding, boarding.departs),
    to: stopOf(catalogue, landing, landing.arrives),
    ...expectedArrival(landing),
    via: callsBetween(segment).map((call) => {
      const shorter = segmentTo(segment, call);
      return {
        port: call.port,
        portName: nameOf(catalogue.ports, call.port),
        arrivesAt: athensInstant(new Date(call.arrives ?? 0)),
        ...expectedArrival(call),
        ...goesOn(call),
        tripId: tripId(shorter),
        fromCents: fromCents(shorter, query),
      };
    }),
    state: boardState(segment, now),
    expectedAt: isDelayed ? stopOf(catalogue, boarding, boarding.expectedDeparts).at : null,
    fromCents: fromCents(segment, query),
    seatsFree,
    standing: sailingStanding(catalogue, segment, 'voyage'),
  };
}

/** A delay moves every arrival after it, and may be made up on the way: each call has its own. */
function expectedArrival({ arrives, expectedArrives }: Segment['calls'][number]) {
  return expectedArrives === null || expectedArrives === arrives
    ? {}
    : { expectedArrivesAt: athensInstant(new Date(expectedArrives)) };
}

/** Passengers spend a stop ashore, so they need to know when the ship leaves. */
function goesOn({ stopover, departs, expectedDeparts }: Segment['calls'][number]) {
  const leaves = expectedDeparts ?? departs;
  return stopover && leaves !== null ? { departsAt: athensInstant(new Date(leaves)) } : {};
}

/** The same ship, left at an earlier call. */
function segmentTo(segment: Segment, call: Segment['calls'][number]): Segment {
  const index = segment.calls.indexOf(call);
  return { ...segment, toSeq: segment.fromSeq + index, calls: segment.calls.slice(0, index + 1) };
}

/** The party's fare in economy; null where none is sold. */
function fromCents(segment: Segment, { catalogue, party, today }: AvailabilityQuery): number | null {
  const price = quote(catalogue.tariff, [pricedSegment(catalogue, segment, 'ECO', 'A')], party, today);
  return price?.totalCents ?? null;
}

function boardState(segment: Segment, now: Date): Departure['state'] {
  const time = timeState(segment, now);
  if (time === 'cancelled' || time === 'departed') return time;
  return segment.delayMinutes > 0 ? 'delayed' : 'on-time';
}
