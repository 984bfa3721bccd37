import { callerOf as knownCallerOf } from '#foundation/limits/caller.ts';

/** Beyond so many keys the oldest are forgotten: memory is worth more than the memory of who called. */
const MAX_KEYS = 20_000;

/** Counts calls per key in a sliding window, in memory: a restart forgives, a second process counts for itself. */
export function createRateLimit(options: { clock: () => Date; windowMs: number; max: number }) {
  const { clock, windowMs, max } = options;
  /** In the order of their last call, so that those whose time is over are the first. */
  const calls = new Map<string, number[]>();

  /** Calls of the key that still count. */
  const recent = (key: string, now: number) => (calls.get(key) ?? []).filter((at) => at > now - windowMs);

  function forget(now: number): void {
    for (const [key, times] of calls) {
      if ((times.at(-1) ?? 0) > now - windowMs && calls.size <= MAX_KEYS) return;
      calls.delete(key);
    }
  }

  return {
    /** @returns seconds to wait, or 0 when the call may go on and was counted. */
    take(key: string): number {
      const now = clock().getTime();
      const times = recent(key, now);
      const oldest = times[0];
      if (times.length >= max && oldest !== undefined) return Math.ceil((oldest + windowMs - now) / 1000);
      calls.delete(key);
      calls.set(key, [...times, now]);
      forget(now);
      return 0;
    },
  };
}

/** Who calls, as limits count; all whom nobody names count as one. */
export function callerOf(request: Request): string {
  return knownCallerOf(request) ?? 'unknown';
}
