import * as v from 'valibot';
import { EntitlementCode } from './categories.ts';
import { EntitlementRule } from './rules/offer-rules.ts';
import { PaymentMethod } from './payment.ts';
import { Bilingual, Count, Day, PortCode } from './primitives.ts';

/** Where the ship berths: tickets, results and maps name the quay, not only the port. */
export const Quay = v.object({
  id: v.string(),
  name: Bilingual,
  lat: v.number(),
  lon: v.number(),
  /** How to get there on foot, one sentence. */
  note: Bilingual,
});

export const Port = v.object({
  code: PortCode,
  /** Island id as in the map data: `rhodes`, `kos` … Several ports may share one island. */
  island: v.string(),
  name: Bilingual,
  /** Greek with article in the accusative, for «από …» and «προς …»: `τη Ρόδο`. */
  accusative: v.string(),
  lat: v.number(),
  lon: v.number(),
  /** Other spellings that people type: Greeklish, Latin, old names. */
  aliases: v.array(v.string()),
  quays: v.array(Quay),
  /** Codes of the ports that a ship reaches from here without changing. */
  destinations: v.array(PortCode),
  /** Codes of the ports that need exactly one change of ship. */
  connections: v.optional(v.array(PortCode)),
  /** The least minutes that a booking must allow here between the arrival of one ship and the departure of the next. */
  changeMinutes: v.optional(Count),
});

export const Vessel = v.object({
  id: v.string(),
  name: Bilingual,
  kind: v.picklist(['fast', 'ferry']),
  takesVehicles: v.boolean(),
  seats: v.object({ ECO: Count, VIP: Count }),
  cars: Count,
  /** Places of the other kinds: motorbikes, bicycles, pets, wheelchairs. */
  places: v.object({ MOTO: Count, BIKE: Count, PET: Count, PMR: Count }),
});

export const Line = v.object({
  id: v.string(),
  name: Bilingual,
  /** Port codes in the order of the calls. */
  calls: v.array(PortCode),
});

/** `GET /network` */
export const Network = v.object({
  ports: v.array(Port),
  vessels: v.array(Vessel),
  lines: v.array(Line),
  /** The operator's day at the time of the response (Europe/Athens). */
  today: Day,
  /** Last day on which sailings can be searched. */
  horizon: Day,
  /** How long before departure to be at the quay, by kind of ship. */
  beThereMinutes: v.object({ fast: Count, ferry: Count }),
  /** The concessions that travellers may claim today, besides age; none if absent. */
  entitlements: v.optional(
    v.array(
      v.object({
        ...v.pick(EntitlementRule, ['code', 'name', 'percent', 'categories', 'asks', 'companionOf', 'proof'])
          .entries,
        /** Counts as this other one when companions are counted. */
        countsAs: v.optional(v.nullable(EntitlementCode)),
        /** Takes a wheelchair space. */
        wheelchair: v.optional(v.boolean()),
      }),
    ),
  ),
  /** How a booking can be paid; only at agencies if absent. */
  payments: v.optional(v.array(PaymentMethod)),
  /** True for the bundled example: the operator hasn't loaded a network yet. */
  isExample: v.optional(v.literal(true)),
});

export type Quay = v.InferOutput<typeof Quay>;
export type Port = v.InferOutput<typeof Port>;
export type Vessel = v.InferOutput<typeof Vessel>;
export type Line = v.InferOutput<typeof Line>;
export type Entitlement = NonNullable<Network['entitlements']>[number];
export type Network = v.InferOutput<typeof Network>;
