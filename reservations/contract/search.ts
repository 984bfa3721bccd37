import * as v from 'valibot';
import { Party } from './party.ts';
import { Bilingual, Cents, Count, Day, Instant, PortCode } from './primitives.ts';

/** `POST /search`: one entry per trip; a return is two trips, several islands are several. */
export const SearchRequest = v.object({
  trips: v.pipe(
    v.array(v.object({ from: PortCode, to: PortCode, date: Day })),
    v.minLength(1),
    v.maxLength(6),
  ),
  party: Party,
});

/** A port of call as the traveller meets it. */
export const Stop = v.object({
  port: PortCode,
  portName: Bilingual,
  quay: v.string(),
  quayName: Bilingual,
  at: Instant,
});

export const Call = v.object({
  port: PortCode,
  portName: Bilingual,
  arrivesAt: Instant,
  departsAt: Instant,
  /** Travellers may go ashore here and continue with the same ticket (domain 4.3). */
  stopover: v.boolean(),
});

/** One ship from one port to another. `tripId` names exactly this: sailing, boarding call and landing call. */
export const JourneyLeg = v.object({
  tripId: v.string(),
  sailingId: v.string(),
  lineId: v.string(),
  vessel: v.object({
    id: v.string(),
    name: Bilingual,
    kind: v.picklist(['fast', 'ferry']),
    takesVehicles: v.boolean(),
  }),
  from: Stop,
  to: Stop,
  /** Calls between boarding and landing. */
  calls: v.array(Call),
});

/** Why a journey can or cannot be bought. `no-vehicles`: people fit, the vehicles of this party do not. */
export const JourneyState = v.picklist([
  'available',
  'sold-out',
  'no-vehicles',
  'cancelled',
  'closed',
  'departed',
]);

export const ClassOffer = v.object({
  class: v.picklist(['ECO', 'VIP']),
  /** Places free on every leg of the way. */
  free: Count,
  /** Whole party, one way, everything included; null when the party does not fit. */
  totalCents: v.nullable(Cents),
});

export const Journey = v.object({
  id: v.string(),
  legs: v.pipe(v.array(JourneyLeg), v.minLength(1)),
  departsAt: Instant,
  arrivesAt: Instant,
  durationMinutes: Count,
  state: JourneyState,
  /** Why it is cancelled or what to know; empty for most. */
  notice: v.nullable(Bilingual),
  /** Last moment to book. */
  salesCloseAt: Instant,
  classes: v.array(ClassOffer),
  /** Car spaces of 4.25 m free on every leg; null on a ship without a car deck. */
  carsFree: v.nullable(Count),
});

/**
 * One cell of the week strip. `full`: every sailing that could still be bought and could carry such a party has too little
 * room; `none`: no sailing, or only cancelled ones or ships that never take these vehicles; `past`: the day, or its sailings.
 */
export const DayOffer = v.object({
  date: Day,
  state: v.picklist(['open', 'full', 'none', 'past']),
  /** Lowest price of the day for the whole party, one way; the same function as the quote. */
  lowestCents: v.nullable(Cents),
});

export const TripResult = v.object({
  from: PortCode,
  to: PortCode,
  date: Day,
  /** Seven days from three before the date, never before today. */
  week: v.array(DayOffer),
  journeys: v.array(Journey),
  /** Nearest days with sailings when this day has none, up to one before and one after. */
  nearest: v.array(Day),
});

export const SearchResult = v.object({ trips: v.array(TripResult) });

/**
 * `GET /calendar?from=RHO&to=SYM&month=2026-07` with `adults`, `children`, `infants` (and `vehicles=CAR1,MO1`,
 * `pets=PET_SMALL` when they travel too): one cell per day of the month.
 */
export const CalendarResult = v.object({
  from: PortCode,
  to: PortCode,
  month: v.string(),
  days: v.array(DayOffer),
});

/** `GET /departures?port=RHO&date=2026-07-15`: the board of a port, all sailings of the day in order. */
export const Departure = v.object({
  sailingId: v.string(),
  vessel: v.object({ id: v.string(), name: Bilingual, kind: v.picklist(['fast', 'ferry']) }),
  from: Stop,
  /** Last call of the ship. */
  to: Stop,
  /** Calls on the way, in order, without the last. */
  via: v.array(v.object({ port: PortCode, portName: Bilingual, arrivesAt: Instant })),
  state: v.picklist(['on-time', 'delayed', 'cancelled', 'departed']),
  /** Expected departure when it differs from the timetable. */
  expectedAt: v.nullable(Instant),
  /** Lowest adult fare to the last call, economy. */
  fromCents: v.nullable(Cents),
  /** Free places, all classes, on the leg that leaves this port: somebody may board for the next call only. */
  seatsFree: Count,
});
export const DepartureBoard = v.object({
  port: PortCode,
  date: Day,
  departures: v.array(Departure),
  asOf: Instant,
});

/** `GET /ways?to=PAT`: how to reach a port, one entry per port of departure with a direct ship. */
export const Way = v.object({
  from: PortCode,
  fromName: Bilingual,
  quayName: Bilingual,
  to: PortCode,
  vesselName: Bilingual,
  /** The fastest direct crossing. */
  durationMinutes: Count,
  /** Lowest adult economy fare, one way. */
  fromCents: Cents,
  /** That fare on the next ship that makes the fastest crossing; null when none does in the coming weeks. */
  fastestCents: v.nullable(Cents),
  /** Lowest adult business fare on the next ships that have such seats free; null when none has. */
  vipFromCents: v.nullable(Cents),
  /** The next sailings that can still be booked, soonest first, at most four. */
  next: v.array(
    v.object({ departsAt: Instant, arrivesAt: Instant, beThereBy: Instant, vesselName: Bilingual }),
  ),
});
export const WaysResult = v.object({ to: PortCode, ways: v.array(Way), asOf: Instant });

export type SearchRequest = v.InferOutput<typeof SearchRequest>;
export type Journey = v.InferOutput<typeof Journey>;
export type JourneyLeg = v.InferOutput<typeof JourneyLeg>;
export type JourneyState = v.InferOutput<typeof JourneyState>;
export type DayOffer = v.InferOutput<typeof DayOffer>;
export type TripResult = v.InferOutput<typeof TripResult>;
export type SearchResult = v.InferOutput<typeof SearchResult>;
export type CalendarResult = v.InferOutput<typeof CalendarResult>;
export type Departure = v.InferOutput<typeof Departure>;
export type DepartureBoard = v.InferOutput<typeof DepartureBoard>;
export type Way = v.InferOutput<typeof Way>;
export type WaysResult = v.InferOutput<typeof WaysResult>;
