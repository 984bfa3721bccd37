import * as v from 'valibot';
import { BookingNeeds } from '#contracts/reservations/needs.ts';
import { Bilingual, Count, Day, Instant, PortCode } from '#contracts/reservations/primitives.ts';

const Call = v.object({ seq: Count, port: PortCode, portName: Bilingual });

/** One leg of the ship's voyage: who is on board between two calls. */
export const ManifestLeg = v.object({
  leg: Count,
  from: Call,
  to: Call,
  departsAt: Instant,
  /** The straight line between the quays: the ship sails at least this far. */
  distanceMiles: v.number(),
  /** Long enough that the law requires every traveller's name. */
  needsRegistration: v.boolean(),
  persons: Count,
  /** How many of them have requested assistance. */
  withCare: Count,
  vehicles: Count,
  pets: Count,
});

/** The fields of Directive 98/41/EC, article 5, and those that the crew needs at the gangway. */
export const ManifestPerson = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reference: v.string(),
  document: Count,
  surname: v.string(),
  given: v.string(),
  gender: v.picklist(['F', 'M', 'X']),
  nationality: v.string(),
  birthDate: Day,
  category: v.string(),
  specialCare: v.string(),
  /** The needs of the person's booking; always sent by the service. */
  needs: v.optional(BookingNeeds),
  fromSeq: Count,
  toSeq: Count,
  from: PortCode,
  to: PortCode,
  /** False while the booking waits for payment at an agency. */
  paid: v.boolean(),
  /** When the ticket was scanned; null if it wasn't (yet). */
  boardedAt: v.nullable(Instant),
  alightedAt: v.nullable(Instant),
});

/** `GET /operator/sailings/{id}/manifest`: JSON, or CSV of `persons` with `?format=csv` or `Accept: text/csv`. */
export const Manifest = v.object({
  sailing: v.string(),
  line: v.string(),
  vessel: v.string(),
  day: Day,
  /** Time of the response. */
  at: Instant,
  legs: v.array(ManifestLeg),
  persons: v.array(ManifestPerson),
});

export type Manifest = v.InferOutput<typeof Manifest>;
export type ManifestLeg = v.InferOutput<typeof ManifestLeg>;
export type ManifestPerson = v.InferOutput<typeof ManifestPerson>;
