/** Most queries need less than one millisecond; what needs more than this goes to a worker. */
const FULL_TRY_MS = 50;
const LEAST_TRY_MS = 3;
/** The part of the main thread's time that tries may take which come to nothing. */
const SHARE_FOR_FAILURES = 0.1;
/** So the first second and a half without failures makes all good. */
const MOST_WASTE_MS = 150;
const SLOW_FOR_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/**
 * How long a query may try on the main thread before a worker gets it. Whoever sends one slow query after the other finds
 * the tries become short; a query that was slow a moment ago is not tried at all. Queries that are known to be quick keep
 * their full time meanwhile, so that they are not sent to wait behind the slow ones.
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

  /** Milliseconds; zero for a query that had better go to a worker at once. */
  timeFor(query: string): number {
    if (this.#quick.has(query)) return FULL_TRY_MS;
    const slowAt = this.#slow.get(query);
    if (slowAt !== undefined && this.#now() - slowAt < SLOW_FOR_MS) return 0;
    return Math.max(LEAST_TRY_MS, FULL_TRY_MS - this.#currentWaste());
  }

  /** A query that was quick before is only doubted the first time. */
  timedOut(query: string, spentMs: number): void {
    this.#wasted = Math.min(MOST_WASTE_MS, this.#currentWaste() + spentMs);
    this.#wastedAt = this.#now();
    if (this.#quick.delete(query)) return;
    this.#slow.delete(query);
    this.#slow.set(query, this.#now());
    const oldest = this.#slow.keys().next();
    if (this.#slow.size > MAX_REMEMBERED && !oldest.done) this.#slow.delete(oldest.value);
  }

  /** It was answered in time, here or by a worker. */
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
