import { variantOf } from '#content-lake/protocol/document-id.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { DocGroups, fieldKeys, type Key } from './indexes/doc-groups.ts';
import { OrderedDocs } from './indexes/ordered-docs.ts';
import { Recent } from './indexes/recent.ts';
import { referencesOf } from './references.ts';
import { SortedDocs } from './sorted-docs.ts';

/** Indexes created on demand by queries. A crawler that needs more only causes old ones to be rebuilt. */
const MAX_FIELD_INDEXES = 64;
const MAX_ORDERS = 24;

/**
 * The documents that one perspective shows, with the indexes that keep queries from scanning them.
 * Ids are those of the perspective: in `drafts` a draft has its published id.
 */
export class View {
  readonly #byId = new Map<string, Doc>();
  readonly #all = new SortedDocs();
  readonly #byType = new DocGroups((doc) => [doc._type]);
  /** Keyed by path: `permalink_el.current`. This and the following are created on first use. */
  readonly #byField = new Recent<DocGroups>(MAX_FIELD_INDEXES);
  readonly #ordered = new Recent<{ type: string | undefined; docs: OrderedDocs }>(MAX_ORDERS);
  /** Traverses every document completely, and not every view needs it. */
  #referrers: DocGroups | undefined;
  #versions: DocGroups | undefined;
  #version = 0;
  #indexesMade = 0;

  /** Grows with every change; lets others cache what they derive from the view. */
  get version(): number {
    return this.#version;
  }

  /** Grows when a query built an index, which takes as long as scanning all documents. */
  get indexesMade(): number {
    return this.#indexesMade;
  }

  get(id: string): Doc | undefined {
    return this.#byId.get(id);
  }

  /** The live array, like every other list here: don't keep or change it. */
  all(): readonly Doc[] {
    return this.#all.docs;
  }

  ofType(type: string): readonly Doc[] {
    return this.#byType.get(type);
  }

  /** Documents that refer to `id`, strongly or weakly. */
  referrersOf(id: string): readonly Doc[] {
    this.#referrers ??= this.#groups((doc) => new Set(referencesOf(doc).map(({ to }) => to)));
    return this.#referrers.get(id);
  }

  /** Documents whose field at `path` is exactly `value`. */
  withField(path: readonly string[], value: string | number | boolean): readonly Doc[] {
    const index = this.#byField.get(path.join('.'), () => this.#groups(fieldKeys(path)));
    return index.get(value);
  }

  /** The published document, the draft and all versions of one document, as far as the perspective shows them. */
  versionsOf(publishedId: string): readonly Doc[] {
    this.#versions ??= this.#groups((doc) => [publishedIdOf(doc)]);
    return this.#versions.get(publishedId);
  }

  withIdPrefix(prefix: string): readonly Doc[] {
    return this.#all.withPrefix(prefix);
  }

  /** Documents of one type, or all, sorted by a field. */
  orderedBy(type: string | undefined, path: readonly string[]): OrderedDocs {
    const make = () => {
      this.#indexesMade += 1;
      return { type, docs: new OrderedDocs(path, type === undefined ? this.all() : this.ofType(type)) };
    };
    return this.#ordered.get(JSON.stringify([type, ...path]), make).docs;
  }

  put(doc: Doc): void {
    this.delete(doc._id);
    this.#byId.set(doc._id, doc);
    this.#all.put(doc);
    for (const index of this.#indexesFor(doc)) index.put(doc);
    this.#version += 1;
  }

  delete(id: string): void {
    const doc = this.#byId.get(id);
    if (!doc) return;
    this.#byId.delete(id);
    this.#all.delete(id);
    for (const index of this.#indexesFor(doc)) index.delete(doc);
    this.#version += 1;
  }

  #groups(keysOf: (doc: Doc) => Iterable<Key>): DocGroups {
    this.#indexesMade += 1;
    return new DocGroups(keysOf, this.all());
  }

  *#indexesFor(doc: Doc): Generator<DocGroups | OrderedDocs, void> {
    yield this.#byType;
    if (this.#referrers) yield this.#referrers;
    if (this.#versions) yield this.#versions;
    yield* this.#byField.values();
    for (const { type, docs } of this.#ordered.values())
      if (type === undefined || type === doc._type) yield docs;
  }
}

function publishedIdOf({ _id, _originalId }: Doc): string {
  return variantOf(typeof _originalId === 'string' ? _originalId : _id).publishedId;
}
