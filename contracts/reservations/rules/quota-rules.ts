import * as v from 'valibot';
import { EntitlementCode } from '#contracts/reservations/categories.ts';
import { Count, Day } from '#contracts/reservations/primitives.ts';

/**
 * Car deck that is kept for holders of an entitlement until some hours before a ship leaves a port, then sold to everybody (domain
 * 4.8). `validFrom` and `validTo` are days of departure; two quotas of one resource never overlap.
 */
export const QuotaRule = v.object({
  resource: v.picklist(['CEU_DM', 'MOTO', 'BIKE']),
  /** Who it is for. A party may use it when every vehicle of that kind has an adult with this entitlement. */
  entitlement: EntitlementCode,
  /** Of the ship's capacity, rounded down. If less than one vehicle fits: one from half a vehicle's length on, otherwise none. */
  percent: v.pipe(Count, v.maxValue(100)),
  hoursBefore: Count,
  validFrom: Day,
  validTo: v.nullable(Day),
});

/** How the waiting list of a full sailing works. */
export const WaitingRules = v.object({
  /** How long an offer is valid (domain 4.8). */
  offerMinutes: v.optional(v.pipe(Count, v.minValue(1)), 30),
  /** Shorter if at least this many parties still wait after the offers … */
  manyWait: v.optional(
    v.object({ parties: v.pipe(Count, v.minValue(1)), minutes: v.pipe(Count, v.minValue(1)) }),
    {
      parties: 10,
      minutes: 20,
    },
  ),
  /** … and if the ship leaves soon. */
  near: v.optional(v.array(v.object({ hoursBefore: Count, minutes: v.pipe(Count, v.minValue(1)) })), [
    { hoursBefore: 24, minutes: 20 },
    { hoursBefore: 4, minutes: 10 },
  ]),
  /** After this wait, freed places are collected for a party that is too large for any that came free … */
  patienceHours: v.optional(Count, 12),
  /** … until this long before departure; then they go to any party that fits, so that no ship leaves with empty seats. */
  collectUntilHours: v.optional(Count, 24),
  /** Parties that may wait for one sailing. */
  longestList: v.optional(v.pipe(Count, v.minValue(1)), 200),
});

export type QuotaRule = v.InferOutput<typeof QuotaRule>;
export type WaitingRules = v.InferOutput<typeof WaitingRules>;
