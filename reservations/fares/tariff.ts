import type { PassengerCategory, PetCategory, VehicleCategory } from '#contracts/reservations/categories.ts';
import type { NetworkContent, VesselKind } from '#contracts/reservations/network-data.ts';
import type { DayTripRule, EntitlementRule, PromoRule } from '#contracts/reservations/rules/offer-rules.ts';

/** The parts of the network that determine prices. */
export type Prices = Pick<
  NetworkContent,
  'fares' | 'dues' | 'vat' | 'passengerCategories' | 'vehicleCategories' | 'petCategories' | 'discounts'
> &
  Partial<Pick<NetworkContent, 'entitlements' | 'promoCodes' | 'dayTrips'>>;

type PassengerRule = Prices['passengerCategories'][number];
type VehicleRule = Prices['vehicleCategories'][number];
type PetRule = Prices['petCategories'][number];
type Product = Prices['fares'][number]['product'];
type ItemKind = Prices['dues'][number]['kind'];
type Valid = { validFrom: string; validTo: string | null };

/** Looks up prices on a day. Built once from the tables; makes no database queries. */
export type Tariff = {
  passenger(code: PassengerCategory): PassengerRule;
  vehicle(code: VehicleCategory): VehicleRule;
  pet(code: PetCategory): PetRule;
  discounts: Prices['discounts'];
  entitlements: readonly EntitlementRule[];
  dayTrips: readonly DayTripRule[];
  promoCodes: readonly PromoRule[];
  /** Finds a code as stored, in capitals. Null when there is none. */
  promo(code: string): PromoRule | null;
  /** Null when the pair is not sold on that day. */
  fareCents(
    pair: { from: string; to: string; vesselKind: VesselKind },
    product: Product,
    day: string,
  ): number | null;
  duesCents(port: string, kind: ItemKind, day: string): number;
  /** @throws Error when there is no rate on that day: VAT must never be guessed. */
  vatPerMille(line: string, kind: ItemKind, day: string): number;
};

export function createTariff(prices: Prices): Tariff {
  const fares = Map.groupBy(
    prices.fares,
    (fare) => `${fare.from} ${fare.to} ${fare.vesselKind} ${fare.product}`,
  );
  const dues = Map.groupBy(prices.dues, (row) => `${row.port ?? '*'} ${row.kind}`);
  const vat = Map.groupBy(prices.vat, (row) => `${row.line ?? '*'} ${row.kind}`);
  const promos = new Map((prices.promoCodes ?? []).map((rule) => [rule.code, rule]));
  return {
    passenger: byCode('passenger', prices.passengerCategories),
    vehicle: byCode('vehicle', prices.vehicleCategories),
    pet: byCode('pet', prices.petCategories),
    discounts: prices.discounts,
    entitlements: prices.entitlements ?? [],
    dayTrips: prices.dayTrips ?? [],
    promoCodes: prices.promoCodes ?? [],
    promo: (code) => promos.get(code) ?? null,
    fareCents: ({ from, to, vesselKind }, product, day) =>
      onDay(fares.get(`${from} ${to} ${vesselKind} ${product}`), day)?.cents ?? null,
    duesCents: (port, kind, day) =>
      (onDay(dues.get(`${port} ${kind}`), day) ?? onDay(dues.get(`* ${kind}`), day))?.cents ?? 0,
    vatPerMille(line, kind, day) {
      const row = onDay(vat.get(`${line} ${kind}`), day) ?? onDay(vat.get(`* ${kind}`), day);
      if (!row) throw new Error(`no VAT rate for ${kind} on ${day}`);
      return row.perMille;
    },
  };
}

export function isValidOn(period: Valid, day: string): boolean {
  return period.validFrom <= day && (period.validTo === null || day <= period.validTo);
}

function onDay<Row extends Valid>(rows: readonly Row[] | undefined, day: string): Row | undefined {
  return rows?.find((row) => isValidOn(row, day));
}

function byCode<Code extends string, Rule extends { code: Code }>(
  what: string,
  rules: readonly Rule[],
): (code: Code) => Rule {
  const known = new Map(rules.map((rule) => [rule.code, rule]));
  return (code) => {
    const rule = known.get(code);
    if (!rule) throw new Error(`no rule for ${what} category ${code}`);
    return rule;
  };
}
