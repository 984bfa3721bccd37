/** Counts calls per key in a sliding window, in memory: a restart forgives, a second process counts for itself. */
export function createRateLimit(options: { clock: () => Date; windowMs: number; max: number }) {
  const calls = new Map<string, number[]>();
  return {
    /** @returns seconds to wait, or 0 when the call may go on. */
    take(key: string): number {
      const now = options.clock().getTime();
      for (const [other, times] of calls) {
        if ((times.at(-1) ?? 0) <= now - options.windowMs) calls.delete(other);
      }
      const recent = (calls.get(key) ?? []).filter((at) => at > now - options.windowMs);
      const oldest = recent[0];
      if (recent.length >= options.max && oldest !== undefined) {
        return Math.ceil((oldest + options.windowMs - now) / 1000);
      }
      calls.set(key, [...recent, now]);
      return 0;
    },
  };
}
