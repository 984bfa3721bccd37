/** Most queries need less than one millisecond; what needs more than this goes to a worker. */
const FULL_TRY_MS = 50;
const LEAST_TRY_MS = 3;
/** The part of the main thread's time that tries may take which come to nothing. */
const SHARE_FOR_FAILURES = 0.1;
/** So the first second and a half without failures makes all good. */
const MOST_WASTE_MS = 150;
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 500;

/**
 * How long a query may try on the main thread before a worker gets it. Whoever sends one slow query after the other finds
 * the tries become short; a query that was slow a moment ago is not tried at all.
 */
export class FirstTry {
  readonly #now: () => number;
  readonly #slow = new Map<string, number>();
  #wasted = 0;
  #wastedAt: number;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#wastedAt = now();
  }

  /** Milliseconds; zero for a query that had better go to a worker at once. */
  timeFor(query: string): number {
    const slowAt = this.#slow.get(query);
    if (slowAt !== undefined && this.#now() - slowAt < REMEMBERED_MS) return 0;
    return Math.max(LEAST_TRY_MS, FULL_TRY_MS - this.#currentWaste());
  }

  ranOut(query: string, spentMs: number): void {
    this.#wasted = Math.min(MOST_WASTE_MS, this.#currentWaste() + spentMs);
    this.#wastedAt = this.#now();
    this.#slow.delete(query);
    this.#slow.set(query, this.#now());
    const oldest = this.#slow.keys().next();
    if (this.#slow.size > MAX_REMEMBERED && !oldest.done) this.#slow.delete(oldest.value);
  }

  /** The worker answered at once: the data or the parameters are others now, or the try was too short. */
  wasQuick(query: string): void {
    this.#slow.delete(query);
  }

  #currentWaste(): number {
    return Math.max(0, this.#wasted - (this.#now() - this.#wastedAt) * SHARE_FOR_FAILURES);
  }
}
