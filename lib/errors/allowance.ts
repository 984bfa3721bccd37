/**
 * Allows at most `limit` calls per window, for all callers together: a page that fails in a loop must not flood the
 * service.
 */
export function createAllowance(options: {
  limit: number;
  windowMs: number;
  now: () => number;
}): () => boolean {
  let startedAt = -Infinity;
  let used = 0;
  return () => {
    const now = options.now();
    if (now - startedAt >= options.windowMs) {
      startedAt = now;
      used = 0;
    }
    used += 1;
    return used <= options.limit;
  };
}
