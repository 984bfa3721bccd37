import { athensInstant } from '#foundation/dates/athens.ts';
import type { Departure, DepartureBoard } from '#contracts/reservations/search.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { quote } from '../fares/quote.ts';
import { callsBetween, ends, nameOf, stopOf, vesselOf } from './journey.ts';
import { pricedSegment, type AvailabilityQuery, timeState } from './offer.ts';
import { sailingStanding } from './standing.ts';
import { departuresFrom, type Segment, segmentsByKey } from './trips.ts';

/** The board of a port: every ship of the day in order, those that have left too. */
export async function departureBoard(
  db: Db,
  port: string,
  date: string,
  question: AvailabilityQuery,
): Promise<DepartureBoard> {
  const trips = await departuresFrom(db, port, date);
  await question.endHolds?.(trips.map((trip) => trip.sailingId));
  // Someone may board for the next call only, so the places that count are those of the leg that leaves here.
  const firstLegs = await segmentsByKey(
    db,
    trips.map((trip) => ({ ...trip, toSeq: trip.fromSeq + 1 })),
  );
  const free = new Map(
    firstLegs.map((leg) => [leg.sailingId, (leg.free.SEAT_ECO ?? 0) + (leg.free.SEAT_VIP ?? 0)]),
  );
  return {
    port,
    date,
    departures: trips.map((trip) => departureOf(trip, free.get(trip.sailingId) ?? 0, question)),
    asOf: athensInstant(question.now),
  };
}

function departureOf(
  trip: Segment,
  seatsFree: number,
  { catalogue, party, now, today }: AvailabilityQuery,
): Departure {
  const [boarding, landing] = ends(trip);
  const price = quote(catalogue.book, [pricedSegment(catalogue, trip, 'ECO', 'A')], party, today);
  const { id, name, kind } = vesselOf(catalogue, trip.vesselId);
  const isDelayed = trip.delayMinutes > 0;
  return {
    sailingId: trip.sailingId,
    vessel: { id, name, kind },
    from: stopOf(catalogue, boarding, boarding.departs),
    to: stopOf(catalogue, landing, landing.arrives),
    via: callsBetween(trip).map((call) => ({
      port: call.port,
      portName: nameOf(catalogue.ports, call.port),
      arrivesAt: athensInstant(new Date(call.arrives ?? 0)),
    })),
    state: boardState(trip, now),
    expectedAt: isDelayed ? stopOf(catalogue, boarding, boarding.expectedDeparts).at : null,
    fromCents: price?.totalCents ?? null,
    seatsFree,
    standing: sailingStanding(catalogue, trip, 'voyage'),
  };
}

function boardState(trip: Segment, now: Date): Departure['state'] {
  const time = timeState(trip, now);
  if (time === 'cancelled' || time === 'departed') return time;
  return trip.delayMinutes > 0 ? 'delayed' : 'on-time';
}
