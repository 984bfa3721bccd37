import { bilingual } from '#reservations/messages/texts.ts';
import type { Party } from '#contracts/reservations/party.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { Travellers } from '#reservations/bookings/personal/travellers.ts';
import { type FieldError, DomainError } from '#reservations/kernel/domain-error.ts';
import { fieldError, infantsError } from '#reservations/bookings/prepare.ts';
import { numberOf } from '#reservations/bookings/booked-segments.ts';

/**
 * Those who stay on a sailing must be able to travel by themselves: with an adult, and with the driver of each
 * vehicle (domain 4.6, 4.7). Before the details are known, drivers are not required.
 * @throws DomainError rule_violation
 */
export function requireComplete(
  { tariff, policy }: Pick<Catalogue, 'tariff' | 'policy'>,
  party: Party,
  travellers: Pick<Travellers, 'vehicles'>,
  items: ReadonlySet<string>,
  field = 'scope',
): void {
  if (items.size === 0) return;
  const errors: FieldError[] = [];
  const passengers = [...items].filter((item) => item.startsWith('passenger:'));
  if (!passengers.some((item) => party.passengers[numberOf(item)]?.category === 'ADT'))
    errors.push(fieldError(field, 'adult_required', bilingual('errors.adultMustRemain')));
  else {
    const categories = passengers.flatMap((item) => party.passengers[numberOf(item)]?.category ?? []);
    const tooMany = infantsError(field, categories, policy);
    if (tooMany) errors.push(tooMany);
  }
  const stranded = [...items].filter((item) => {
    if (!item.startsWith('vehicle:')) return false;
    const driver = travellers.vehicles[numberOf(item)]?.driver;
    return driver !== undefined && !items.has(`passenger:${driver}`);
  });
  for (const item of stranded) {
    const category = party.vehicles[numberOf(item)]?.category;
    const name = category ? tariff.vehicle(category).name : bilingual('errors.someVehicle');
    errors.push(fieldError(field, 'driver_required', bilingual('errors.driverRequired', { vehicle: name })));
  }
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
}
