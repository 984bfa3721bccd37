import type { TravelClass } from '#contracts/reservations/categories.ts';
import { type Resource, resources, type VesselKind } from '#contracts/reservations/network-data.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';

/** How much of each resource a party takes on every leg. Contains only what is taken. */
export type Needs = Partial<Record<Resource, number>>;

/**
 * A seat for everyone but infants, deck space for vehicles, a place for each pet; and one of the ship's certified
 * persons for everybody. A traveller who stays in a wheelchair takes a wheelchair place, and a seat only in a better
 * class, which is paid for.
 */
export function requirementsOf(tariff: Tariff, party: Party, travelClass: TravelClass): Needs {
  const needs: Needs = {};
  const add = (resource: Resource, quantity: number) => {
    needs[resource] = (needs[resource] ?? 0) + quantity;
  };
  const inWheelchair = new Set(
    tariff.entitlements.flatMap(({ code, wheelchair }) => (wheelchair ? [code] : [])),
  );
  for (const { category, entitlement } of party.passengers) {
    const staysInChair = entitlement ? inWheelchair.has(entitlement) : false;
    add('PERSON', 1);
    if (staysInChair) add('PMR', 1);
    if (travelClass === 'VIP') {
      if (tariff.passenger(category).takesSeat) add('SEAT_VIP', 1);
    } else if (tariff.passenger(category).takesSeat && !staysInChair) add('SEAT_ECO', 1);
  }
  for (const { category } of party.vehicles) {
    const rule = tariff.vehicle(category);
    add(rule.resource, rule.units);
  }
  if (party.pets.length > 0) add('PET', party.pets.length);
  return needs;
}

/** The same as a list, for storing or counting. */
export function needsList(
  tariff: Tariff,
  party: Party,
  travelClass: TravelClass,
): { resource: Resource; quantity: number }[] {
  const needs = requirementsOf(tariff, party, travelClass);
  return resources.flatMap((resource) => {
    const quantity = needs[resource] ?? 0;
    return quantity > 0 ? [{ resource, quantity }] : [];
  });
}

const DECK: readonly Resource[] = ['CEU_DM', 'MOTO', 'BIKE'];

/** Indexes of the vehicles that a ship never takes, even when it is empty. */
export function refusedVehicles(
  tariff: Tariff,
  party: Party,
  ship: { kind: VesselKind; resources: ReadonlySet<string> },
): number[] {
  return party.vehicles.flatMap(({ category }, index) => {
    const rule = tariff.vehicle(category);
    return rule.vesselKinds.includes(ship.kind) && ship.resources.has(rule.resource) ? [] : [index];
  });
}

/** The first resource with too little free, seats before deck; null when everything fits. */
export function firstShortage(needs: Needs, free: Needs): { resource: Resource; isDeck: boolean } | null {
  const order: Resource[] = ['SEAT_ECO', 'SEAT_VIP', 'PERSON', 'PMR', 'PET', 'CEU_DM', 'MOTO', 'BIKE'];
  const missing = order.find((resource) => (needs[resource] ?? 0) > (free[resource] ?? 0));
  return missing ? { resource: missing, isDeck: DECK.includes(missing) } : null;
}
