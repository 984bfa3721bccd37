import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import * as v from 'valibot';
import { PLACE_FORMS } from '#foundation/text/place-forms.ts';
import type { Catalogue } from '#foundation/text/texts.ts';
import type { Locale } from '#foundation/text/locales.ts';

/** Packages with their own catalogue. The site's catalogue, `messages/`, is read by next-intl. */
export function packagesWithTexts(): string[] {
  return globSync('*/**/messages/el.json', { exclude: (path) => /node_modules|^\./.test(path) })
    .map((path) => dirname(dirname(path)))
    .toSorted();
}

/** The texts of a package in one language, by key. */
export function readTexts(name: string, locale: Locale): Map<string, string> {
  return new Map(flatten(readCatalogue(`${name}/messages/${locale}.json`), ''));
}

/** The values that a text takes in the given languages: numbers if one of them counts with it. */
export function valuesOf(...messages: string[]): Map<string, 'number' | 'string' | 'string | number'> {
  const values: ReturnType<typeof valuesOf> = new Map();
  for (const message of messages)
    collect(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst(), values);
  return values;
}

export function keysFile(name: string): string {
  return `${name}/messages/keys.gen.ts`;
}

export function keysSource(name: string): string {
  const english = readTexts(name, 'en');
  const lines = [...readTexts(name, 'el')].map(([key, greek]) => {
    const values = [...valuesOf(greek, english.get(key) ?? '')].map(([value, type]) => `${value}: ${type}`);
    return `  '${key}': ${values.length === 0 ? 'NoValues' : `{ ${values.join('; ')} }`};`;
  });
  return [
    '// Written by `npm run texts` from el.json.',
    'type NoValues = Record<never, never>;',
    '',
    'export type Texts = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Where the site's texts that name places are listed for the compiler. */
export const PLACE_MESSAGES_FILE = 'lib/i18n/place-messages.gen.ts';

/**
 * The site's texts in which places stand, as a type: only their tags and values, from which next-intl derives what they take. All
 * others stay plain strings there.
 */
export function placeMessagesSource(): string {
  const catalogue = readCatalogue('messages/el.json');
  return [
    '// Written by `npm run texts` from el.json.',
    'export type PlaceMessages = {',
    ...placeMessages(catalogue, '  '),
    '};',
    '',
  ].join('\n');
}

function placeMessages(catalogue: Catalogue, indent: string): string[] {
  return Object.entries(catalogue).flatMap(([key, inner]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`;
    if (typeof inner !== 'string') {
      const lines = placeMessages(inner, `${indent}  `);
      return lines.length === 0 ? [] : [`${indent}${name}: {`, ...lines, `${indent}};`];
    }
    const places = placesIn(inner);
    if (places.length === 0) return [];
    const tags = places.map(({ tag }) => `<${tag}></${tag}>`);
    const values = [...inner.matchAll(/\{(\w+)(?:\}|, (plural),)/g)].map(([, value, plural]) =>
      plural ? `{${value}, plural, other {}}` : `{${value}}`,
    );
    return [`${indent}${name}: '${[...tags, ...values].join('')}';`];
  });
}

/** The places of a text with their forms: `<port>accusative</port>`. Other tags contain words of the language. */
export function placesIn(message: string): { tag: string; form: string }[] {
  return [...message.matchAll(/<(\w+)>(\w+)<\/\1>/g)]
    .map(([, tag = '', form = '']) => ({ tag, form }))
    .filter(({ form }) => PLACE_FORMS.includes(form));
}

const CatalogueSchema: v.GenericSchema<Catalogue> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => CatalogueSchema)]),
);

function readCatalogue(path: string): Catalogue {
  return v.parse(CatalogueSchema, JSON.parse(readFileSync(path, 'utf8')));
}

function flatten(catalogue: Catalogue, path: string): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[path + key, inner]] : flatten(inner, `${path}${key}.`),
  );
}

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The parser's element types: 1 value, 2 number, 5 select, 6 plural; texts use no others. */
function collect(elements: Elements, values: ReturnType<typeof valuesOf>): void {
  for (const element of elements) {
    if (element.type === 1 && !values.has(element.value)) values.set(element.value, 'string | number');
    if (element.type === 2 || element.type === 6) values.set(element.value, 'number');
    if (element.type === 5 && values.get(element.value) !== 'number') values.set(element.value, 'string');
    if (element.type === 5 || element.type === 6)
      for (const option of Object.values(element.options)) collect(option.value, values);
  }
}
