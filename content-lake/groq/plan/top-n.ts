/**
 * The first `limit` of a list in order, without putting the rest into order. Equals keep the order they came in.
 * For small limits; each of the best is moved by hand.
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
