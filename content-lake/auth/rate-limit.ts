export type RateLimitRule = { attempts: number; windowSeconds: number };

/** Keys beyond this number push out the oldest, so that an attacker with many addresses cannot fill the memory. */
const MAX_KEYS = 20_000;

/**
 * Counts failures per key in a sliding window, in memory: after a restart the count starts again, which gives an attacker
 * at most one more window per restart.
 */
export class FailureLimit {
  readonly #rule: RateLimitRule;
  readonly #clock: () => Date;
  readonly #failures = new Map<string, number[]>();

  constructor(rule: RateLimitRule, clock: () => Date) {
    this.#rule = rule;
    this.#clock = clock;
  }

  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  secondsToWait(key: string): number {
    const recent = this.#recent(key);
    const first = recent.at(-this.#rule.attempts);
    if (first === undefined) return 0;
    return Math.ceil((first + this.#rule.windowSeconds * 1000 - this.#clock().getTime()) / 1000);
  }

  /** Counts one attempt before it is checked, so that attempts sent at the same moment cannot slip through together. */
  count(key: string): void {
    const recent = this.#recent(key);
    this.#failures.delete(key);
    this.#failures.set(key, [...recent, this.#clock().getTime()]);
    if (this.#failures.size <= MAX_KEYS) return;
    const [oldest] = this.#failures.keys();
    if (oldest !== undefined) this.#failures.delete(oldest);
  }

  /** Takes the last counted attempt back: it turned out to be right. */
  refund(key: string): void {
    this.#failures.set(key, this.#recent(key).slice(0, -1));
  }

  #recent(key: string): number[] {
    const since = this.#clock().getTime() - this.#rule.windowSeconds * 1000;
    return (this.#failures.get(key) ?? []).filter((at) => at > since);
  }
}
