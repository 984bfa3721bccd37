import type { Log } from './log.ts';

/** Runs `work` again and again, `pauseMs` after its last end, so that slow work never overlaps itself. Failures are logged. */
export function repeat(pauseMs: number, log: Log, work: () => Promise<void>): { stop(): Promise<void> } {
  let stopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => {
          log.error({ error: error instanceof Error ? error.stack : String(error) }, 'maintenance failed');
        })
        .then(() => {
          if (!stopped) schedule();
        });
    }, pauseMs);
  };
  schedule();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
