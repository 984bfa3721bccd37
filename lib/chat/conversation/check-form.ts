import type { FieldError, FieldName, Form } from './state.ts';

export type FormSentences = {
  missing: Readonly<Record<FieldName, string>>;
  email: string;
  /** Has the maximum length as `{max}`. */
  long: string;
};
export const LONGEST = { name: 100, email: 254, talk: 2000, offline: 4000 } as const;

/** The desk checks everything again. This saves waiting ten seconds on a weak signal to learn that a field is empty. */
export function checkForm({ purpose, typed }: Form, sentences: FormSentences): FieldError[] {
  const longest = { name: LONGEST.name, email: LONGEST.email, text: LONGEST[purpose] };
  const fields: readonly FieldName[] = purpose === 'talk' ? ['name', 'text'] : ['name', 'email', 'text'];
  return fields.flatMap((field) => {
    const value = typed[field].trim();
    if (value === '') return [{ field, text: sentences.missing[field] }];
    if (value.length > longest[field])
      return [{ field, text: sentences.long.replace('{max}', String(longest[field])) }];
    // Rejects only what can't be an email address at all; the desk applies the full rule.
    if (field === 'email' && !/^\S+@\S+\.\S+$/.test(value)) return [{ field, text: sentences.email }];
    return [];
  });
}
