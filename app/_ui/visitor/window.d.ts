declare interface Window {
  /**
   * Queue of the tag manager, created before the first paint; stays an ordinary array until consent loads the tag
   * manager.
   */
  dataLayer?: unknown[];
  /** Errors from before error reporting started (`scripts/first-paint/source.js`). */
  meltemiEarlyErrors?: { readonly errors: readonly unknown[]; stop(): void };
}
