import { reasonOf } from '#desk/kernel/reason-of.ts';
import type { DeskParts } from '#desk/kernel/options.ts';

/** How soon an event shows up whose notification was lost. */
const POLL_MS = 5_000;

/**
 * Runs `look` every few seconds while `isNeeded`, never concurrently; failures are logged and retried.
 * @returns a function to call when it may be needed again
 */
export function pollWhile(
  { events, log }: Pick<DeskParts, 'events' | 'log'>,
  isNeeded: () => boolean,
  poll: () => Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      await poll();
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'conversations could not be polled; retrying');
    }
    timer = undefined;
    start();
  };
  const start = () => {
    if (timer || events.closing.aborted || !isNeeded()) return;
    timer = setTimeout(() => void run(), POLL_MS);
    timer.unref();
  };
  events.closing.addEventListener('abort', () => clearTimeout(timer));
  return start;
}
