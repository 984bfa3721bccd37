import type { ChildProcess } from 'node:child_process';
import { endOf, type Stoppable } from './child.ts';

const MOST_DEATHS = 5;
const WINDOW_MS = 60_000;
const FIRST_PAUSE_MS = 200;

/**
 * Starts a process again whenever it ends by itself, after a pause that doubles with each death of the last minute. The sixth within a
 * minute is too many: something is wrong that a restart does not mend.
 */
export function keepRunning(options: {
  start: () => ChildProcess;
  onRestart: () => void;
  /** It could not be kept running. */
  onGone: () => void;
  /** Before the first restart. */
  pauseMs?: number;
}): Stoppable & { current(): ChildProcess; restart(): void } {
  const { start, onRestart, onGone, pauseMs = FIRST_PAUSE_MS } = options;
  let deaths: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let isReplaced = false;
  let child = begin();

  function begin(): ChildProcess {
    const started = start();
    started.once('exit', () => {
      if (isStopping) return;
      if (isReplaced) {
        isReplaced = false;
        child = begin();
        return;
      }
      const now = Date.now();
      deaths = [...deaths.filter((at) => now - at < WINDOW_MS), now];
      if (deaths.length > MOST_DEATHS) return onGone();
      timer = setTimeout(
        () => {
          onRestart();
          child = begin();
        },
        pauseMs * 2 ** (deaths.length - 1),
      );
    });
    return started;
  }

  return {
    current: () => child,
    /** Ends it, and starts it at once. */
    restart() {
      clearTimeout(timer);
      // Dead already, and waiting for its next start.
      if (child.exitCode !== null || child.signalCode !== null) {
        child = begin();
        return;
      }
      isReplaced = true;
      child.kill('SIGTERM');
    },
    stop() {
      isStopping = true;
      clearTimeout(timer);
      return endOf(child);
    },
  };
}
