import { MAX_PASSENGERS, MAX_PETS, MAX_VEHICLES } from '#contracts/reservations/limits.ts';
import type { Party, PetCategory, VehicleCategory } from '#contracts/reservations/index.ts';

export interface PassengerCounts {
  adults: number;
  children: number;
  infants: number;
}

const whole = (value: number) => (Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0);

/**
 * The nearest allowed counts: 1–9 people (C1) with at least one adult, who is responsible for the booking (domain 4.6).
 * Above nine, infants are dropped first, then children.
 */
export function allowedCounts(counts: PassengerCounts): PassengerCounts {
  const adults = Math.min(MAX_PASSENGERS, Math.max(1, whole(counts.adults)));
  const children = Math.min(MAX_PASSENGERS - adults, whole(counts.children));
  const infants = Math.min(MAX_PASSENGERS - adults - children, whole(counts.infants));
  return { adults, children, infants };
}

/** At most four vehicles (C1). */
export function allowedVehicles(vehicles: readonly VehicleCategory[]): readonly VehicleCategory[] {
  return vehicles.slice(0, MAX_VEHICLES);
}

/** At most four pets. */
export function allowedPets(pets: readonly PetCategory[]): readonly PetCategory[] {
  return pets.slice(0, MAX_PETS);
}

/** One entry per passenger, null where nothing is claimed; empty when there are no claims. */
export function allowedClaims(
  claims: readonly (string | null)[],
  counts: PassengerCounts,
): readonly (string | null)[] {
  const each = Array.from({ length: headCount(counts) }, (_, index) => claims[index] ?? null);
  return each.some((claim) => claim !== null) ? each : [];
}

/** Keeps claims with their travellers when the counts change: each category keeps its own, from the first on. */
export function movedClaims(
  claims: readonly (string | null)[],
  before: PassengerCounts,
  after: PassengerCounts,
): readonly (string | null)[] {
  let start = 0;
  const moved = (['adults', 'children', 'infants'] as const).flatMap((kind) => {
    const own = claims.slice(start, start + before[kind]);
    start += before[kind];
    return Array.from({ length: after[kind] }, (_, index) => own[index] ?? null);
  });
  return allowedClaims(moved, after);
}

export function headCount(counts: PassengerCounts): number {
  return counts.adults + counts.children + counts.infants;
}

type Counted = {
  passengers: PassengerCounts;
  vehicles?: readonly VehicleCategory[];
  pets?: readonly PetCategory[];
  claims?: readonly (string | null)[];
};

/** The party in the order of the later details form: adults, children, infants. */
export function toParty({ passengers, vehicles = [], pets = [], claims = [] }: Counted): Party {
  const people = (category: 'ADT' | 'CHD' | 'INF', count: number) =>
    Array.from({ length: count }, () => ({ category }));
  return {
    passengers: [
      ...people('ADT', passengers.adults),
      ...people('CHD', passengers.children),
      ...people('INF', passengers.infants),
    ].map((each, index) => ({ ...each, entitlement: claims[index] ?? null })),
    vehicles: vehicles.map((category) => ({ category })),
    pets: pets.map((category) => ({ category })),
  };
}
