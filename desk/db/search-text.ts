import { transliterate } from '#foundation/text/transliterate.ts';

type SearchableFields = { reference: string; name: string; email: string; phone: string; details: string };

/** The searchable text of a submission: without accents and in Latin letters, so that `maria` finds the name in Greek letters. */
export function searchText({ reference, name, email, phone, details }: SearchableFields): string {
  const digits = phone.replaceAll(/\D/g, '');
  return transliterate([reference, name, email, phone, digits, ...strings(JSON.parse(details))].join('\n'));
}

/** A search term as a pattern for `like`. */
export function searchPattern(typed: string): string {
  return `%${transliterate(typed.trim()).replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
