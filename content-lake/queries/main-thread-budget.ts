/** Most queries need less than a millisecond; those that need more than this go to a worker. */
const FULL_TRY_MS = 50;
const LEAST_TRY_MS = 3;
/** The share of the main thread's time that unsuccessful tries may use. */
const SHARE_FOR_FAILURES = 0.1;
/** So that a second and a half without failures restores the full time. */
const MAX_WASTE_MS = 150;
const SLOW_FOR_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/**
 * How long a query may try to run on the main thread before a worker gets it. A series of slow queries makes the tries
 * short; a query that was slow a moment ago isn't tried at all. Queries known to be quick keep
 * their full time, so that they don't have to wait behind the slow ones.
 */
export class MainThreadBudget {
  readonly #now: () => number;
  readonly #slow = new Map<string, number>();
  readonly #quick = new Set<string>();
  #wasted = 0;
  #wastedAt: number;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#wastedAt = now();
  }

  /** In milliseconds; zero for a query that should go to a worker at once. */
  timeFor(query: string): number {
    if (this.#quick.has(query)) return FULL_TRY_MS;
    const slowAt = this.#slow.get(query);
    if (slowAt !== undefined && this.#now() - slowAt < SLOW_FOR_MS) return 0;
    return Math.max(LEAST_TRY_MS, FULL_TRY_MS - this.#currentWaste());
  }

  /** A query that was quick before loses that status the first time, and counts as slow only from the second. */
  timedOut(query: string, spentMs: number): void {
    this.#wasted = Math.min(MAX_WASTE_MS, this.#currentWaste() + spentMs);
    this.#wastedAt = this.#now();
    if (this.#quick.delete(query)) return;
    this.#slow.delete(query);
    this.#slow.set(query, this.#now());
    const oldest = this.#slow.keys().next();
    if (this.#slow.size > MAX_REMEMBERED && !oldest.done) this.#slow.delete(oldest.value);
  }

  /** It finished in time, here or in a worker. */
  finished(query: string): void {
    this.#slow.delete(query);
    if (this.#quick.has(query)) return;
    this.#quick.add(query);
    const oldest = this.#quick.keys().next();
    if (this.#quick.size > MAX_REMEMBERED && !oldest.done) this.#quick.delete(oldest.value);
  }

  #currentWaste(): number {
    return Math.max(0, this.#wasted - (this.#now() - this.#wastedAt) * SHARE_FOR_FAILURES);
  }
}
