/** A cached result may take about twenty times as much memory as the query's text. */
const MAX_CHARACTERS = 1_000_000;
const MAX_QUERIES = 1_000;

/** Caches the results of parsing the most recent queries. */
export class QueryCache<T> {
  readonly #entries = new Map<string, T>();
  #characters = 0;

  get(query: string): T | undefined {
    const found = this.#entries.get(query);
    if (found === undefined) return undefined;
    this.#entries.delete(query);
    this.#entries.set(query, found);
    return found;
  }

  set(query: string, made: T): void {
    if (!this.#entries.has(query)) this.#characters += query.length;
    this.#entries.set(query, made);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_QUERIES && this.#characters <= MAX_CHARACTERS) return;
      this.#entries.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}
