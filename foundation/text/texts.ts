import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { perLocale, type Locale } from './locales.ts';

export { perLocale } from './locales.ts';

/** A package's texts in one language, as its JSON file nests them. The texts are ICU messages. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

type Value = string | number;
type Values = Record<string, Value>;
/** A value is the same in every language, or each language's own. */
type EachValue = Value | Readonly<Record<Locale, Value>>;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** A key written as a template (`problems.${code}.title`) stands for several texts: it needs the values of them all. */
type ValuesOf<Texts, Key extends keyof Texts> = Intersection<Texts[Key]>;
type Rest<Wanted, Given> = Record<never, never> extends Wanted ? [] : [values: Given];
type PerLocale<Wanted> = { [Name in keyof Wanted]: Wanted[Name] | Readonly<Record<Locale, Wanted[Name]>> };

/**
 * The texts of a package. `Texts` lists its keys with the values each takes; `npm run texts` writes that list from the catalogue, so
 * that an unknown key or a missing value does not compile. A message is parsed once per process, when it is first used.
 */
export function createTexts<Texts extends object>(catalogues: Readonly<Record<Locale, Catalogue>>) {
  const parsed = perLocale(() => new Map<string, string | IntlMessageFormat>());

  function say(locale: Locale, key: string, values: unknown): string {
    let message = parsed[locale].get(key);
    if (message === undefined) {
      message = parse(existing(catalogues[locale], key), locale);
      parsed[locale].set(key, message);
    }
    return typeof message === 'string' ? message : String(message.format(isValues(values) ? values : {}));
  }

  return {
    /** For a key made from what somebody sent: a text that takes no values, if the catalogue has it. */
    maybeText: (locale: Locale, key: string): string | undefined => find(catalogues[locale], key),

    /** The text in one language. */
    text: <Key extends keyof Texts & string>(
      locale: Locale,
      key: Key,
      ...[values]: Rest<ValuesOf<Texts, Key>, ValuesOf<Texts, Key>>
    ): string => say(locale, key, values),

    /** The text in every language, for answers that carry them all. */
    bilingual: <Key extends keyof Texts & string>(
      key: Key,
      ...[values]: Rest<ValuesOf<Texts, Key>, PerLocale<ValuesOf<Texts, Key>>>
    ): Record<Locale, string> => perLocale((locale) => say(locale, key, valuesIn(values, locale))),
  };
}

/** The signatures above let nothing else through. */
function isValues(values: unknown): values is Values {
  return typeof values === 'object';
}

function valuesIn(values: unknown, locale: Locale): Values {
  const own: Values = {};
  if (!isEachValues(values)) return own;
  for (const [name, value] of Object.entries(values))
    own[name] = typeof value === 'object' ? value[locale] : value;
  return own;
}

function isEachValues(values: unknown): values is Record<string, EachValue> {
  return typeof values === 'object';
}

function existing(catalogue: Catalogue, key: string): string {
  const found = find(catalogue, key);
  if (found === undefined) throw new Error(`The catalogue has no text ${key}`);
  return found;
}

function find(catalogue: Catalogue, key: string): string | undefined {
  let found: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Most texts name no value and need no parser; a quotation mark may be ICU's escape. */
function parse(message: string, locale: Locale): string | IntlMessageFormat {
  if (!/[{}']/.test(message)) return message;
  return new IntlMessageFormat(message, locale, undefined, { ignoreTag: true, formatters });
}

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
/** Making one of these takes longer than the rest of a text; the texts of a process share them. */
const formatters: Formatters = {
  getNumberFormat: (locale) => kept(numbers, String(locale), () => new Intl.NumberFormat(locale)),
  getPluralRules: (locale, options) =>
    kept(plurals, `${String(locale)} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
};

function kept<Made>(store: Map<string, Made>, key: string, make: () => Made): Made {
  const made = store.get(key) ?? make();
  store.set(key, made);
  return made;
}
