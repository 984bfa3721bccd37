import * as v from 'valibot';
import { Party } from './party.ts';
import { SailingStanding } from './disruptions/standing.ts';
import { Resource } from './network-data.ts';
import { PriceBreakdown } from './price-breakdown.ts';
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

/** A call as a traveller sees it. */
const Stop = v.object({
  port: PortCode,
  portName: Bilingual,
  quay: v.string(),
  quayName: Bilingual,
  /** The time to plan with: as reported, else expected, else in the timetable. */
  at: Instant,
  /** The time in the timetable, if it differs from `at`. */
  plannedAt: v.optional(Instant),
  /** The planned quay, if it was changed. */
  plannedQuayName: v.optional(Bilingual),
});

const Call = v.object({
  port: PortCode,
  portName: Bilingual,
  arrivesAt: Instant,
  departsAt: Instant,
  /** Travellers may break the journey here and continue with the same ticket (domain 4.3). */
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
  /** The sailing's standing between the two ports; always sent by the service. */
  standing: v.optional(SailingStanding),
});

/**
 * Whether a journey can be bought, and why not. `no-vehicles`: the people fit but not the vehicles; `not-open`: sales begin at
 * `salesOpenAt`.
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
  /** Places free on every leg. */
  free: Count,
  /** For the whole party, one way, everything included; null if the party doesn't fit. */
  totalCents: v.nullable(Cents),
  /** Of `totalCents`; null when that is. Always sent by the service. */
  breakdown: v.optional(v.nullable(PriceBreakdown)),
  /** Where a search goes there and back: what these tickets cost together with those of the other bound. Absent if that isn't less. */
  withReturnCents: v.optional(Cents),
  /** True if so few are left that it should be shown. */
  isFew: v.optional(v.boolean()),
});

/** What is free besides seats, on every leg; null if a ship of the journey has no such places at all. */
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

/** Where a journey is full: the first legs without enough of what the party needs. */
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
 * One ship, or several with changes; each of `legs` becomes a segment of the booking, in this order. A stopover stays one segment,
 * with one ticket and one place.
 */
export const Journey = v.object({
  id: v.string(),
  legs: v.pipe(v.array(JourneyLeg), v.minLength(1)),
  departsAt: Instant,
  arrivesAt: Instant,
  durationMinutes: Count,
  state: JourneyState,
  /** The reason for a cancellation, or a notice; empty for most. */
  notice: v.nullable(Bilingual),
  /** When sales open; absent if they opened when the sailing was added to the timetable. */
  salesOpenAt: v.optional(v.nullable(Instant)),
  /** When sales close. */
  salesCloseAt: Instant,
  classes: v.array(ClassOffer),
  /** Car spaces of 4.25 m free on every leg; null on a ship without a car deck. */
  carsFree: v.nullable(Count),
  places: v.optional(JourneyPlaces),
  /** Only for `sold-out` and `no-vehicles`; null if no leg is full but the ship never takes such vehicles. */
  fullLeg: v.optional(v.nullable(FullLeg)),
  /** It leaves before any journey of the previous trip in this search arrives, so both can't be in one booking. */
  isTooEarly: v.optional(v.boolean()),
});

/**
 * One cell of the week strip. `full`: every sailing that is on sale and could carry such a party has too little room; `none`: no
 * sailing, or only cancelled ones or ships that never take these vehicles; `past`: the day is over, or its sailings have left.
 */
export const DayOffer = v.object({
  date: Day,
  state: v.picklist(['open', 'full', 'none', 'past']),
  /** Lowest price of the day for the whole party, one way, computed by the same function as the quote. */
  lowestCents: v.nullable(Cents),
  /** Every sailing of the day was cancelled; absent otherwise. */
  isCancelled: v.optional(v.boolean()),
  /** Ships sail on this day, but none that takes such a party, because of its vehicles; absent otherwise. */
  isRefused: v.optional(v.boolean()),
});

/**
 * Why nothing can be bought on a day, and the alternatives. `no_line`: no ships connect these ports; `past`: the day is over;
 * `departed`: its ships have left or sales have closed; `not_on_sale`: too far ahead (`date` is when sales open, if known);
 * `no_sailing`: no ship on this day; `no_ships`: nor on any other line, as on Christmas Day; `cancelled`: all
 * sailings are; `sold_out`: no seats; `vehicles_full`: seats but no car deck; `vehicles_refused`: the ships of the day never take such a vehicle.
 */
const searchReasons = [
  'no_line',
  'past',
  'departed',
  'not_on_sale',
  'no_sailing',
  'no_ships',
  'cancelled',
  'sold_out',
  'vehicles_full',
  'vehicles_refused',
] as const;

/** Other ports of the same island with a ship that this party can take on the same day. */
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
  /** A complete sentence for the traveller. */
  text: Bilingual,
  date: v.nullable(Day),
  /** The nearest days on which this party can buy, at most one before and one after. */
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
  /** The nearest days with sailings if this day has none, at most one before and one after. */
  nearest: v.array(Day),
  /** Null if something can be bought. */
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

/** `GET /departures?port=RHO&date=2026-07-15`: the board of a port, all sailings of the day in order; `to` is the last call. */
export const Departure = v.object({
  sailingId: v.string(),
  /** The trip from this port to the last call, as in a search; always sent by the service. */
  tripId: v.optional(v.string()),
  vessel: v.object({ id: v.string(), name: Bilingual, kind: v.picklist(['fast', 'ferry']) }),
  from: Stop,
  to: Stop,
  expectedArrivesAt: v.optional(Instant),
  /** Calls in between, in order, without the last. */
  via: v.array(
    v.object({
      port: PortCode,
      portName: Bilingual,
      arrivesAt: Instant,
      expectedArrivesAt: v.optional(Instant),
      /** Of a stop that travellers may spend ashore: when the ship goes on, as far as is known. */
      departsAt: v.optional(Instant),
      /** The trip from this port to the call, and its lowest adult economy fare; always sent by the service. */
      tripId: v.optional(v.string()),
      fromCents: v.optional(v.nullable(Cents)),
    }),
  ),
  state: v.picklist(['on-time', 'delayed', 'cancelled', 'departed']),
  /** Expected departure if it differs from the timetable. */
  expectedAt: v.nullable(Instant),
  /** Lowest adult fare to the last call, economy. */
  fromCents: v.nullable(Cents),
  /** Free places in all classes on the leg from this port, since somebody may travel only to the next call. */
  seatsFree: Count,
  /** From this port to the last call; skipped calls in between are among its changes. */
  standing: v.optional(SailingStanding),
});
export const DepartureBoard = v.object({
  port: PortCode,
  date: Day,
  departures: v.array(Departure),
  asOf: Instant,
});

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
