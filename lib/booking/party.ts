import { MAX_PASSENGERS, MAX_VEHICLES } from '#reservations/contract/index.ts';
import type { Party, VehicleCategory } from '#reservations/contract/index.ts';
import type { PassengerCounts } from './state.ts';

const whole = (value: number) => (Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0);

/**
 * Nearest allowed counts: 1–9 people (C1), of whom one is an adult, because somebody must answer for the booking (domain 4.6).
 * What is over nine is taken from the infants first, then from the children.
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

export function headCount(counts: PassengerCounts): number {
  return counts.adults + counts.children + counts.infants;
}

/** The party in the order in which the details are asked later: adults, children, infants. */
export function toParty(counts: PassengerCounts, vehicles: readonly VehicleCategory[]): Party {
  const people = (category: 'ADT' | 'CHD' | 'INF', count: number) =>
    Array.from({ length: count }, () => ({ category }));
  return {
    passengers: [
      ...people('ADT', counts.adults),
      ...people('CHD', counts.children),
      ...people('INF', counts.infants),
    ],
    vehicles: vehicles.map((category) => ({ category })),
    pets: [],
  };
}
