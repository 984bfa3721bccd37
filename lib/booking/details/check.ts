import { isDay } from '#foundation/dates/is-day.ts';
import type { Party } from '#contracts/reservations/index.ts';
import { birthDate, type DetailsError, type Values } from './values.ts';
import { manDigits, phoneNumber } from './typed-numbers.ts';

export type Rules = {
  /** Today, in the operator's time zone. */
  today: string;
  /** Codes of the claims that require the islander's number (ΜΑΝ). */
  askMan: readonly string[];
};

/**
 * All checks that work without the service, in page order. Checks that depend on the operator's figures, such as the
 * ages of a category, are left to the service.
 */
export function checkDetails(values: Values, party: Party, rules: Rules): DetailsError[] {
  return [
    ...party.passengers.flatMap(({ entitlement }, index) => [
      ...passengerErrors(values, index, rules.today),
      ...manErrors(values, index, rules.askMan.includes(entitlement ?? '')),
    ]),
    ...party.vehicles.flatMap((vehicle, index): DetailsError[] => {
      const name = `vehicles.${index}`;
      const errors: DetailsError[] = [];
      if (vehicle.category !== 'BIC' && !(values[`${name}.plate`] ?? '').trim())
        errors.push({ field: `${name}.plate`, code: 'plate' });
      if (!values[`${name}.driver`]) errors.push({ field: `${name}.driver`, code: 'driver' });
      return errors;
    }),
    ...contactErrors(values),
  ];
}

function passengerErrors(values: Values, index: number, today: string): DetailsError[] {
  const name = `passengers.${index}`;
  const has = (field: string) => (values[`${name}.${field}`] ?? '').trim() !== '';
  const errors: DetailsError[] = [];
  for (const field of ['surname', 'given'] as const)
    if (!has(field)) errors.push({ field: `${name}.${field}`, code: field });
  const birth = birthDate(values, name);
  const field = `${name}.birthDay`;
  if (!has('birthDay') || !has('birthMonth') || !has('birthYear'))
    errors.push({ field, code: 'birthIncomplete' });
  else if (!isDay(birth) || birth < '1900') errors.push({ field, code: 'birthImpossible' });
  else if (birth > today) errors.push({ field, code: 'birthFuture' });
  for (const each of ['gender', 'nationality'] as const)
    if (!has(each)) errors.push({ field: `${name}.${each}`, code: each });
  return errors;
}

/** The format of a ΜΑΝ isn't published, so only digits and a maximum length are checked (domain 3.6). */
function manErrors(values: Values, index: number, isRequired: boolean): DetailsError[] {
  const field = `passengers.${index}.man`;
  const typed = manDigits(values, `passengers.${index}`);
  if (typed === '') return isRequired ? [{ field, code: 'man' }] : [];
  return /^[0-9]{1,20}$/.test(typed) ? [] : [{ field, code: 'manDigits' }];
}

function contactErrors(values: Values): DetailsError[] {
  const email = (values['contact.email'] ?? '').trim();
  const phone = phoneNumber(values);
  const errors: DetailsError[] = [];
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email))
    errors.push({ field: 'contact.email', code: 'email' });
  if (phone !== '' && !/^\+?[0-9 ()-]{7,20}$/.test(phone))
    errors.push({ field: 'contact.phone', code: 'phone' });
  // The law lets a traveller refuse both, but the refusal must be explicit (domain 3.4).
  if (email === '' && phone === '' && values['contact.refused'] !== 'yes')
    errors.push({ field: 'contact.email', code: 'contact' });
  return errors;
}
