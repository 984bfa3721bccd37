/** A part of the page whose script is loaded when it is needed. */
export type LazySource<Part> = {
  /** The part if it is loaded, else null. */
  known: () => Part | null;
  /** Loads it. Rejects when that fails, and may be called again. */
  load: () => Promise<Part>;
  /** Loads it before it is needed. A failure is reported where it is used (`useLazyPart`), not here. */
  ahead: () => void;
};

/** Like React's `lazy`, which caches a failed import for ever and takes the page down with it: no use on a slow connection. */
export function lazyPart<Part>(bring: () => Promise<{ default: Part }>): LazySource<Part> {
  let part: Part | null = null;
  const load = async () => (part ??= (await bring()).default);
  return { known: () => part, load, ahead: () => void load().catch(() => null) };
}
