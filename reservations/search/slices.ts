/** Long enough for real work, short enough not to be noticed by other requests. */
const SLICE_MS = 8;

/** Await it between the steps of a long computation; resolves at once until the slice is used up. */
export type Pause = () => Promise<void>;

/**
 * Cuts long work into time slices, so that the process can handle other requests after each one.
 * @param elapsed milliseconds; only differences matter
 */
export function createPause(elapsed: () => number = () => performance.now()): Pause {
  let began = elapsed();
  return async () => {
    if (elapsed() - began < SLICE_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    began = elapsed();
  };
}
