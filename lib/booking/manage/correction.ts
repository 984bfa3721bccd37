import { isDay } from '#foundation/dates/is-day.ts';
import type { TravellerCorrection, VehicleCorrection } from '#contracts/reservations/index.ts';

/** Field values by name, exactly as typed. */
export type FormValues = Readonly<Record<string, string>>;

export type CorrectionError =
  | 'surname'
  | 'given'
  | 'birthIncomplete'
  | 'birthImpossible'
  | 'birthFuture'
  | 'plate'
  | 'nothing';
type Wrong = { field: string; code: CorrectionError };
export type FormResult<T> = { values: T; errors: Wrong[] };

const text = (typed: FormValues, field: string) => (typed[field] ?? '').trim();
const genders = ['F', 'M', 'X'] as const;

/**
 * The changes to a traveller's details: a name that differs from the booked one, and every other field that was filled
 * in. An empty field stays unchanged, except for a name, which can't be emptied. `today` is a day in Athens.
 */
export function readTraveller(
  typed: FormValues,
  now: { surname: string; given: string },
  today: string,
): FormResult<TravellerCorrection> {
  const errors: Wrong[] = [];
  const values: TravellerCorrection = {};
  for (const field of ['surname', 'given'] as const) {
    const name = text(typed, field);
    if (name === '') errors.push({ field, code: field });
    else if (name !== now[field]) values[field] = name;
  }
  const birth = readBirth(typed, today);
  if (birth?.code) errors.push({ field: 'birthDay', code: birth.code });
  else if (birth) values.birthDate = birth.day;
  const gender = genders.find((each) => each === text(typed, 'gender'));
  if (gender) values.gender = gender;
  const nationality = text(typed, 'nationality');
  if (/^[A-Z]{2}$/.test(nationality)) values.nationality = nationality;
  return withoutNothing({ values, errors }, 'surname');
}

/** Another plate, another driver. `now` is the current plate; a bicycle has none. */
export function readVehicle(
  typed: FormValues,
  now: { plate: string; hasPlate: boolean },
): FormResult<VehicleCorrection> {
  const errors: Wrong[] = [];
  const values: VehicleCorrection = {};
  const plate = text(typed, 'plate');
  if (now.hasPlate && plate === '') errors.push({ field: 'plate', code: 'plate' });
  else if (now.hasPlate && plate !== now.plate) values.plate = plate;
  const driver = text(typed, 'driver');
  if (/^\d{1,2}$/.test(driver)) values.driver = Number(driver);
  return withoutNothing({ values, errors }, now.hasPlate ? 'plate' : 'driver');
}

function withoutNothing<T extends object>({ values, errors }: FormResult<T>, field: string): FormResult<T> {
  const isNothing = errors.length === 0 && Object.keys(values).length === 0;
  return { values, errors: isNothing ? [{ field, code: 'nothing' }] : errors };
}

/** Null when all three parts are empty. */
function readBirth(typed: FormValues, today: string) {
  const parts = ['birthYear', 'birthMonth', 'birthDay'].map((field) => text(typed, field));
  if (parts.every((part) => part === '')) return null;
  const [year = '', month = '', date = ''] = parts;
  const day = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (parts.includes('')) return { day, code: 'birthIncomplete' as const };
  if (!isDay(day) || day < '1900') return { day, code: 'birthImpossible' as const };
  return day > today ? { day, code: 'birthFuture' as const } : { day, code: null };
}

/** The form field for an error of the service: the form has three fields for `passengers.0.birthDate`. */
export function correctionField(serviceField: string, fallback: string): string {
  const last = serviceField.replace(/^.*\./, '');
  if (last === 'birthDate') return 'birthDay';
  return /^(surname|given|gender|nationality|plate|driver)$/.test(last) ? last : fallback;
}
