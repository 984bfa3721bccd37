import * as v from 'valibot';
import { ageOn } from '#foundation/dates/day.ts';
import { isDay } from '#foundation/dates/is-day.ts';
import { ChangeQuoteRequest, type PriceList } from '#contracts/reservations/index.ts';

export const additionKinds = ['vehicle', 'passenger', 'pet'] as const;
export type AdditionKind = (typeof additionKinds)[number];
export type Addition = NonNullable<v.InferInput<typeof ChangeQuoteRequest>['add']>;

/** Field values by name, exactly as typed. */
export type FormValues = Readonly<Record<string, string>>;
export type AdditionError =
  | 'category'
  | 'plate'
  | 'driver'
  | 'surname'
  | 'given'
  | 'birthIncomplete'
  | 'birthImpossible'
  | 'birthFuture'
  | 'gender'
  | 'nationality'
  | 'man';
export type InvalidField = { field: string; code: AdditionError };

const shape = ChangeQuoteRequest.entries.add;
const text = (typed: FormValues, field: string) => (typed[field] ?? '').trim();

export function additionKindOf(given: string | undefined): AdditionKind {
  return additionKinds.find((kind) => kind === given) ?? 'vehicle';
}

/** All checks that work without the service, in page order. `today` is a day in Athens. */
export function additionErrors(kind: AdditionKind, typed: FormValues, today: string): InvalidField[] {
  const missing = (...fields: Extract<AdditionError, string>[]): InvalidField[] =>
    fields.flatMap((field) => (text(typed, field) === '' ? [{ field, code: field }] : []));
  switch (kind) {
    case 'pet':
      return missing('category');
    case 'vehicle':
      return [
        ...missing('category'),
        ...(text(typed, 'category') === 'BIC' ? [] : missing('plate')),
        ...missing('driver'),
      ];
    case 'passenger':
      return [
        ...missing('surname', 'given'),
        ...birthErrors(typed, today),
        ...missing('gender', 'nationality'),
        ...(/^[0-9]{0,20}$/.test(digits(typed)) ? [] : [{ field: 'man', code: 'man' as const }]),
      ];
  }
}

/**
 * The values with the category that a passenger has by age: nobody has to choose what the birth date says. `bands` are those of the
 * price list. A travel day that is no day counts as today; the service checks the age on each day of travel.
 */
export function withCategoryByAge(
  typed: FormValues,
  bands: PriceList['passengerCategories'],
  today: string,
): FormValues {
  const travelDay = text(typed, 'travelDay');
  const age = ageOn(birthDate(typed), isDay(travelDay) ? travelDay : today);
  const band = bands.find(
    ({ fromAge, beforeAge }) => age >= fromAge && (beforeAge === null || age < beforeAge),
  );
  return { ...typed, category: band?.code ?? '' };
}

/** The request to the service; null for values that none of our forms offers. */
export function additionOf(kind: AdditionKind, typed: FormValues): Addition | null {
  const parsed = v.safeParse(shape, additionInput(kind, typed));
  return parsed.success ? parsed.output : null;
}

function additionInput(kind: AdditionKind, typed: FormValues): object {
  const category = text(typed, 'category');
  switch (kind) {
    case 'pet':
      return { pets: [{ category }] };
    case 'vehicle': {
      const plate = category === 'BIC' ? '' : text(typed, 'plate');
      return { vehicles: [{ category, details: { plate, driver: Number(text(typed, 'driver')) } }] };
    }
    case 'passenger': {
      const [surname, given, gender, nationality] = ['surname', 'given', 'gender', 'nationality'].map(
        (field) => text(typed, field),
      );
      const man = digits(typed);
      const details = {
        surname,
        given,
        gender,
        nationality,
        birthDate: birthDate(typed),
        ...(man && { man }),
      };
      return { passengers: [{ category, entitlement: text(typed, 'claim') || null, details }] };
    }
  }
}

/** The form field for an error of the service: the form has three fields for `passengers[2].birthDate`. */
export function additionField(kind: AdditionKind, serviceField: string): string | null {
  const name = serviceField.split('.').at(-1) ?? '';
  if (kind === 'passenger' && (name === 'birthDate' || name === 'category')) return 'birthDay';
  if (kind === 'passenger' && name === 'entitlement') return 'claim';
  const known = {
    pet: ['category'],
    vehicle: ['category', 'plate', 'driver'],
    passenger: ['surname', 'given', 'gender', 'nationality', 'man'],
  }[kind];
  return known.includes(name) ? name : null;
}

/** The islander’s number as it is written on cards, with spaces or without. */
function digits(typed: FormValues): string {
  return text(typed, 'man').replaceAll(/\s/g, '');
}

function birthErrors(typed: FormValues, today: string): InvalidField[] {
  const field = 'birthDay';
  if (['birthDay', 'birthMonth', 'birthYear'].some((part) => text(typed, part) === ''))
    return [{ field, code: 'birthIncomplete' }];
  const day = birthDate(typed);
  if (!isDay(day) || day < '1900') return [{ field, code: 'birthImpossible' }];
  return day > today ? [{ field, code: 'birthFuture' }] : [];
}

function birthDate(typed: FormValues): string {
  const part = (name: string, length: number) => text(typed, name).padStart(length, '0');
  return `${part('birthYear', 4)}-${part('birthMonth', 2)}-${part('birthDay', 2)}`;
}
