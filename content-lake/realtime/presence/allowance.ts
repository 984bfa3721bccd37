/** Messages at once; a Studio sends at most five per second. */
const BURST = 60;
const PER_SECOND = 10;

/** Rate limit for one connection's messages. @returns a function that counts one and returns whether it is allowed. */
export function createAllowance(clock: () => Date): () => boolean {
  let left = BURST;
  let at = clock().getTime();
  return () => {
    const now = clock().getTime();
    left = Math.min(BURST, left + (Math.max(0, now - at) / 1000) * PER_SECOND);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
