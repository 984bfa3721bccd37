/** Long enough for real work, short enough that nobody who asks for something else notices. */
const SLICE_MS = 8;

/** To be awaited between the steps of a long piece of work; resolves at once until the slice is used up. */
export type Pause = () => Promise<void>;

/**
 * Cuts long work into slices, so that the process goes on answering others: after each slice everything that waits has its turn.
 * @param elapsed milliseconds, only their difference counts
 */
export function createPause(elapsed: () => number = () => performance.now()): Pause {
  let began = elapsed();
  return async () => {
    if (elapsed() - began < SLICE_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    began = elapsed();
  };
}
