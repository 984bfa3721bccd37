import * as v from 'valibot';
import { isDay } from '#foundation/dates/is-day.ts';
import { PassengerCategory, VehicleCategory } from './categories.ts';
import { petCategories } from './limits.ts';
import { DayTripRule, EntitlementRule, ItemKind, PromoRule, Validity } from './rules/offer-rules.ts';
import { passengerLaw } from './rules/passenger-law.ts';
import { ChangeTerms } from './rules/change-terms.ts';
import { Bilingual, Count, Day, PortCode } from './primitives.ts';
import { plainTickets, TicketPolicy } from './tickets/policy.ts';
import { QuotaRule, WaitingRules } from './rules/quota-rules.ts';
import { RightsData } from './rules/rights-rules.ts';
import { SearchRules } from './rules/search-rules.ts';
import { UnpaidRules } from './rules/unpaid-rules.ts';

/**
 * Limited resources of a ship. `CEU_DM` is car deck in decimetres of lane, `PMR` wheelchair spaces. `PERSON` is the number of
 * passengers on the ship's safety certificate, without the crew: everybody on board counts, also infants without a seat.
 */
export const resources = ['SEAT_ECO', 'SEAT_VIP', 'PERSON', 'CEU_DM', 'MOTO', 'BIKE', 'PET', 'PMR'] as const;
export const Resource = v.picklist(resources);
export const VesselKind = v.picklist(['fast', 'ferry']);

const Id = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/));
const MonthDay = v.pipe(
  v.string(),
  v.check((text) => isDay(`2024-${text}`), 'must be a month and day such as 06-01'),
);

/** Minutes after midnight of the service day; 1440 and more is the next day. */
const CallData = v.object({
  quay: v.string(),
  arrives: v.nullable(Count),
  departs: v.nullable(Count),
  stopover: v.optional(v.boolean(), false),
});

/** A season recurs every year; if `from` is later than `to` it runs over New Year. Weekdays are ISO: Monday 1. */
const CalendarData = v.object({
  line: Id,
  vessel: Id,
  run: v.optional(Count, 0),
  /** Moves every call of the line, for a second run or another season. */
  shiftMinutes: v.optional(v.pipe(v.number(), v.integer()), 0),
  /** When sales open: this many days before departure, or on a day, which takes precedence; absent: as in the policy. */
  salesOpenDays: v.optional(v.nullable(Count), null),
  salesOpenOn: v.optional(v.nullable(Day), null),
  season: v.object({ from: MonthDay, to: MonthDay }),
  weekdays: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  ...Validity,
});

/** Null: every sailing of the day. */
const AnyRun = v.optional(v.nullable(Count), null);

/** `remove`: no sailing; `add`: one more; `cancel`: shown as cancelled, with the reason. */
const ExceptionData = v.variant('kind', [
  v.object({ kind: v.literal('remove'), line: Id, date: Day, run: AnyRun }),
  v.object({
    kind: v.literal('add'),
    line: Id,
    date: Day,
    vessel: Id,
    run: v.optional(Count, 0),
    shiftMinutes: v.optional(v.pipe(v.number(), v.integer()), 0),
  }),
  v.object({ kind: v.literal('cancel'), line: Id, date: Day, notice: Bilingual, run: AnyRun }),
]);

const FareData = v.object({
  from: PortCode,
  to: PortCode,
  vesselKind: VesselKind,
  /** `ECO`: an adult; `VIP`: the supplement for the better seat; `CAR`: up to 4.25 m; `MOTO`: up to 250 cc. */
  product: v.picklist(['ECO', 'VIP', 'CAR', 'MOTO']),
  cents: Count,
  ...Validity,
});

