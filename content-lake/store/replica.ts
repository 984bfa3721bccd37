import type { Doc } from '#content-lake/protocol/document.ts';
import { type Perspective, perspectiveKey, resolve } from './perspective.ts';
import { byId } from './sorted-docs.ts';
import { View } from './view.ts';

/** There are many combinations of releases; only the views used last are kept. */
const MAX_VIEWS = 12;

/** The documents of one dataset in memory, and the views on them, all at the same position in the log. */
export class Replica {
  readonly dataset: string;
  readonly raw = new View();
  readonly #views = new Map<string, { perspective: Perspective; view: View }>();
  #seq: number;

  constructor(dataset: string, seq: number, documents: Iterable<Doc>) {
    this.dataset = dataset;
    this.#seq = seq;
    // Sorted by id, every document is appended to its lists; in any other order, later entries would have to move.
    for (const doc of [...documents].toSorted(byId)) this.raw.put(doc);
  }

  /** The last transaction that is visible here. */
  get seq(): number {
    return this.#seq;
  }

  get(id: string): Doc | undefined {
    return this.raw.get(id);
  }

  view(perspective: Perspective): View {
    if (perspective.kind === 'raw') return this.raw;
    const key = perspectiveKey(perspective);
    const known = this.#views.get(key);
    if (known) {
      this.#views.delete(key);
      this.#views.set(key, known);
      return known.view;
    }
    const view = new View();
    const read = (id: string) => this.raw.get(id);
    for (const { _id } of this.raw.all()) {
      const shown = resolve(perspective, _id, read);
      if (shown?.doc && !view.get(shown.slot)) view.put(shown.doc);
    }
    const oldest = this.#views.keys().next();
    if (this.#views.size >= MAX_VIEWS && !oldest.done) this.#views.delete(oldest.value);
    this.#views.set(key, { perspective, view });
    return view;
  }

  /** Moves to the state after transaction `seq`. */
  advance(seq: number, changes: readonly { id: string; after: Doc | undefined }[]): void {
    for (const { id, after } of changes) {
      if (after) this.raw.put(after);
      else this.raw.delete(id);
    }
    const read = (id: string) => this.raw.get(id);
    for (const { perspective, view } of this.#views.values()) {
      for (const { id } of changes) {
        const shown = resolve(perspective, id, read);
        if (shown?.doc) view.put(shown.doc);
        else if (shown) view.delete(shown.slot);
      }
    }
    this.#seq = seq;
  }
}
