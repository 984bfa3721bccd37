import type { FieldError } from '#lib/booking/field-error.ts';
import type { FormState } from './form-state.ts';
import type { FormTexts } from './form-texts.ts';

type Invalid<Code extends string> = Pick<FormState<Code, unknown>, 'values' | 'errors'>;

/**
 * The messages of an invalid form: for the summary above it, and beside each field. `textOf` returns the text of one of
 * our codes.
 */
export function fieldTexts<Code extends string>(
  { values, errors }: Invalid<Code>,
  textOf: (code: Code) => string,
) {
  const texts = errors.map((error: FieldError<Code>) => ({
    field: error.field,
    text: 'message' in error ? error.message : textOf(error.code),
  }));
  const form: FormTexts = {
    value: (field) => values[field] ?? '',
    error: (field) => texts.find((error) => error.field === field)?.text,
    hasError: (prefix) => texts.some((error) => error.field.startsWith(prefix)),
  };
  return { errors: texts, form };
}
