import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import * as v from 'valibot';
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
