import type { LocalizedValidationMessages } from 'sanity';
import { locales, type Locale } from '#foundation/text/locales.ts';
import el from '../messages/el.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { LOCALE_IDS } from './language.ts';

type Messages = typeof el;

/** The key of a text in `studio/messages`: `namespace.name`. */
export type TextKey = {
  [Namespace in keyof Messages]: `${Namespace}.${keyof Messages[Namespace] & string}`;
}[keyof Messages];

type Values = Record<string, string | number>;

/** A text in the language of the Studio; `{name}` in it is replaced by the value of that name. */
export type Translate = (key: TextKey, values?: Values) => string;

const CATALOGUES: Record<Locale, Messages> = { el, en };

const textsByKey = (messages: Messages): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries<string>(texts).map(([name, text]) => [`${namespace}.${name}`, text]),
    ),
  );

const TEXTS: Record<Locale, ReadonlyMap<string, string>> = { el: textsByKey(el), en: textsByKey(en) };

/** What each language calls itself, whatever language the Studio is in. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  el: CATALOGUES.el.languages.ownName,
  en: CATALOGUES.en.languages.ownName,
};

/** Marks a text of the schema, where Sanity asks for any string, as a key: `inLanguage` puts the text in its place. */
export function textKey(key: TextKey): TextKey {
  return key;
}

/** For strings that may be keys; others come back as they are. */
export function translateAny(text: string, language: Locale): string {
  return TEXTS[language].get(text) ?? text;
}

export function translateIn(language: Locale): Translate {
  return (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
      translateAny(key, language),
    );
}

export const translateToEnglish: Translate = translateIn('en');

/**
 * A validation message in every language; the Studio shows the one that it speaks. Values that are texts themselves come from
 * the function, once per language.
 */
export function inBothLanguages(
  key: TextKey,
  values: Values | ((t: Translate) => Values) = {},
): LocalizedValidationMessages {
  return Object.fromEntries(
    locales.map((locale) => {
      const t = translateIn(locale);
      return [LOCALE_IDS[locale], t(key, typeof values === 'function' ? values(t) : values)];
    }),
  );
}
