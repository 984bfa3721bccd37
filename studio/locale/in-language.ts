import type { StudioLanguage } from './language.ts';
import { sayAny, sayIn } from './say.ts';

/** What the Studio shows of a definition as words. */
const WORDS = new Set(['title', 'description', 'placeholder']);
/** Where definitions hold further definitions. */
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
 * A schema definition with its titles and descriptions in the Studio's language. The Studio has keys for the texts of groups and
 * orderings only, not of types and fields, so the schema is regenerated for each language instead.
 */
export function inLanguage<Definition extends object>(
  definition: Definition,
  language: StudioLanguage,
): Definition {
  if (language === 'en') return definition;
  const copy = { ...definition };
  for (const [name, value] of Object.entries(definition)) {
    if (WORDS.has(name) && typeof value === 'string') Object.assign(copy, { [name]: words(value, language) });
    else if (LISTS.has(name) && Array.isArray(value))
      Object.assign(copy, {
        [name]: value.map((item: unknown) => (isObject(item) ? inLanguage(item, language) : item)),
      });
    else if (PARTS.has(name) && isObject(value)) Object.assign(copy, { [name]: inLanguage(value, language) });
    else if (name === 'preview' && isObject(value)) Object.assign(copy, { preview: spoken(value, language) });
  }
  return copy;
}

/** `Title · English` is two texts: the name of the field and of the language. */
function words(text: string, language: StudioLanguage): string {
  return text
    .split(' · ')
    .map((part) => sayAny(part, language))
    .join(' · ');
}

/** A preview's `prepare` may take a third argument that says its words in the Studio's language. */
function spoken<Preview extends object>(preview: Preview, language: StudioLanguage): Preview {
  if (!('prepare' in preview) || typeof preview.prepare !== 'function') return preview;
  const prepare = preview.prepare;
  const say = sayIn(language);
  return {
    ...preview,
    prepare: (selection: unknown, options: unknown): unknown => prepare(selection, options, say),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
