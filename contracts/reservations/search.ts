import * as v from 'valibot';
import { Party } from './party.ts';
import { SailingStanding } from './disruptions/standing.ts';
import { Resource } from './network-data.ts';
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
const Stop = v.object({
  port: PortCode,
  portName: Bilingual,
  quay: v.string(),
  quayName: Bilingual,
  /** What to plan with: reported, else expected, else the timetable. */
  at: Instant,
  /** By the timetable, when that is not `at`. */
  plannedAt: v.optional(Instant),
  /** Where the ship was to berth, when the quay was changed. */
  plannedQuayName: v.optional(Bilingual),
});

const Call = v.object({
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
  /** How this sailing stands between the two ports, for everybody; the service always says it. */
  standing: v.optional(SailingStanding),
});

/**
 * Why a journey can or cannot be bought. `no-vehicles`: people fit, the vehicles of this party do not; `not-open`: sales begin
 * at `salesOpenAt`.
 */
export const JourneyState = v.picklist([
  'available',
  'sold-out',
  'no-vehicles',
  'cancelled',
  'closed',
  'departed',
  'not-open',
]);

const ClassOffer = v.object({
  class: v.picklist(['ECO', 'VIP']),
  /** Places free on every leg of the way. */
  free: Count,
  /** Whole party, one way, everything included; null when the party does not fit. */
  totalCents: v.nullable(Cents),
  /** So few that it is worth saying. */
  isFew: v.optional(v.boolean()),
});

/** What is free besides seats, on every leg of the way; null where a ship of the journey has no such places at all. */
export const JourneyPlaces = v.object({
  /** Spaces of 4.25 m, and the same deck in decimetres of lane. */
  cars: v.nullable(Count),
  laneDm: v.nullable(Count),
  motorbikes: v.nullable(Count),
  bicycles: v.nullable(Count),
  pets: v.nullable(Count),
  wheelchairs: v.nullable(Count),
  areCarsFew: v.boolean(),
});

/** Where a journey that does not fit is full: the first stretch without enough of what the party needs. */
export const FullLeg = v.object({
  tripId: v.string(),
  from: PortCode,
  fromName: Bilingual,
  to: PortCode,
  toName: Bilingual,
  resource: Resource,
  free: Count,
});

/**
 * One ship, or several with a change of ship between them; every leg becomes a segment of the booking, in this order. A
 * stop-over stays one leg: it is one ticket and one place.
 */
export const Journey = v.object({
  id: v.string(),
  legs: v.pipe(v.array(JourneyLeg), v.minLength(1)),
  departsAt: Instant,
  arrivesAt: Instant,
  durationMinutes: Count,
  state: JourneyState,
  /** Why it is cancelled or what to know; empty for most. */
  notice: v.nullable(Bilingual),
  /** First moment to book; absent when that was when the sailing came into the timetable. */
  salesOpenAt: v.optional(v.nullable(Instant)),
  /** Last moment to book. */
  salesCloseAt: Instant,
  classes: v.array(ClassOffer),
  /** Car spaces of 4.25 m free on every leg; null on a ship without a car deck. */
  carsFree: v.nullable(Count),
  places: v.optional(JourneyPlaces),
  /** Only when the state is `sold-out` or `no-vehicles`; null when no stretch is full but the ship never takes such vehicles. */
  fullLeg: v.optional(v.nullable(FullLeg)),
  /** It leaves before any journey of the trip before it in the same search can arrive: both cannot be in one booking. */
  isTooEarly: v.optional(v.boolean()),
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
  /** Every sailing of the day was cancelled; absent otherwise. */
  isCancelled: v.optional(v.boolean()),
});

/**
 * Why nothing can be bought on a day, and what can be instead. `no_line`: no ships connect these ports; `past`: the day is over;
 * `departed`: its ships have left or their sale has closed; `not_on_sale`: too far ahead (`date` is when it opens, when
 * known); `no_sailing`: no ship on this day; `cancelled`: all of them are; `sold_out`: no seats; `vehicles_full`: seats but
 * no deck; `vehicles_refused`: the ships of the day never take such a vehicle.
 */
const searchReasons = [
  'no_line',
  'past',
  'departed',
  'not_on_sale',
  'no_sailing',
  'cancelled',
  'sold_out',
  'vehicles_full',
  'vehicles_refused',
] as const;

/** Another port of the same island, with a ship that this party can take on the same day. */
export const OtherPorts = v.object({
  from: PortCode,
  fromName: Bilingual,
  to: PortCode,
  toName: Bilingual,
  departsAt: Instant,
  lowestCents: Cents,
});

export const SearchReason = v.object({
  code: v.picklist(searchReasons),
  /** A whole sentence for the traveller. */
  text: Bilingual,
  date: v.nullable(Day),
  /** The nearest days on which this party can buy, up to one before and one after. */
  days: v.array(DayOffer),
  ports: v.array(OtherPorts),
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
  /** Null when something can be bought. */
  reason: v.optional(v.nullable(SearchReason)),
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
  /** From this port to the last call; calls on the way that are skipped are among its changes. */
  standing: v.optional(SailingStanding),
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
  /** Lowest adult economy fare, one way, and how long the fastest of the ships takes that are sold for it. */
  fromCents: Cents,
  fromMinutes: v.optional(Count),
  /** That fare on the next ship that makes the fastest crossing; null when none does in the coming weeks. */
  fastestCents: v.nullable(Cents),
  /** Lowest adult business fare on the next ships that have such seats free; null when none has. */
  vipFromCents: v.nullable(Cents),
  vipFromMinutes: v.optional(v.nullable(Count)),
  /** The next sailings that can still be booked, soonest first, at most four. */
  next: v.array(
    v.object({
      departsAt: Instant,
      arrivesAt: Instant,
      beThereBy: Instant,
      vesselName: Bilingual,
      standing: v.optional(SailingStanding),
    }),
  ),
});
export const WaysResult = v.object({ to: PortCode, ways: v.array(Way), asOf: Instant });

export type SearchRequest = v.InferOutput<typeof SearchRequest>;
export type Journey = v.InferOutput<typeof Journey>;
export type JourneyLeg = v.InferOutput<typeof JourneyLeg>;
export type JourneyState = v.InferOutput<typeof JourneyState>;
export type FullLeg = v.InferOutput<typeof FullLeg>;
export type JourneyPlaces = v.InferOutput<typeof JourneyPlaces>;
export type OtherPorts = v.InferOutput<typeof OtherPorts>;
export type SearchReason = v.InferOutput<typeof SearchReason>;
export type DayOffer = v.InferOutput<typeof DayOffer>;
export type TripResult = v.InferOutput<typeof TripResult>;
export type SearchResult = v.InferOutput<typeof SearchResult>;
export type CalendarResult = v.InferOutput<typeof CalendarResult>;
export type Departure = v.InferOutput<typeof Departure>;
export type DepartureBoard = v.InferOutput<typeof DepartureBoard>;
export type Way = v.InferOutput<typeof Way>;
export type WaysResult = v.InferOutput<typeof WaysResult>;
