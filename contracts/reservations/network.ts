import * as v from 'valibot';
import { EntitlementCode } from './categories.ts';
import { EntitlementRule } from './rules/offer-rules.ts';
import { PaymentMethod } from './payment.ts';
import { Bilingual, Count, Day, PortCode } from './primitives.ts';

/** Where the ship really berths: tickets, results and maps name the quay, not only the port. */
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
  /** Other spellings people type: Greeklish, Latin, old names. */
  aliases: v.array(v.string()),
  quays: v.array(Quay),
  /** Codes of the ports that a ship reaches from here without changing. */
  destinations: v.array(PortCode),
  /** Codes of the ports that take one change of ship and no fewer. */
  connections: v.optional(v.array(PortCode)),
  /** Minutes from the arrival of one ship to the departure of the next from here that a booking must leave. */
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
  /** The operator's day when this was answered (Europe/Athens). */
  today: Day,
  /** Last day on which sailings can be searched. */
  horizon: Day,
  /** How long before departure to be at the quay, by kind of ship. */
  beThereMinutes: v.object({ fast: Count, ferry: Count }),
  /** What travellers may claim today beside their age; none when absent. */
  entitlements: v.optional(
    v.array(
      v.object({
        ...v.pick(EntitlementRule, ['code', 'name', 'percent', 'categories', 'asks', 'companionOf', 'proof'])
          .entries,
        /** Counts as this other one where companions are counted. */
        countsAs: v.optional(v.nullable(EntitlementCode)),
        /** Takes a place for wheelchairs. */
        wheelchair: v.optional(v.boolean()),
      }),
    ),
  ),
  /** How a booking can be paid here; at agencies only when absent. */
  payments: v.optional(v.array(PaymentMethod)),
  /** It is the example that comes with the program: the operator has not loaded a network yet. */
  isExample: v.optional(v.literal(true)),
});

export type Quay = v.InferOutput<typeof Quay>;
export type Port = v.InferOutput<typeof Port>;
export type Vessel = v.InferOutput<typeof Vessel>;
export type Line = v.InferOutput<typeof Line>;
export type Entitlement = NonNullable<Network['entitlements']>[number];
export type Network = v.InferOutput<typeof Network>;
