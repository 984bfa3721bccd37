import type { Doc, Json } from '#content-lake/protocol/document.ts';
import { compareText } from '../text-order.ts';
import { fieldAt } from './doc-groups.ts';

type Entry = { key: Json | undefined; doc: Doc };

/** An index: documents in the order of a query's `order(field)`, equal ones in the order of their ids. */
export class OrderedDocs {
  readonly #path: readonly string[];
  readonly #entries: Entry[];

  constructor(path: readonly string[], docs: Iterable<Doc>) {
    this.#path = path;
    this.#entries = Array.from(docs, (doc) => this.#entry(doc)).toSorted(compare);
  }

  put(doc: Doc): void {
    const entry = this.#entry(doc);
    this.#entries.splice(this.#position(entry), 0, entry);
  }

  /** Removes the document that `put` added: the same object, not a newer one with the same id. */
  delete(doc: Doc): void {
    const at = this.#position(this.#entry(doc));
    if (this.#entries[at]?.doc._id === doc._id) this.#entries.splice(at, 1);
  }

  /** Runs of documents with equal keys, from either end; within a run in the order of ids. */
  *runs(descending: boolean): Generator<readonly Doc[], void> {
    const entries = this.#entries;
    const step = descending ? -1 : 1;
    let at = descending ? entries.length - 1 : 0;
    while (entries[at]) {
      const start = at;
      while (entries[at + step] && compareKeys(entries[start]?.key, entries[at + step]?.key) === 0)
        at += step;
      const [low, high] = descending ? [at, start] : [start, at];
      yield entries.slice(low, high + 1).map(({ doc }) => doc);
      at += step;
    }
  }

  #entry(doc: Doc): Entry {
    return { key: fieldAt(doc, this.#path), doc };
  }

  #position(entry: Entry): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = this.#entries[middle];
      if (candidate && compare(candidate, entry) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function compare(a: Entry, b: Entry): number {
  return compareKeys(a.key, b.key) || (a.doc._id < b.doc._id ? -1 : a.doc._id > b.doc._id ? 1 : 0);
}

/** GROQ's order: numbers, strings, booleans, then everything else, which compares as equal. */
function compareKeys(a: Json | undefined, b: Json | undefined): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return rank(a) - rank(b);
}

function rank(key: Json | undefined): number {
  if (typeof key === 'number') return 1;
  if (typeof key === 'string') return 2;
  return typeof key === 'boolean' ? 3 : 4;
}
