import { isDay } from '#foundation/dates/is-day.ts';
import { birthDate, type DetailsError, type Values } from './values.ts';

/** All five details that the law requires are filled in; they may still be wrong. */
export function isFilledIn(values: Values, index: number): boolean {
  return passengerErrors(values, index, '9999-12-31').length === 0;
}

/** What is wrong with the five details; `today` in the operator's time zone. */
export function passengerErrors(values: Values, index: number, today: string): DetailsError[] {
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
