/**
 * The first `limit` items of a sorted list, without sorting the rest. Equal items keep their order.
 * For small limits: it uses an insertion sort.
 */
export class TopN<T> {
  readonly #limit: number;
  readonly #compare: (a: T, b: T) => number;
  readonly #best: T[] = [];

  constructor(limit: number, compare: (a: T, b: T) => number) {
    this.#limit = limit;
    this.#compare = compare;
  }

  add(item: T): void {
    const best = this.#best;
    const last = best.at(-1);
    if (best.length >= this.#limit && (last === undefined || this.#compare(item, last) >= 0)) return;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const candidate = best[middle];
      if (candidate !== undefined && this.#compare(candidate, item) <= 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, item);
    if (best.length > this.#limit) best.pop();
  }

  get items(): readonly T[] {
    return this.#best;
  }
}
