import type { Locale } from '#foundation/text/locales.ts';

const GREEK: readonly (readonly [RegExp, string])[] = [
  [/^Conditions of carriage$/, 'Όροι μεταφοράς'],
  [/^Law (\d+\/\d+)/, 'Ν. $1'],
  [/^Regulation \(EU\) (?:No )?(\d+\/\d+)/, 'Κανονισμός (ΕΕ) $1'],
  [/\barts?\. /, 'άρθρο '],
  [/ and /, ' και '],
];

/** Where a rule stands, by its name in the language of the page. An operator's own name that is not known here stays as it is. */
export function sourceName(source: string, locale: Locale): string {
  if (locale === 'en') return source;
  return GREEK.reduce((name, [pattern, greek]) => name.replace(pattern, greek), source);
}
