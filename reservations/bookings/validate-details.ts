import { bilingual } from '#reservations/messages/texts.ts';
import { ageOn } from '#foundation/dates/day.ts';
import type { Booking, Contact, PassengerDetails, VehicleDetails } from '#contracts/reservations/booking.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';
import { claimDetailErrors } from '#reservations/promotions/claims.ts';
import type { FieldError } from '#reservations/kernel/domain-error.ts';
import { fieldError } from './prepare.ts';

type Details = {
  passengers: readonly PassengerDetails[];
  vehicles: readonly VehicleDetails[];
  contact: Contact;
};

/**
 * All errors in the details of a party, each with the path of its field. Ages are computed on `travelDay`, the day of
 * the first departure (domain 4.6); a child who turns eleven between outbound and inbound keeps the outbound fare.
 */
export function detailErrors(
  tariff: Tariff,
  party: Booking['party'],
  details: Details,
  travelDay: string,
  today: string,
): FieldError[] {
  return [
    ...countErrors(party, details),
    ...details.passengers.flatMap((passenger, index) =>
      passengerErrors(tariff, party, passenger, index, travelDay, today),
    ),
    ...details.vehicles.flatMap((_, index) => vehicleErrors(tariff, party, details, index, travelDay)),
    ...claimDetailErrors(tariff, party, details.passengers),
    ...driverErrors(tariff, party, details),
    ...contactErrors(details.contact),
  ];
}

function countErrors(party: Booking['party'], details: Details): FieldError[] {
  const errors: FieldError[] = [];
  if (details.passengers.length !== party.passengers.length)
    errors.push(fieldError('passengers', 'wrong_count', bilingual('errors.passengerDetails')));
  if (details.vehicles.length !== party.vehicles.length)
    errors.push(fieldError('vehicles', 'wrong_count', bilingual('errors.vehicleDetails')));
  return errors;
}

function passengerErrors(
  tariff: Tariff,
  party: Booking['party'],
  passenger: PassengerDetails,
  index: number,
  travelDay: string,
  today: string,
): FieldError[] {
  const field = `passengers.${index}.birthDate`;
  const category = party.passengers[index]?.category;
  if (!category) return [];
  if (passenger.birthDate > today) return [fieldError(field, 'in_future', bilingual('errors.bornInFuture'))];
  const rule = tariff.passenger(category);
  const age = ageOn(passenger.birthDate, travelDay);
  if (age >= rule.fromAge && (rule.beforeAge === null || age < rule.beforeAge) && age <= 120) return [];
  return [fieldError(field, 'age_mismatch', bilingual('errors.ageMismatch', { age, category: rule.name }))];
}

function vehicleErrors(
  tariff: Tariff,
  party: Booking['party'],
  details: Details,
  index: number,
  travelDay: string,
): FieldError[] {
  const category = party.vehicles[index]?.category;
  const vehicle = details.vehicles[index];
  if (!category || !vehicle) return [];
  const rule = tariff.vehicle(category);
  const errors: FieldError[] = [];
  if (rule.needsPlate && vehicle.plate === '')
    errors.push(fieldError(`vehicles.${index}.plate`, 'required', bilingual('errors.plateRequired')));
  const driver = details.passengers[vehicle.driver];
  if (rule.driverAge === 0) {
    // A bicycle has no driver, but it belongs to somebody on board.
    if (!driver)
      errors.push(
        fieldError(`vehicles.${index}.driver`, 'unknown_passenger', bilingual('errors.unknownPassenger')),
      );
    return errors;
  }
  const isAdult = party.passengers[vehicle.driver]?.category === 'ADT';
  if (!driver || !isAdult || ageOn(driver.birthDate, travelDay) < rule.driverAge)
    errors.push(
      fieldError(
        `vehicles.${index}.driver`,
        'driver_not_adult',
        bilingual('errors.driverNotAdult', { age: rule.driverAge }),
      ),
    );
  return errors;
}

/** Nobody can drive two vehicles off the same ship. */
function driverErrors(tariff: Tariff, party: Booking['party'], details: Details): FieldError[] {
  const seen = new Set<number>();
  return details.vehicles.flatMap((vehicle, index) => {
    const category = party.vehicles[index]?.category;
    if (!category || tariff.vehicle(category).driverAge === 0) return [];
    if (!seen.has(vehicle.driver)) {
      seen.add(vehicle.driver);
      return [];
    }
    return [fieldError(`vehicles.${index}.driver`, 'driver_taken', bilingual('errors.driverTaken'))];
  });
}

/** P.D. 23/1999 as amended: travellers may refuse to give contact data, and the refusal is recorded. */
function contactErrors(contact: Contact): FieldError[] {
  if (contact.refused || contact.email || contact.phone) return [];
  return [fieldError('contact', 'contact_required', bilingual('errors.contactRequired'))];
}
