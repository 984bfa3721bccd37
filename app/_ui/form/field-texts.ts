import type { FormTexts } from './form-texts.ts';

type FieldError<Code> = { field: string } & ({ code: Code } | { message: string });
type Answer<Code> = {
  typed: Readonly<Record<string, string>>;
  errors: readonly FieldError<Code>[];
};

/**
 * The words of a form's answer: beside each field, and all of them for the summary above. `say` puts a code of ours into words;
 * a sentence of the service stands as it is.
 */
export function answerTexts<Code>(
  { typed, errors }: Answer<Code>,
  say: (code: Code) => string,
): { errors: { field: string; text: string }[]; form: FormTexts } {
  const said = errors.map((error) => ({
    field: error.field,
    text: 'message' in error ? error.message : say(error.code),
  }));
  return {
    errors: said,
    form: {
      value: (field) => typed[field] ?? '',
      error: (field) => said.find((error) => error.field === field)?.text,
      hasError: (prefix) => said.some((error) => error.field.startsWith(prefix)),
    },
  };
}
