import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#foundation/log/log.ts';

/** Runs `work` at once and then again and again, `pauseMs` after its last end, so that slow work never overlaps itself. Failures are logged. */
export function repeat(pauseMs: number, log: Log, work: () => Promise<void>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      try {
        await work();
      } catch (error) {
        log.error({ error: error instanceof Error ? error.stack : String(error) }, 'maintenance failed');
      }
      // An aborted pause rejects; the loop condition says the rest.
      await pause(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
