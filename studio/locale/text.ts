import type { LocalizedValidationMessages } from 'sanity';
import { locales, type Locale } from '#foundation/text/locales.ts';
import el from '../messages/el.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import type { Texts } from '../messages/keys.gen.ts';
import { LOCALE_IDS } from './language.ts';

/** The key of any text in `studio/messages`. */
export type AnyTextKey = keyof Texts & string;
type Values = Record<string, string | number>;

/** The key of a text in `studio/messages` that takes no values. */
export type TextKey = {
  [Name in AnyTextKey]: Record<never, never> extends Texts[Name] ? Name : never;
}[AnyTextKey];

type ValuesOf<Name extends AnyTextKey> = Name extends TextKey ? [] : [values: Texts[Name]];

/** A text in the language of the Studio; `{name}` in it is replaced by the value of that name. */
export type Translate = <Name extends AnyTextKey>(key: Name, ...values: ValuesOf<Name>) => string;

const textsByKey = (messages: typeof el): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries<string>(texts).map(([name, text]) => [`${namespace}.${name}`, text]),
    ),
  );

const TEXTS: Record<Locale, ReadonlyMap<string, string>> = { el: textsByKey(el), en: textsByKey(en) };

/** Type-checks a key where Sanity expects any string; `inLanguage` replaces it by the text. */
export function textKey(key: TextKey): TextKey {
  return key;
}

/** Translates strings that are keys; returns others unchanged. */
export function translateAny(text: string, language: Locale): string {
  return TEXTS[language].get(text) ?? text;
}

/** The catalogues contain ICU messages like the services' ones, but without plurals, so that the Studio needs no parser. */
function fill(text: string, values: Values = {}): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  );
}

export function translateIn(language: Locale): Translate {
  return (key, ...[values]) => fill(translateAny(key, language), values);
}

export const translateToEnglish: Translate = translateIn('en');

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  el: translateIn('el')('languages.ownName'),
  en: translateIn('en')('languages.ownName'),
};

/**
 * A validation message in every language, of which the Studio shows one. For values that are texts themselves, pass a function,
 * which is called once per language.
 */
export function inBothLanguages<Name extends AnyTextKey>(
  key: Name,
  ...[values]: ValuesOf<Name> | [valuesIn: (t: Translate) => Texts[Name]]
): LocalizedValidationMessages {
  return Object.fromEntries(
    locales.map((locale) => {
      const own = typeof values === 'function' ? values(translateIn(locale)) : values;
      return [LOCALE_IDS[locale], fill(translateAny(key, locale), own)];
    }),
  );
}
