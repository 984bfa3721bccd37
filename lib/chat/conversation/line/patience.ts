const FIRST_MS = 1_000;
const LONGEST_MS = 20_000;

/**
 * Back-off between retries: 1 s, 2 s, 4 s … 20 s, each shortened at random by up to a half, so that clients don't all
 * return at the same moment. `wake` ends every wait at once: the network is back, or the page is visible again.
 */
export function createPatience(random: () => number) {
  let failures = 0;
  const waiting = new Set<() => void>();
  return {
    /** Resolves after the next wait, or after `leastMs` when the desk has set a time. */
    async wait(leastMs = 0): Promise<void> {
      const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
      failures += 1;
      const ms = Math.max(leastMs, longest * (1 - random() / 2));
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        waiting.add(wake);
      });
    },
    succeeded() {
      failures = 0;
    },
    wake() {
      for (const end of waiting) end();
    },
  };
}
export type Patience = ReturnType<typeof createPatience>;
