import type { Locale } from '#foundation/text/locales.ts';
import { isObject, type Json, type SeedDocument } from '#seed/run/document.ts';
import { criteriaRows } from './accessibility.ts';
import type { Facts } from './facts.ts';
import { date, type Fact } from './quantities.ts';

/** `{holdTime}`, `{lawFullUntil.number}`. */
const PLACEHOLDER = /\{([^{}]*)\}/g;

/**
 * The document with its placeholders filled in, each in the language of its field, and without `says`, the product's capabilities on
 * which its texts depend. `{validFrom}` and `{validTo}` are the days of the document itself.
 * @throws for a placeholder that no fact has, with its name, and for one outside a text
 */
export function fillDocument({ _id, _type, ...fields }: SeedDocument, facts: Facts): SeedDocument {
  const known = { ...facts, ...ownDays(fields) };
  const filled = Object.entries(fields)
    .filter(([field]) => field !== 'says')
    .map(([field, value]): [string, Json] => [field, fill(value, languageOf(field), known, _id)]);
  return { _id, _type, ...Object.fromEntries(filled) };
}

/** The names of the facts that a text uses. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)(?:\.\w+)?\}/g)].map(([, name = '']) => name);
}

/** The text without its placeholders: what was typed. */
export function withoutFacts(text: string): string {
  return text.replace(PLACEHOLDER, '…');
}

function fill(value: Json, language: Locale | undefined, facts: Facts, place: string): Json {
  if (typeof value === 'string')
    return value.replace(PLACEHOLDER, (_placeholder, name: string) => textOf(facts, name, language, place));
  if (Array.isArray(value))
    return value.flatMap((item) => rowsFor(item, language) ?? [fill(item, language, facts, place)]);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      fill(inner, languageOf(field) ?? language, facts, place),
    ]),
  );
}

/** The rows that take the place of one whose first cell is `{criteriaRows}`. */
function rowsFor(item: Json, language: Locale | undefined): Json[] | undefined {
  if (!isObject(item) || !Array.isArray(item.cells) || item.cells[0] !== '{criteriaRows}') return undefined;
  if (language === undefined) throw new Error('{criteriaRows} stands outside a text.');
  return criteriaRows(language).map((cells, index) => ({
    ...item,
    _key: `${String(item._key)}n${index}`,
    cells,
  }));
}

function textOf(facts: Facts, name: string, language: Locale | undefined, place: string): string {
  const [fact = '', form = 'full'] = name.split('.');
  if (language === undefined) throw new Error(`${place}: {${name}} stands outside a text.`);
  const text = new Map(Object.entries(facts[fact]?.[language] ?? {})).get(form);
  if (text === undefined) throw new Error(`${place}: there is no fact {${name}} (seed/facts/facts.ts).`);
  return text;
}

function languageOf(field: string): Locale | undefined {
  const [, language] = /_(el|en)$/.exec(field) ?? [];
  return language === 'el' || language === 'en' ? language : undefined;
}

function ownDays({ validFrom, validTo }: Record<string, Json>): Record<string, Fact> {
  return {
    ...(typeof validFrom === 'string' && { validFrom: date(validFrom) }),
    ...(typeof validTo === 'string' && { validTo: date(validTo) }),
  };
}
