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

/** Marks a text of the schema, where Sanity asks for any string, as a key: `inLanguage` puts the text in its place. */
export function textKey(key: TextKey): TextKey {
  return key;
}

/** For strings that may be keys; others come back as they are. */
export function translateAny(text: string, language: Locale): string {
  return TEXTS[language].get(text) ?? text;
}

/** The catalogues hold ICU messages like those of the services, but only the simplest: values without plurals, so that the Studio needs no parser for them. */
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

/** What each language calls itself, whatever language the Studio is in. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  el: translateIn('el')('languages.ownName'),
  en: translateIn('en')('languages.ownName'),
};

/**
 * A validation message in every language; the Studio shows the one that it speaks. Values that are texts themselves come from
 * the function, once per language.
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
