/** Values by field name without the prefix, exactly as typed: after an error they are shown again unchanged. */
export type Values = Readonly<Record<string, string>>;

/** The result of an action of the three forms. */
export type DeskFormState = {
  attempt: number;
  values: Values;
  /** Invalid fields in the order of the form, with messages in the visitor's language. */
  errors: readonly { field: string; text: string }[];
  /** Why nothing was sent although all fields are valid; null otherwise. */
  problem: string | null;
  /** Set once the desk has received it. */
  sent: { reference: string; email: string } | null;
};

export const emptyForm: DeskFormState = { attempt: 0, values: {}, errors: [], problem: null, sent: null };

/** Prefix of field names in the page, so that their ids don't clash with those of headings or of the newsletter. */
export const FIELD_PREFIX = 'form.';
export const LARGEST_CV_BYTES = 5 * 1024 * 1024;

/** The typed values of a submitted form, without files, hidden fields and those of the framework. */
export function readValues(form: FormData): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && name.startsWith(FIELD_PREFIX))
      values[name.slice(FIELD_PREFIX.length)] = value;
  return values;
}
