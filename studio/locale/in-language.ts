import type { Locale } from '#foundation/text/locales.ts';
import { translateAny, translateIn } from './text.ts';

/** The properties of a definition that the Studio displays. */
const TEXTS = new Set(['title', 'description', 'placeholder']);
/** The properties that contain nested definitions. */
const LISTS = new Set([
  'fields',
  'of',
  'groups',
  'fieldsets',
  'orderings',
  'styles',
  'lists',
  'decorators',
  'annotations',
  'list',
]);
const PARTS = new Set(['options', 'marks', 'insertMenu']);

/**
 * Replaces the keys in a schema definition's titles and descriptions by texts. Sanity can translate the titles of field groups and
 * orderings, but not those of types and fields, so all of them are replaced when the Studio starts.
 */
export function inLanguage<Definition extends object>(definition: Definition, language: Locale): Definition {
  const copy = { ...definition };
  for (const [name, value] of Object.entries(definition)) {
    if (TEXTS.has(name) && typeof value === 'string')
      Object.assign(copy, { [name]: translated(value, language) });
    else if (LISTS.has(name) && Array.isArray(value))
      Object.assign(copy, {
        [name]: value.map((item: unknown) => (isObject(item) ? inLanguage(item, language) : item)),
      });
    else if (PARTS.has(name) && isObject(value)) Object.assign(copy, { [name]: inLanguage(value, language) });
    else if (name === 'preview' && isObject(value))
      Object.assign(copy, { preview: withTranslate(value, language) });
  }
  return copy;
}

/** `documents.title · English`: the key of the field's title and the name of the language. */
function translated(text: string, language: Locale): string {
  return text
    .split(' · ')
    .map((part) => translateAny(part, language))
    .join(' · ');
}

/** A preview's `prepare` gets the Studio's language as a third argument, which Sanity doesn't know. */
function withTranslate<Preview extends object>(preview: Preview, language: Locale): Preview {
  if (!('prepare' in preview) || typeof preview.prepare !== 'function') return preview;
  const prepare = preview.prepare;
  const t = translateIn(language);
  return {
    ...preview,
    prepare: (selection: unknown, options: unknown): unknown => prepare(selection, options, t),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
