import { bilingual } from '#reservations/messages/texts.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { MAX_PASSENGERS, MAX_VEHICLES } from '#contracts/reservations/limits.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { ChangeQuoteRequest } from '#contracts/reservations/life/changes.ts';
import { fieldError } from '#reservations/bookings/prepare.ts';
import { detailErrors } from '#reservations/bookings/validate-details.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';
import type { Travellers } from '#reservations/bookings/personal/travellers.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { numberOf, partyOf } from '#reservations/bookings/booked-segments.ts';

const MAX_PETS = 4;

export type EnlargedParty = { party: Party; travellers: Travellers; items: string[] };

/**
 * The party with the joining travellers at the end, and the new items.
 * @throws DomainError rule_violation when it grows too large
 */
export function enlargeParty(
  party: Party,
  travellers: Travellers,
  add: ChangeQuoteRequest['add'],
): EnlargedParty {
  const { passengers = [], vehicles = [], pets = [] } = add;
  const larger: Party = {
    passengers: [
      ...party.passengers,
      ...passengers.map(({ category, entitlement }) => ({ category, entitlement })),
    ],
    vehicles: [...party.vehicles, ...vehicles.map(({ category }) => ({ category }))],
    pets: [...party.pets, ...pets],
  };
  if (
    larger.passengers.length > MAX_PASSENGERS ||
    larger.vehicles.length > MAX_VEHICLES ||
    larger.pets.length > MAX_PETS
  )
    throw new DomainError('rule_violation', {
      errors: [
        fieldError(
          'add',
          'too_many',
          bilingual('errors.tooMany', { passengers: MAX_PASSENGERS, vehicles: MAX_VEHICLES, pets: MAX_PETS }),
        ),
      ],
    });
  return {
    party: larger,
    travellers: {
      passengers: [...travellers.passengers, ...passengers.map(({ details }) => details)],
      vehicles: [...travellers.vehicles, ...vehicles.map(({ details }) => details)],
    },
    items: [
      ...passengers.map((_, index) => `passenger:${party.passengers.length + index}`),
      ...vehicles.map((_, index) => `vehicle:${party.vehicles.length + index}`),
      ...pets.map((_, index) => `pet:${party.pets.length + index}`),
    ],
  };
}

/**
 * Checks ages and drivers on the first day still ahead: somebody who leaves a year later may have become an adult.
 * @throws DomainError rule_violation
 */
export function requireFit(
  tariff: Tariff,
  { party, travellers }: EnlargedParty,
  items: ReadonlySet<string>,
  travelDay: string,
  now: Date,
): void {
  const compact = partyOf(party, items);
  const passengerNumbers = compact.items.filter((item) => item.startsWith('passenger:')).map(numberOf);
  const vehicleNumbers = compact.items.filter((item) => item.startsWith('vehicle:')).map(numberOf);
  const details = {
    passengers: passengerNumbers.flatMap((number) => travellers.passengers[number] ?? []),
    vehicles: vehicleNumbers.flatMap((number) => {
      const vehicle = travellers.vehicles[number];
      return vehicle ? [{ ...vehicle, driver: passengerNumbers.indexOf(vehicle.driver) }] : [];
    }),
    contact: { email: null, phone: null, refused: true },
  };
  const errors = detailErrors(tariff, compact.party, details, travelDay, athensDay(now));
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
}
