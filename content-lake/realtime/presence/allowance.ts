/** So many messages at once; a Studio sends at most five in a second. */
const MOST = 60;
const PER_SECOND = 10;

/** How many messages a connection may still send. @returns a function that takes one and says whether there was one. */
export function createAllowance(clock: () => Date): () => boolean {
  let left = MOST;
  let at = clock().getTime();
  return () => {
    const now = clock().getTime();
    left = Math.min(MOST, left + (Math.max(0, now - at) / 1000) * PER_SECOND);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
