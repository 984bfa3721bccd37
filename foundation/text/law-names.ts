import type { Locale } from './locales.ts';

type Terms = readonly (readonly [english: RegExp, own: string])[];

/** The contract names laws in English; another language replaces the parts for which it has a term. */
const terms: Readonly<Record<Locale, Terms>> = {
  el: [
    // Stored rules have either name.
    [/^(?:Terms|Conditions) of carriage$/, 'Όροι μεταφοράς'],
    [/^Law (\d+\/\d+)/, 'Ν. $1'],
    [/^Regulation \(EU\) (?:No )?(\d+\/\d+)/, 'Κανονισμός (ΕΕ) $1'],
    [/\barts?\. /, 'άρθρο '],
    [/ and /, ' και '],
  ],
  en: [],
};

/** The law or condition that a rule comes from, in the language of the page. An operator's own terms stay as they are. */
export function sourceName(source: string, locale: Locale): string {
  return terms[locale].reduce((name, [english, own]) => name.replace(english, own), source);
}
