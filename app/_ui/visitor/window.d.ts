declare interface Window {
  /** Queue of the tag manager, made before the first paint; stays an ordinary list until consent loads one. */
  dataLayer?: unknown[];
  /** What went wrong before error reporting was there (`scripts/first-paint/source.js`). */
  meltemiEarlyErrors?: { readonly errors: readonly unknown[]; stop(): void };
}
