/** An LRU cache of things that can be created again. */
export class Recent<T> {
  readonly #limit: number;
  readonly #entries = new Map<string, T>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, make: () => T): T {
    let value = this.#entries.get(key);
    if (value === undefined) value = make();
    else this.#entries.delete(key);
    this.#entries.set(key, value);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#limit && !oldest.done) this.#entries.delete(oldest.value);
    return value;
  }

  values(): Iterable<T> {
    return this.#entries.values();
  }
}
