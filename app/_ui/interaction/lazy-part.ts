/** A part of the page whose script is loaded on demand. */
export type LazySource<Part> = {
  /** The part if it is loaded, else null. */
  known: () => Part | null;
  /** Loads it. Rejects when that fails, and may be called again. */
  load: () => Promise<Part>;
  /** Preloads it. A failure is reported where the part is used (`useLazyPart`), not here. */
  ahead: () => void;
};

/**
 * React's `lazy` caches a failed import for ever and makes the whole page fail, which is useless on a slow connection.
 * This can be retried.
 */
export function lazyPart<Part>(bring: () => Promise<{ default: Part }>): LazySource<Part> {
  let part: Part | null = null;
  const load = async () => (part ??= (await bring()).default);
  return { known: () => part, load, ahead: () => void load().catch(() => null) };
}
