import { TooBusy } from './too-busy.ts';

export type Limiter = {
  /** Runs the task, at once or when its turn comes. @throws TooBusy if too many tasks are waiting */
  run<Value>(task: () => Promise<Value>): Promise<Value>;
};

/**
 * Runs a few tasks at a time; the others wait in the order of their calls. Where callers should take turns, use `createFairRunner`.
 * @param limits `waiting`: how many tasks may wait; by default any number
 */
export function createLimiter({ atOnce, waiting = Infinity }: { atOnce: number; waiting?: number }): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;

  return {
    async run(task) {
      if (running < atOnce) running += 1;
      else {
        if (queue.length >= waiting) throw new TooBusy('too much is waiting');
        // A task that ends passes its slot on to the next one, so `running` doesn't change.
        await new Promise<void>((start) => queue.push(start));
      }
      try {
        return await task();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
