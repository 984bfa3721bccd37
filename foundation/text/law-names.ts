import type { Locale } from './locales.ts';

type Terms = readonly (readonly [english: RegExp, own: string])[];

/** Stored rules have either name. */
const OWN_TERMS = /^(?:Terms|Conditions) of carriage$/;

/** The contract names laws in English; another language replaces the parts for which it has a term. */
const terms: Readonly<Record<Locale, Terms>> = {
  el: [
    [OWN_TERMS, 'Όροι μεταφοράς'],
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

/** Whether a rule comes from the operator's own terms of carriage, which the site has on a page. */
export function isOwnTerms(source: string): boolean {
  return OWN_TERMS.test(source);
}
