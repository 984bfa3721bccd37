import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { internationalLocale, type Locale, perLocale } from './locales.ts';
import { isPseudo, pseudoCatalogue } from './pseudo.ts';

/** A package's texts in one language, as its JSON file nests them. The texts are ICU messages. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

type Value = string | number;
/** A value is the same in every language, or differs by language. */
type EachValue = Value | Readonly<Record<Locale, Value>>;
type Values = Readonly<Record<string, EachValue>>;
type Message = string | ((values: Values) => string);

/** The message parser's element types: text, and a plain value. */
const LITERAL = 0;
const ARGUMENT = 1;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
/** A key written as a template (`problems.${code}.title`) may be one of several texts, so it needs the values of them all. */
type ValuesOf<Texts, Key extends keyof Texts> = Intersection<Texts[Key]>;
type Rest<Wanted, Given> = Record<never, never> extends Wanted ? [] : [values: Given];
type PerLocale<Wanted> = { [Name in keyof Wanted]: Wanted[Name] | Readonly<Record<Locale, Wanted[Name]>> };

/**
 * The texts of a package. `Texts` lists its keys with the values each takes; `npm run texts` writes that list from the catalogue, so
 * that an unknown key or a missing value does not compile. A message is parsed once per process, when it is first used.
 */
export function createTexts<Texts extends object>(own: Readonly<Record<Locale, Catalogue>>) {
  // With PSEUDO_LOCALE, English is replaced by pseudo text, which reveals text that comes from no catalogue.
  const catalogues = perLocale((locale) =>
    isPseudo && locale === internationalLocale ? pseudoCatalogue(own[locale]) : own[locale],
  );
  const messages = perLocale(() => new Map<string, Message>());

  function say(locale: Locale, key: string, values: unknown): string {
    let message = messages[locale].get(key);
    if (message === undefined) {
      message = parse(existing(catalogues[locale], key), locale);
      messages[locale].set(key, message);
    }
    return typeof message === 'string' ? message : message(isValues(values) ? values : {});
  }

  return {
    /** For a key built from user input: a text that takes no values, if the catalogue has it. */
    maybeText: (locale: Locale, key: string): string | undefined => find(catalogues[locale], key),

    /** The text in one language. */
    text: <Key extends keyof Texts & string>(
      locale: Locale,
      key: Key,
      ...[values]: Rest<ValuesOf<Texts, Key>, ValuesOf<Texts, Key>>
    ): string => say(locale, key, values),

    /** The text in every language, for responses that contain them all. */
    bilingual: <Key extends keyof Texts & string>(
      key: Key,
      ...[values]: Rest<ValuesOf<Texts, Key>, PerLocale<ValuesOf<Texts, Key>>>
    ): Record<Locale, string> => perLocale((locale) => say(locale, key, values)),
  };
}

/** The signatures above allow nothing else. */
function isValues(values: unknown): values is Values {
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

/** Most texts have no values and need no parser; an apostrophe may be ICU's escape. */
function parse(source: string, locale: Locale): Message {
  if (!/[{}']/.test(source)) return source;
  const message = new IntlMessageFormat(source, locale, undefined, { ignoreTag: true, formatters });
  const parts = partsOf(message);
  if (parts)
    return (values) => {
      let text = '';
      for (const part of parts) text += part(values, locale);
      return text;
    };
  return (values) => {
    const own: Record<string, Value> = {};
    for (const [name, value] of Object.entries(values)) own[name] = inLocale(value, locale);
    return String(message.format(own));
  };
}

/** For messages with only text and plain values, as most are: joined here in less than half of the library's time. */
function partsOf(message: IntlMessageFormat): ((values: Values, locale: Locale) => string)[] | null {
  const parts = message.getAst().map((element) => {
    if (element.type === LITERAL) return () => element.value;
    if (element.type !== ARGUMENT) return null;
    return (values: Values, locale: Locale) => {
      const value = values[element.value];
      if (value === undefined) throw new Error(`The text needs the value ${element.value}`);
      return String(inLocale(value, locale));
    };
  });
  return parts.every((part) => part !== null) ? parts : null;
}

function inLocale(value: EachValue, locale: Locale): Value {
  return typeof value === 'object' ? value[locale] : value;
}

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
/** Creating a formatter takes longer than formatting a text, so the process shares them. */
const formatters: Formatters = {
  getNumberFormat: (locale, options) =>
    cached(
      numbers,
      `${String(locale)} ${JSON.stringify(options)}`,
      () => new Intl.NumberFormat(locale, options),
    ),
  getPluralRules: (locale, options) =>
    cached(plurals, `${String(locale)} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
};

function cached<Made>(store: Map<string, Made>, key: string, make: () => Made): Made {
  const made = store.get(key) ?? make();
  store.set(key, made);
  return made;
}
