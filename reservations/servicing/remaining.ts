import type { Party } from '#contracts/reservations/party.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { Travellers } from '#reservations/bookings/personal/travellers.ts';
import { type FieldError, DomainError } from '#reservations/kernel/domain-error.ts';
import { fieldError, infantsError } from '#reservations/bookings/prepare.ts';
import { numberOf } from '#reservations/bookings/booked-segments.ts';

/**
 * Who stays on a sailing must be able to travel by themselves: an adult with them, and whoever drives each vehicle (domain 4.6,
 * 4.7). Before the details are known, drivers are not asked for.
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
    errors.push(
      fieldError(
        field,
        'adult_required',
        'Πρέπει να μένει στο ταξίδι τουλάχιστον ένας ενήλικας. Ακυρώστε και τα υπόλοιπα εισιτήρια ή κρατήστε έναν ενήλικα.',
        'At least one adult must travel with what remains. Cancel the rest too, or keep one adult.',
      ),
    );
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
    const name = category ? tariff.vehicle(category).name : { el: 'Όχημα', en: 'Vehicle' };
    errors.push(
      fieldError(
        field,
        'driver_required',
        `Το όχημα «${name.el}» μένει χωρίς οδηγό. Ακυρώστε και το όχημα ή ορίστε πρώτα άλλον οδηγό.`,
        `The vehicle “${name.en}” is left without its driver. Cancel it too, or name another driver first.`,
      ),
    );
  }
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
}
