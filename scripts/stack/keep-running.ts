import type { ChildProcess } from 'node:child_process';
import { endOf, type Stoppable } from './child.ts';

const MAX_RESTARTS = 5;
/** Longer than six failing starts take: a program that always dies is given up, one that is killed now and then isn't. */
const WINDOW_MS = 30_000;
const FIRST_PAUSE_MS = 200;

/**
 * Restarts a process whenever it ends by itself, after a pause that doubles with each death within half a minute. It gives up at
 * the sixth: a restart doesn't fix what is wrong.
 */
export function keepRunning(options: {
  start: () => ChildProcess;
  onRestart: () => void;
  /** Called when it gives up. */
  onGone: () => void;
  /** While false, the end of the process is final. By default it is restarted from the beginning. */
  isUp?: () => boolean;
  /** The pause before the first restart; 0 always restarts at once. */
  pauseMs?: number;
}): Stoppable & { current(): ChildProcess; restart(): void } {
  const { start, onRestart, onGone, isUp = () => true, pauseMs = FIRST_PAUSE_MS } = options;
  let deaths: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let isReplaced = false;
  let child = begin();

  function begin(): ChildProcess {
    const started = start();
    started.once('exit', () => {
      if (isStopping) return;
      if (!isUp()) return onGone();
      if (isReplaced) {
        isReplaced = false;
        child = begin();
        return;
      }
      const now = Date.now();
      deaths = [...deaths.filter((at) => now - at < WINDOW_MS), now];
      if (deaths.length > MAX_RESTARTS) return onGone();
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
    /** Ends it and restarts it at once. */
    restart() {
      clearTimeout(timer);
      // It has already ended and waits for its next start.
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
