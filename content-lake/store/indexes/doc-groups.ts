import type { Doc, Json } from '#content-lake/protocol/document.ts';
import { isJsonObject } from '#content-lake/protocol/document.ts';
import { SortedDocs } from '../sorted-docs.ts';

const EMPTY: readonly Doc[] = [];

export type Key = string | number | boolean;

/** An index: documents by a key derived from them, each group sorted by id. */
export class DocGroups {
  readonly #keysOf: (doc: Doc) => Iterable<Key>;
  readonly #groups = new Map<Key, SortedDocs>();

  constructor(keysOf: (doc: Doc) => Iterable<Key>, docs: Iterable<Doc> = []) {
    this.#keysOf = keysOf;
    for (const doc of docs) this.put(doc);
  }

  /** The live array: don't keep or change it. */
  get(key: Key): readonly Doc[] {
    return this.#groups.get(key)?.docs ?? EMPTY;
  }

  put(doc: Doc): void {
    for (const key of this.#keysOf(doc)) {
      let group = this.#groups.get(key);
      if (!group) this.#groups.set(key, (group = new SortedDocs()));
      group.put(doc);
    }
  }

  /** Removes the document that `put` added: the same object, not a newer one with the same id. */
  delete(doc: Doc): void {
    for (const key of this.#keysOf(doc)) {
      const group = this.#groups.get(key);
      group?.delete(doc._id);
      if (group?.docs.length === 0) this.#groups.delete(key);
    }
  }
}

/** The key of a document in an index by field; arrays, objects and missing fields have none. */
export function fieldKeys(path: readonly string[]): (doc: Doc) => readonly Key[] {
  return (doc) => {
    const value = fieldAt(doc, path);
    return value === null || value === undefined || typeof value === 'object' ? [] : [value];
  };
}

export function fieldAt(doc: Doc, path: readonly string[]): Json | undefined {
  let value: Json | undefined = doc;
  for (const name of path)
    value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}
