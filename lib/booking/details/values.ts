import type { FieldError } from '../field-error.ts';
/** Field values by name, exactly as typed: after an error they are shown again unchanged. */
export type Values = Readonly<Record<string, string>>;

const detailErrors = [
  'surname',
  'given',
  'birthIncomplete',
  'birthImpossible',
  'birthFuture',
  'gender',
  'nationality',
  'man',
  'manDigits',
  'plate',
  'driver',
  'contact',
  'email',
  'phone',
] as const;
export type DetailError = (typeof detailErrors)[number];

export type DetailsError = FieldError<DetailError>;

/** The typed values of a submitted form, without Next's and our own hidden fields. */
export function readValues(form: FormData): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && /^(passengers|vehicles|needs|contact|payment)\./.test(name))
      values[name] = value;
  return withCopies(values);
}

/** Surname and nationality of the previous passenger, where the box is ticked and nothing else was typed. */
function withCopies(values: Record<string, string>): Values {
  const copied = { ...values };
  // In party order: the third may copy what the second has copied from the first.
  for (let index = 1; `passengers.${index}.surname` in copied; index += 1)
    if (copied[`passengers.${index}.same`] === 'yes')
      for (const field of ['surname', 'nationality'])
        if ((copied[`passengers.${index}.${field}`] ?? '').trim() === '')
          copied[`passengers.${index}.${field}`] = copied[`passengers.${index - 1}.${field}`] ?? '';
  return copied;
}

/** Day, month and year as one `YYYY-MM-DD`; it may still be a day that doesn't exist. */
export function birthDate(values: Values, passenger: string): string {
  const part = (name: string, length: number) =>
    (values[`${passenger}.${name}`] ?? '').trim().padStart(length, '0');
  return `${part('birthYear', 4)}-${part('birthMonth', 2)}-${part('birthDay', 2)}`;
}

const FIVE_DETAILS = ['surname', 'given', 'birthDay', 'birthMonth', 'birthYear', 'gender', 'nationality'];

/** All five details that the law requires are filled in; they may still be wrong. */
export function isFilledIn(values: Values, index: number): boolean {
  return FIVE_DETAILS.every((field) => (values[`passengers.${index}.${field}`] ?? '').trim() !== '');
}
