import type { Doc } from './document.ts';

/** Documents in the order of their ids, so that a query without `order` answers the same after every restart. */
export class SortedDocs {
  readonly #ids: string[] = [];
  readonly #docs: Doc[] = [];

  /** The live array: do not keep or change it. */
  get docs(): readonly Doc[] {
    return this.#docs;
  }

  put(doc: Doc): void {
    const at = this.#position(doc._id);
    const known = this.#ids[at] === doc._id;
    if (!known) this.#ids.splice(at, 0, doc._id);
    this.#docs.splice(at, known ? 1 : 0, doc);
  }

  delete(id: string): void {
    const at = this.#position(id);
    if (this.#ids[at] !== id) return;
    this.#ids.splice(at, 1);
    this.#docs.splice(at, 1);
  }

  #position(id: string): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = this.#ids[middle];
      if (candidate !== undefined && candidate < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
