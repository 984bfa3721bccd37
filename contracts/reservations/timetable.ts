import * as v from 'valibot';
import { SailingStanding } from './disruptions/standing.ts';
import { Bilingual, Cents, Count, Day, Instant, PortCode } from './primitives.ts';

const Ship = v.object({
  id: v.string(),
  name: Bilingual,
  kind: v.picklist(['fast', 'ferry']),
  takesVehicles: v.boolean(),
});
const Weekdays = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)));

/** The days with the same ships at the same times. A season may have several spans, such as spring and autumn. */
export const Season = v.object({
  /** Month and day on which its first span begins, `11-01`: the same every year. */
  id: v.string(),
  spans: v.pipe(v.array(v.object({ from: Day, to: Day })), v.minLength(1)),
  isCurrent: v.boolean(),
});

/** A call of a line. Minutes count from midnight of the day of departure in local time; 1440 and more is the next day. */
export const TimetableCall = v.object({
  port: PortCode,
  portName: Bilingual,
  quay: v.string(),
  quayName: Bilingual,
  arrives: v.nullable(Count),
  departs: v.nullable(Count),
  /** Travellers may break the journey here and continue with the same ticket (domain 4.3). */
  stopover: v.boolean(),
  /**
   * Adult economy fare from the first call, charges included, before any discount; null at the first call and where it isn't sold.
   */
  adultCents: v.nullable(Cents),
});

/** Sailings in one direction at the same times of day, whichever the ship. */
export const TimetableRun = v.object({
  weekdays: Weekdays,
  ships: v.pipe(v.array(v.object({ ...Ship.entries, weekdays: Weekdays })), v.minLength(1)),
  /** The next and the last day of the season on which it sails, as far as sailings are on sale; null if there is none. */
  firstDay: v.nullable(Day),
  lastDay: v.nullable(Day),
  calls: v.pipe(v.array(TimetableCall), v.minLength(2)),
});

/** A day that differs from its weekday's timetable. */
export const TimetableException = v.object({
  date: Day,
  kind: v.picklist(['none', 'extra', 'cancelled']),
  notice: v.nullable(Bilingual),
});

/** Another line that leaves soon after this one arrives at its last call, for ports where this one doesn't call. */
export const TimetableConnection = v.object({
  port: PortCode,
  minutes: Count,
  lineId: v.string(),
  departs: Count,
  weekdays: Weekdays,
});

export const TimetableDirection = v.object({
  lineId: v.string(),
  /** `προς Πάτμο`: distinguishes it from the opposite direction. */
  name: Bilingual,
  from: PortCode,
  to: PortCode,
  /** Only the seasons in which it sails. */
  seasons: v.array(
    v.object({
      season: v.string(),
      runs: v.pipe(v.array(TimetableRun), v.minLength(1)),
      exceptions: v.array(TimetableException),
      connections: v.array(TimetableConnection),
    }),
  ),
});

/** A line as a traveller knows it: both directions under one name. `id` is that of its first direction. */
export const TimetableLine = v.object({
  id: v.string(),
  name: Bilingual,
  directions: v.pipe(v.array(TimetableDirection), v.minLength(1), v.maxLength(2)),
});

/** `GET /timetable`: every line with its seasons, the current season first. */
export const Timetable = v.object({
  today: Day,
  horizon: Day,
  seasons: v.array(Season),
  lines: v.array(TimetableLine),
});

export const DaySailing = v.object({
  sailingId: v.string(),
  lineId: v.string(),
  ship: Ship,
  state: v.picklist(['planned', 'delayed', 'cancelled', 'departed']),
  /** The phase of the sailing (domain 4.5); `planned`: not on sale yet. */
  phase: v.optional(
    v.picklist(['planned', 'on-sale', 'closed', 'boarding', 'sailing', 'completed', 'cancelled']),
  ),
  /** The reason for a cancellation, or a notice. */
  notice: v.nullable(Bilingual),
  delayMinutes: Count,
  /** For the whole voyage: skipped calls are among its changes. */
  standing: v.optional(SailingStanding),
  /** Its times differ from the current timetable, because places on it had been sold before the change. */
  isChanged: v.boolean(),
  /** Scheduled times, without delays. */
  calls: v.array(
    v.object({
      port: PortCode,
      portName: Bilingual,
      quay: v.string(),
      quayName: Bilingual,
      arrivesAt: v.nullable(Instant),
      departsAt: v.nullable(Instant),
      /** The reported or expected time, if it differs from the timetable. */
      expectedArrivesAt: v.optional(v.nullable(Instant)),
      expectedDepartsAt: v.optional(v.nullable(Instant)),
      /** The ship doesn't call here on this day. */
      isSkipped: v.optional(v.boolean()),
      stopover: v.boolean(),
      adultCents: v.nullable(Cents),
      /** The trip from the first call to this one, as in a search; absent at the first. */
      tripId: v.optional(v.string()),
    }),
  ),
});

/** `GET /timetable/day?date=2026-12-09`: the actual sailings of a day, soonest first; cancelled ones are included. */
export const TimetableDay = v.object({
  date: Day,
  today: Day,
  /** Later days aren't on sale yet, and so have no sailings. */
  horizon: Day,
  sailings: v.array(DaySailing),
  /** For each line the first day after this one on which it sails. */
  next: v.array(v.object({ lineId: v.string(), date: Day })),
});

export type Season = v.InferOutput<typeof Season>;
export type Timetable = v.InferOutput<typeof Timetable>;
export type TimetableCall = v.InferOutput<typeof TimetableCall>;
export type TimetableConnection = v.InferOutput<typeof TimetableConnection>;
export type TimetableDay = v.InferOutput<typeof TimetableDay>;
export type TimetableDirection = v.InferOutput<typeof TimetableDirection>;
export type TimetableException = v.InferOutput<typeof TimetableException>;
export type TimetableLine = v.InferOutput<typeof TimetableLine>;
export type TimetableRun = v.InferOutput<typeof TimetableRun>;
export type DaySailing = v.InferOutput<typeof DaySailing>;
