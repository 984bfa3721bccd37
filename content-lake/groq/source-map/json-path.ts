import { isValueObject, type Value, type ValueObject } from '../value.ts';
import type { StoredOrigin } from './origin.ts';

/** How a path names the items of an array: by index, or by `_key` where they have one. */
export type ItemNames = 'index' | 'key';

const ESCAPES: Record<string, string> = {
  '\f': String.raw`\f`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  "'": String.raw`\'`,
  '\\': '\\\\',
};

/** A field as a step in a normalised JSONPath: `['title']`. */
export function fieldStep(name: string): string {
  return `['${name.replaceAll(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)}']`;
}

/** Writes paths into documents; caches those of containers, because their fields are requested one after another. */
export class DocumentPaths {
  readonly #names: ItemNames;
  readonly #known = new Map<StoredOrigin, string>();

  constructor(names: ItemNames) {
    this.#names = names;
  }

  /** `$['body'][0]['text']`, or `$['body'][?(@._key=='k')]['text']`. */
  pathOf(stored: StoredOrigin): string {
    if (stored.kind === 'document') return '$';
    let before = this.#known.get(stored.parent);
    if (before === undefined) this.#known.set(stored.parent, (before = this.pathOf(stored.parent)));
    return before + (stored.kind === 'field' ? fieldStep(stored.name) : itemStep(stored, this.#names));
  }
}

function itemStep(
  { index, siblings }: { index: number; siblings: readonly Value[] },
  names: ItemNames,
): string {
  const key = names === 'key' ? keyOf(siblings[index]) : undefined;
  const isSelector = key !== undefined && siblings.findIndex((item) => keyOf(item) === key) === index;
  return isSelector ? `[?(@._key=='${key}')]` : `[${index}]`;
}

/**
 * A key that can be used in a selector. The official client doesn't parse quotes and backslashes in keys the way it
 * writes them (`parseJsonPath` in client 8), so such an item is named by its index.
 */
function keyOf(item: Value | undefined): string | undefined {
  const key = isValueObject(item) ? item['_key'] : undefined;
  return typeof key === 'string' && /^[^'\\]+$/.test(key) ? key : undefined;
}

export function documentOf(stored: StoredOrigin): ValueObject {
  return stored.kind === 'document' ? stored.document : documentOf(stored.parent);
}
