/** Pauses between the attempts of a job: the first one, the longest one, and by how much each is longer than the one before. */
export type Backoff = { firstMs: number; maxMs: number; factor?: number };

/** As a part of the pause. */
const JITTER = 0.1;

/**
 * How long to wait after this many failed attempts, up to a tenth longer by chance: what failed together, because a server was away,
 * isn't all tried again at the same moment.
 */
export function retryDelay(
  attempts: number,
  { firstMs, maxMs, factor = 2 }: Backoff,
  random: () => number = Math.random,
): number {
  const exact = Math.min(firstMs * factor ** Math.min(attempts - 1, 50), maxMs);
  return Math.round(exact * (1 + JITTER * random()));
}
