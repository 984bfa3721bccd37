import { Refusal } from '../refusal.ts';

const WINDOW_MS = 15 * 60_000;
const PER_REFERENCE = 5;
const PER_CALLER = 20;
const MOST_KEYS = 10_000;

export type Attempts = {
  /** @throws Refusal too_many_requests after too many failures in the last quarter of an hour */
  check(keys: readonly string[], now: Date): void;
  fail(keys: readonly string[], now: Date): void;
};

/** Counts wrong guesses per reference and per caller. In memory: a restart forgives, and each process counts for itself. */
export function createAttempts(): Attempts {
  const failures = new Map<string, number[]>();
  const recent = (key: string, now: Date) =>
    (failures.get(key) ?? []).filter((at) => at > now.getTime() - WINDOW_MS);
  return {
    check(keys, now) {
      for (const key of keys) {
        const times = recent(key, now);
        const [oldest] = times;
        if (oldest === undefined || times.length < limitOf(key)) continue;
        throw new Refusal('too_many_requests', {
          retryAfterSeconds: Math.ceil((oldest + WINDOW_MS - now.getTime()) / 1000),
        });
      }
    },
    fail(keys, now) {
      if (failures.size > MOST_KEYS)
        for (const key of failures.keys()) if (recent(key, now).length === 0) failures.delete(key);
      for (const key of keys) failures.set(key, [...recent(key, now), now.getTime()]);
    },
  };
}

function limitOf(key: string): number {
  return key.startsWith('caller ') ? PER_CALLER : PER_REFERENCE;
}
