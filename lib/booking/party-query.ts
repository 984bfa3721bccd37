import { petCategories, vehicleCategories } from '#contracts/reservations/limits.ts';
import type { PetCategory, VehicleCategory } from '#contracts/reservations/index.ts';
import { allowedClaims, allowedCounts, allowedPets, allowedVehicles, type PassengerCounts } from './party.ts';
import { all, first, type RawQuery } from './raw-query.ts';

/** The party, as the form counts it and the address holds it. */
export interface PartyQuery {
  passengers: PassengerCounts;
  vehicles: readonly VehicleCategory[];
  pets: readonly PetCategory[];
  /** Each passenger's claim beside the age, in the order adults, children, infants; null for none. */
  claims: readonly (string | null)[];
}

/**
 * Reads the party of an address: `adults=2&children=1&vehicles=CAR1&vehicles=MO1` (or `vehicles=CAR1,MO1`),
 * `pets=PET_SMALL`, `claims=STU,-,LRG`. Unknown or excess values are dropped; it never fails.
 */
export function readParty(raw: RawQuery): PartyQuery {
  const count = (name: string, fallback: number) => Number(first(raw, name) ?? fallback);
  const valuesOf = (name: string) =>
    all(raw, name).flatMap((text) => text.split(',').map((value) => value.trim()));
  const passengers = allowedCounts({
    adults: count('adults', 1),
    children: count('children', 0),
    infants: count('infants', 0),
  });
  const claims = valuesOf('claims').map((value) => (/^[A-Z][A-Z0-9-]{1,9}$/.test(value) ? value : null));
  return {
    passengers,
    vehicles: allowedVehicles(
      valuesOf('vehicles').flatMap((value) => vehicleCategories.filter((category) => category === value)),
    ),
    pets: allowedPets(
      valuesOf('pets').flatMap((value) => petCategories.filter((category) => category === value)),
    ),
    claims: allowedClaims(claims, passengers),
  };
}

/** Writes the party into an address, always in the same form. */
export function writeParty(params: URLSearchParams, party: PartyQuery): void {
  const { passengers, vehicles, pets, claims } = party;
  params.set('adults', String(passengers.adults));
  if (passengers.children > 0) params.set('children', String(passengers.children));
  if (passengers.infants > 0) params.set('infants', String(passengers.infants));
  for (const category of vehicles) params.append('vehicles', category);
  for (const category of pets) params.append('pets', category);
  if (claims.some((claim) => claim !== null))
    params.set('claims', claims.map((claim) => claim ?? '-').join(','));
}
