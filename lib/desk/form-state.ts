/** What was typed, by the name of the field without its prefix, exactly as typed: it is shown again unchanged after an error. */
export type Values = Readonly<Record<string, string>>;

/** What an action of the three forms answers. */
export type DeskFormState = {
  attempt: number;
  values: Values;
  /** Wrong fields in the order of the form, with sentences in the visitor's language. */
  errors: readonly { field: string; text: string }[];
  /** Why nothing was sent although no field is wrong; null otherwise. */
  problem: string | null;
  /** Set once the desk has it. */
  sent: { reference: string; email: string } | null;
};

export const emptyForm: DeskFormState = { attempt: 0, values: {}, errors: [], problem: null, sent: null };

/** Names of the fields in the page start like this, so that no id meets that of a heading or of the newsletter. */
export const FIELD_PREFIX = 'form.';
export const LARGEST_CV_BYTES = 5 * 1024 * 1024;

/** The typed texts of a submitted form; files, hidden fields and those of the framework stay out. */
export function readValues(form: FormData): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && name.startsWith(FIELD_PREFIX))
      values[name.slice(FIELD_PREFIX.length)] = value;
  return values;
}