/** Everything that `loadNetwork` takes: the operator's network, timetable, prices and rules. Prices in cents, VAT included. */
export const NetworkData = v.object({
  ports: v.array(
    v.object({
      code: PortCode,
      locode: v.nullable(v.string()),
      island: v.string(),
      name: Bilingual,
      accusative: v.string(),
      lat: v.number(),
      lon: v.number(),
      aliases: v.array(v.string()),
      /** Shortest time to change ships here; absent: the policy's. */
      minConnectionMinutes: v.optional(v.nullable(Count), null),
    }),
  ),
  quays: v.array(
    v.object({
      id: v.string(),
      port: PortCode,
      name: Bilingual,
      lat: v.number(),
      lon: v.number(),
      note: Bilingual,
    }),
  ),
  vessels: v.array(
    v.object({
      id: Id,
      name: Bilingual,
      kind: VesselKind,
      takesVehicles: v.boolean(),
      configurations: v.array(v.object({ ...Validity, capacity: v.record(Resource, Count) })),
    }),
  ),
  lines: v.array(v.object({ id: Id, name: Bilingual, calls: v.pipe(v.array(CallData), v.minLength(2)) })),
  calendars: v.array(CalendarData),
  exceptions: v.array(ExceptionData),
  /** Sea miles between two ports, in either direction; other pairs use the straight line, which is shorter. */
  distances: v.optional(
    v.array(v.object({ from: PortCode, to: PortCode, miles: v.pipe(v.number(), v.minValue(0)) })),
    [],
  ),
  fares: v.array(FareData),
  /** Per item and boarding; `port: null` is every port without a row of its own. */
  dues: v.array(v.object({ port: v.nullable(PortCode), kind: ItemKind, cents: Count, ...Validity })),
  /** Per mille; `line: null` is every line without a row of its own. */
  vat: v.array(v.object({ line: v.nullable(Id), kind: ItemKind, perMille: Count, ...Validity })),
  passengerCategories: v.array(
    v.object({
      code: PassengerCategory,
      name: Bilingual,
      fromAge: Count,
      beforeAge: v.nullable(Count),
      discountPercent: v.pipe(Count, v.maxValue(100)),
      takesSeat: v.boolean(),
      paysDues: v.boolean(),
      /** What such a traveller shows on board; absent if nothing. */
      proof: v.optional(v.nullable(Bilingual), null),
    }),
  ),
  vehicleCategories: v.array(
    v.object({
      code: VehicleCategory,
      name: Bilingual,
      /** Priced as a share of a fare, or flat. */
      product: v.nullable(v.picklist(['CAR', 'MOTO'])),
      perMille: Count,
      flatCents: Count,
      resource: v.picklist(['CEU_DM', 'MOTO', 'BIKE']),
      units: Count,
      vesselKinds: v.array(VesselKind),
      needsPlate: v.boolean(),
      /** Youngest driver; 0 when nobody drives it. */
      driverAge: Count,
      paysDues: v.boolean(),
    }),
  ),
  petCategories: v.array(v.object({ code: v.picklist(petCategories), name: Bilingual, cents: Count })),
  discounts: v.array(
    v.object({
      id: v.string(),
      percent: v.pipe(Count, v.maxValue(100)),
      condition: v.variant('kind', [
        v.object({ kind: v.literal('return') }),
        v.object({ kind: v.literal('early'), days: Count }),
      ]),
      appliesTo: v.array(ItemKind),
      text: Bilingual,
      /** When it applies and what it requires, as the price list explains it. */
      terms: v.optional(v.nullable(Bilingual), null),
      /** False: a fare lowered by it is refunded only as far as the law requires. */
      refundable: v.optional(v.boolean(), true),
      ...Validity,
    }),
  ),
  entitlements: v.optional(v.array(EntitlementRule), []),
  promoCodes: v.optional(v.array(PromoRule), []),
  dayTrips: v.optional(v.array(DayTripRule), []),
  /** Car deck kept for islanders; none if empty. */
  quotas: v.optional(v.array(QuotaRule), []),
  /**
   * How many days after the trip the contact of a paid booking is kept, for claims and chargebacks; on days without a rule it is
   * erased together with the names.
   */
  contactRetention: v.optional(v.array(v.object({ days: Count, reason: Bilingual, ...Validity })), []),
  /** Refunds, compensation and help (domain 3.5); by default only what the law grants. */
  rights: v.optional(RightsData, passengerLaw),
  /** What travellers may change themselves; nothing if empty. */
  changeTerms: v.optional(v.array(ChangeTerms), []),
  /** What a search offers. */
  search: v.optional(SearchRules, {}),
  policy: v.object({
    horizonDays: Count,
    holdMinutes: Count,
    salesCloseMinutes: Count,
    beThereMinutes: v.object({ fast: Count, ferry: Count }),
    /** How many infants travel with one adult: as many as an adult can lead off a ship. */
    infantsPerAdult: v.optional(Count, 2),
    minConnectionMinutes: Count,
    /** Sales open so many days before the day of the sailing; null: as soon as the sailing exists. */
    salesOpenDays: v.optional(v.nullable(Count), null),
    /** How long before departure boarding begins. */
    boardingMinutes: v.optional(v.object({ fast: Count, ferry: Count }), { fast: 20, ferry: 40 }),
    /** What is printed on tickets. */
    ticket: v.optional(TicketPolicy, plainTickets),
    waiting: v.optional(WaitingRules, {}),
    /** How much may be reserved without payment. */
    unpaid: v.optional(UnpaidRules, {}),
    payHours: Count,
    payBeforeDepartureMinutes: Count,
    /** How much longer a hold lasts, once, while its traveller is at a payment provider (domain 4.5). */
    payingMinutes: v.optional(Count, 5),
    /** How often we ask a provider about a payment of which it hasn't notified us. */
    paymentCheckSeconds: v.optional(v.pipe(Count, v.minValue(1)), 60),
  }),
});

export type Resource = v.InferOutput<typeof Resource>;
export type VesselKind = v.InferOutput<typeof VesselKind>;
/** What a seed file contains; `NetworkContent` is the same with every default filled in. */
export type NetworkData = v.InferInput<typeof NetworkData>;
export type NetworkContent = v.InferOutput<typeof NetworkData>;
export type Policy = NetworkContent['policy'];
