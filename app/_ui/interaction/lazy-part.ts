/** A part of the page whose script comes when it is needed. */
export type Fetched<Part> = {
  /** The part, once it is here. */
  known: () => Part | null;
  /** Brings it. Rejects when it did not come; then it may be asked for again. */
  load: () => Promise<Part>;
  /** Brings it before it is needed. A failure is told to whoever needs it (`useFetched`), and not now. */
  ahead: () => void;
};

/** Like React's `lazy`, which keeps a failure for ever and takes the page down with it: with one bar of signal that is no answer. */
export function fetched<Part>(bring: () => Promise<{ default: Part }>): Fetched<Part> {
  let part: Part | null = null;
  const load = async () => (part ??= (await bring()).default);
  return { known: () => part, load, ahead: () => void load().catch(() => null) };
}
