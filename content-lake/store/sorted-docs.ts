import type { Doc } from '#content-lake/protocol/document.ts';

/** Documents sorted by id, so that a query without `order` gives the same result after every restart. */
export class SortedDocs {
  readonly #docs: Doc[] = [];

  /** The live array: don't keep or change it. */
  get docs(): readonly Doc[] {
    return this.#docs;
  }

  put(doc: Doc): void {
    const at = this.#position(doc._id);
    if (this.#docs[at]?._id === doc._id) this.#docs[at] = doc;
    else if (at === this.#docs.length) this.#docs.push(doc);
    else this.#docs.splice(at, 0, doc);
  }

  delete(id: string): void {
    const at = this.#position(id);
    if (this.#docs[at]?._id === id) this.#docs.splice(at, 1);
  }

  /** Those whose id starts with the prefix. */
  withPrefix(prefix: string): readonly Doc[] {
    // Ids are ASCII, so nothing with this prefix sorts after it.
    return this.#docs.slice(this.#position(prefix), this.#position(`${prefix}\uFFFF`));
  }

  #position(id: string): number {
    let low = 0;
    let high = this.#docs.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = this.#docs[middle];
      if (candidate && candidate._id < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function byId(a: Doc, b: Doc): number {
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0;
}
