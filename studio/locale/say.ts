import type { LocalizedValidationMessages } from 'sanity';
import { GREEK } from './greek/all.ts';
import { LOCALE_IDS, type StudioLanguage } from './language.ts';

/** A text of ours that exists in both languages; its English words are its name. */
export type English = keyof typeof GREEK;

/** Says a text of ours in the language of the Studio; `{name}` in it is replaced by the value of that name. */
export type Say = (english: English, values?: Record<string, string | number>) => string;

const greek: ReadonlyMap<string, string> = new Map(Object.entries(GREEK));

/** The same for texts whose names are only known when the program runs. Unknown ones come back as they are. */
export function sayAny(english: string, language: StudioLanguage): string {
  return language === 'el' ? (greek.get(english) ?? english) : english;
}

export function sayIn(language: StudioLanguage): Say {
  return (english, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      sayAny(english, language),
    );
}

export const inEnglish: Say = sayIn('en');

/** A validation message in both languages; the Studio shows the one that it speaks. */
export function told(text: { en: string; el: string }): LocalizedValidationMessages {
  return { [LOCALE_IDS.en]: text.en, [LOCALE_IDS.el]: text.el };
}
