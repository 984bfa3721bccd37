import * as v from 'valibot';
import { isDay } from '#lib/dates/is-day.ts';
import { petCategories, PassengerCategory, VehicleCategory } from './categories.ts';
import { Bilingual, Count, Day, PortCode } from './primitives.ts';

/** What a ship has a limited number of. `CEU_DM` is car deck in decimetres of lane. */
export const resources = ['SEAT_ECO', 'SEAT_VIP', 'CEU_DM', 'MOTO', 'BIKE', 'PET', 'PMR'] as const;
export const Resource = v.picklist(resources);
export const VesselKind = v.picklist(['fast', 'ferry']);

const Id = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/));
const MonthDay = v.pipe(
  v.string(),
  v.check((text) => isDay(`2024-${text}`), 'must be a month and day such as 06-01'),
);
const Validity = { validFrom: Day, validTo: v.nullable(Day) };

/** Minutes after midnight of the service day; 1440 and more is the next day. */
const CallData = v.object({
  quay: v.string(),
  arrives: v.nullable(Count),
  departs: v.nullable(Count),
  stopover: v.optional(v.boolean(), false),
});

/** A season comes back every year; `from` later than `to` runs over New Year. Weekdays are ISO: Monday 1. */
const CalendarData = v.object({
  line: Id,
  vessel: Id,
  run: v.optional(Count, 0),
  /** Moves every call of the line, for a second run or another season. */
  shiftMinutes: v.optional(v.pipe(v.number(), v.integer()), 0),
  season: v.object({ from: MonthDay, to: MonthDay }),
  weekdays: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  ...Validity,
});

/** `remove`: no sailing; `add`: one more; `cancel`: shown as cancelled, with the reason. */
const ExceptionData = v.variant('kind', [
  v.object({ kind: v.literal('remove'), line: Id, date: Day }),
  v.object({ kind: v.literal('add'), line: Id, date: Day, vessel: Id }),
  v.object({ kind: v.literal('cancel'), line: Id, date: Day, notice: Bilingual }),
]);

const FareData = v.object({
  from: PortCode,
  to: PortCode,
  vesselKind: VesselKind,
  /** `ECO`: an adult; `VIP`: what the better seat costs on top; `CAR`: up to 4.25 m; `MOTO`: up to 250 cc. */
  product: v.picklist(['ECO', 'VIP', 'CAR', 'MOTO']),
  cents: Count,
  ...Validity,
});

const ItemKind = v.picklist(['passenger', 'vehicle', 'pet']);

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
      /** What such a traveller shows on board; absent when nothing. */
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
      /** When it applies and what it asks for, as the price list explains it. */
      terms: v.optional(v.nullable(Bilingual), null),
      ...Validity,
    }),
  ),
  policy: v.object({
    horizonDays: Count,
    holdMinutes: Count,
    salesCloseMinutes: Count,
    beThereMinutes: v.object({ fast: Count, ferry: Count }),
    minConnectionMinutes: Count,
    payHours: Count,
    payBeforeDepartureMinutes: Count,
  }),
});

export type Resource = v.InferOutput<typeof Resource>;
export type VesselKind = v.InferOutput<typeof VesselKind>;
/** What a seed file writes; `NetworkContent` is the same with every default filled in. */
export type NetworkData = v.InferInput<typeof NetworkData>;
export type NetworkContent = v.InferOutput<typeof NetworkData>;
export type Policy = NetworkContent['policy'];
