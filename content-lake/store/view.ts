import type { Doc, Json } from './document.ts';
import { isJsonObject } from './document.ts';
import { referencesOf } from './references.ts';
import { SortedDocs } from './sorted-docs.ts';

/** More different filters than this by constant field would be a crawler, not a site; they scan instead. */
const MAX_FIELD_INDEXES = 64;
const EMPTY: readonly Doc[] = [];

/**
 * The documents that one perspective shows, with the indexes that keep queries from scanning them.
 * Ids are those of the perspective: in `drafts` a draft stands under its published id.
 */
export class View {
  readonly #byId = new Map<string, Doc>();
  readonly #all = new SortedDocs();
  readonly #byType = new Map<string, SortedDocs>();
  readonly #referrers = new Map<string, Set<string>>();
  /** Made on first use, keyed by the dotted path: `permalink_el.current` → value → ids. */
  readonly #byField = new Map<string, Map<Json, Set<string>>>();
  #version = 0;

  /** Grows with every change; lets others cache what they derive from the view. */
  get version(): number {
    return this.#version;
  }

  get(id: string): Doc | undefined {
    return this.#byId.get(id);
  }

  all(): readonly Doc[] {
    return this.#all.docs;
  }

  ofType(type: string): readonly Doc[] {
    return this.#byType.get(type)?.docs ?? EMPTY;
  }

  /** Documents that refer to `id`, strongly or weakly. */
  referrersOf(id: string): readonly Doc[] {
    return this.#docs(this.#referrers.get(id));
  }

  /** Documents whose field at `path` is exactly `value`, or undefined when such an index is not kept. */
  withField(path: readonly string[], value: string | number | boolean): readonly Doc[] | undefined {
    const key = path.join('.');
    let index = this.#byField.get(key);
    if (!index) {
      if (this.#byField.size >= MAX_FIELD_INDEXES) return undefined;
      index = new Map();
      for (const doc of this.all()) add(index, fieldAt(doc, path), doc._id);
      this.#byField.set(key, index);
    }
    return this.#docs(index.get(value));
  }

  put(doc: Doc): void {
    this.delete(doc._id);
    this.#byId.set(doc._id, doc);
    this.#all.put(doc);
    let ofType = this.#byType.get(doc._type);
    if (!ofType) this.#byType.set(doc._type, (ofType = new SortedDocs()));
    ofType.put(doc);
    for (const { to } of referencesOf(doc)) add(this.#referrers, to, doc._id);
    for (const [key, index] of this.#byField) add(index, fieldAt(doc, key.split('.')), doc._id);
    this.#version += 1;
  }

  delete(id: string): void {
    const doc = this.#byId.get(id);
    if (!doc) return;
    this.#byId.delete(id);
    this.#all.delete(id);
    this.#byType.get(doc._type)?.delete(id);
    for (const { to } of referencesOf(doc)) remove(this.#referrers, to, id);
    for (const [key, index] of this.#byField) remove(index, fieldAt(doc, key.split('.')), id);
    this.#version += 1;
  }

  #docs(ids: ReadonlySet<string> | undefined): readonly Doc[] {
    if (!ids) return EMPTY;
    return [...ids].toSorted().flatMap((id) => this.#byId.get(id) ?? []);
  }
}

function fieldAt(doc: Doc, path: readonly string[]): Json | undefined {
  let value: Json | undefined = doc;
  for (const name of path) value = isJsonObject(value) ? value[name] : undefined;
  return value;
}

function add<K>(index: Map<K, Set<string>>, key: K | undefined, id: string): void {
  if (key === undefined || typeof key === 'object') return;
  const ids = index.get(key);
  if (ids) ids.add(id);
  else index.set(key, new Set([id]));
}

function remove<K>(index: Map<K, Set<string>>, key: K | undefined, id: string): void {
  if (key === undefined) return;
  const ids = index.get(key);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(key);
}
