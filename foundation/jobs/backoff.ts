/** Pauses between the attempts of a job: the first, the longest, and the factor by which each grows. */
export type Backoff = { firstMs: number; maxMs: number; factor?: number };

/** As a fraction of the pause. */
const JITTER = 0.1;

/**
 * How long to wait after this many failed attempts, plus up to a tenth at random, so that jobs that failed together because a
 * server was down aren't all retried at the same moment.
 */
export function retryDelay(
  attempts: number,
  { firstMs, maxMs, factor = 2 }: Backoff,
  random: () => number = Math.random,
): number {
  const exact = Math.min(firstMs * factor ** Math.min(attempts - 1, 50), maxMs);
  return Math.round(exact * (1 + JITTER * random()));
}
