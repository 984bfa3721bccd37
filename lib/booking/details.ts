import * as v from 'valibot';
import { isDay } from '#lib/dates/is-day.ts';
import { ConfirmRequest } from '#reservations/contract/index.ts';
import type { Party } from '#reservations/contract/index.ts';

/** What was typed, by field name, exactly as typed: it is shown again unchanged after an error. */
export type Values = Readonly<Record<string, string>>;

export const detailErrors = [
  'surname',
  'given',
  'birthIncomplete',
  'birthImpossible',
  'birthFuture',
  'gender',
  'nationality',
  'plate',
  'driver',
  'contact',
  'email',
  'phone',
] as const;
export type DetailError = (typeof detailErrors)[number];

/** `code` is ours and is spoken from the messages; `message` is the service's own, already in the traveller's language. */
export type FieldError = { field: string } & ({ code: DetailError } | { message: string });

/** The typed texts of a submitted form; Next's and our own hidden fields stay out. */
export function readValues(form: FormData): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && /^(passengers|vehicles|contact)\./.test(name)) values[name] = value;
  return values;
}

/** Day, month and year as one `YYYY-MM-DD`; it may still be a day that does not exist. */
function birthDate(values: Values, passenger: string): string {
  const part = (name: string, length: number) =>
    (values[`${passenger}.${name}`] ?? '').trim().padStart(length, '0');
  return `${part('birthYear', 4)}-${part('birthMonth', 2)}-${part('birthDay', 2)}`;
}

function passengerErrors(values: Values, index: number, today: string): FieldError[] {
  const name = `passengers.${index}`;
  const has = (field: string) => (values[`${name}.${field}`] ?? '').trim() !== '';
  const errors: FieldError[] = [];
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

function contactErrors(values: Values): FieldError[] {
  const email = (values['contact.email'] ?? '').trim();
  const phone = (values['contact.phone'] ?? '').trim();
  const errors: FieldError[] = [];
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email))
    errors.push({ field: 'contact.email', code: 'email' });
  if (phone !== '' && !/^\+?[0-9 ()-]{7,20}$/.test(phone))
    errors.push({ field: 'contact.phone', code: 'phone' });
  // The law lets a traveller refuse both, but the refusal must be said (domain 3.4).
  if (email === '' && phone === '' && values['contact.refused'] !== 'yes')
    errors.push({ field: 'contact.email', code: 'contact' });
  return errors;
}

/** Everything that can be said without asking the service, in the order of the page. */
export function checkDetails(values: Values, party: Party, today: string): FieldError[] {
  return [
    ...party.passengers.flatMap((_, index) => passengerErrors(values, index, today)),
    ...party.vehicles.flatMap((vehicle, index): FieldError[] => {
      const name = `vehicles.${index}`;
      const errors: FieldError[] = [];
      if (vehicle.category !== 'BIC' && !(values[`${name}.plate`] ?? '').trim())
        errors.push({ field: `${name}.plate`, code: 'plate' });
      if (!values[`${name}.driver`]) errors.push({ field: `${name}.driver`, code: 'driver' });
      return errors;
    }),
    ...contactErrors(values),
  ];
}

/** The request of checked details. @throws when they were not checked first. */
export function toConfirmRequest(values: Values, party: Party): ConfirmRequest {
  const text = (name: string) => (values[name] ?? '').trim();
  return v.parse(ConfirmRequest, {
    passengers: party.passengers.map((_, index) => ({
      surname: text(`passengers.${index}.surname`),
      given: text(`passengers.${index}.given`),
      gender: text(`passengers.${index}.gender`),
      nationality: text(`passengers.${index}.nationality`),
      birthDate: birthDate(values, `passengers.${index}`),
      specialCare: text(`passengers.${index}.specialCare`).slice(0, 300),
    })),
    vehicles: party.vehicles.map((_, index) => ({
      plate: text(`vehicles.${index}.plate`),
      driver: Number(text(`vehicles.${index}.driver`)),
    })),
    contact: {
      email: text('contact.email') || null,
      phone: text('contact.phone') || null,
      refused: text('contact.refused') === 'yes',
    },
  });
}

/** The form field to which an error of the service belongs: `passengers.0.birthDate` is asked as three fields. */
export function fieldOf(serviceField: string): string {
  return serviceField
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replace(/\.birthDate$/, '.birthDay')
    .replace(/^contact(\.refused)?$/, 'contact.email');
}
