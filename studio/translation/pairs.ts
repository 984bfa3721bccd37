import { isBlank } from '#studio/schema/presets/sibling.ts';

export type PathPart = string | number | { _key: string };

/** A text in both languages, somewhere in a document: `path` leads to the object that holds `<name>_el` and `<name>_en`. */
export type Pair = { id: string; path: readonly PathPart[]; name: string; el: unknown; en: unknown };

/** Grammatical forms of a name exist only in Greek. */
const GREEK_ONLY = new Set(['accusative', 'genitive']);

/** Every pair of a document with a text on either side, including in list items. */
export function pairsOf(value: unknown, path: readonly PathPart[] = []): Pair[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => pairsOf(item, [...path, keyOf(item) ?? index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map(Object.entries(value).filter(([name]) => !name.startsWith('_')));
  const found: Pair[] = [];
  const seen = new Set<string>();
  for (const [field, inner] of fields) {
    const name = /^(.+)_(el|en)$/.exec(field)?.[1];
    if (name === undefined || GREEK_ONLY.has(name)) {
      if (field !== 'translationMarks') found.push(...pairsOf(inner, [...path, field]));
    } else if (!seen.has(name)) {
      seen.add(name);
      const pair = { name, path, el: fields.get(`${name}_el`), en: fields.get(`${name}_en`) };
      if (!isEmpty(pair.el) || !isEmpty(pair.en)) found.push({ ...pair, id: pathText([...path, name]) });
    }
  }
  return found;
}

/** Also true for a picture or a file without an upload. */
export function isEmpty(value: unknown): boolean {
  if (isBlank(value)) return true;
  if (typeof value !== 'object' || value === null || !('_type' in value)) return false;
  return (value._type === 'imageWithAlt' || value._type === 'file') && !('asset' in value);
}

/** The path as the Studio writes it in addresses: `practical[_key=="a"].title`. */
export function pathText(path: readonly PathPart[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    if (typeof part === 'object') return `${text}[_key=="${part._key}"]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}

function keyOf(item: unknown): { _key: string } | undefined {
  if (typeof item !== 'object' || item === null || !('_key' in item)) return undefined;
  return typeof item._key === 'string' ? { _key: item._key } : undefined;
}
