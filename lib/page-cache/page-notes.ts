import type { Locale } from '#foundation/text/locales.ts';

/** A question to the reservation service that changes nothing, so that it can be asked again. */
export type PageRead = {
  method: 'GET' | 'POST';
  /** Path and query, below `/reservations`. */
  endpoint: string;
  /** Language of the messages; null where the answer has none. */
  language: Locale | null;
  /** JSON; null without a body. */
  body: string | null;
};

/** What a page notes about itself while it's rendered. */
export type PageNote =
  /** It was made from this answer, which wasn't cached. */
  | { kind: 'read'; read: PageRead; answer: string }
  /** Something in it is for one visitor only. */
  | { kind: 'personal' }
  /** Something couldn't be read, so it says less than it could, or only why. */
  | { kind: 'problem' };

/**
 * The site's server and the pages bundled by Next have separate copies of this module in one process; they share the listener
 * through the global object.
 */
const SHARED_KEY = Symbol.for('meltemi.page-notes');

/** Called by code that pages use. Does nothing where no server listens, such as on the edge. */
export function noteInPage(note: PageNote): void {
  const listener: unknown = Reflect.get(globalThis, SHARED_KEY);
  if (typeof listener === 'function') listener(note);
}

/** Called once by the server that renders pages. The listener is called in the asynchronous context of the rendering. */
export function listenToPages(listener: (note: PageNote) => void): void {
  Reflect.set(globalThis, SHARED_KEY, listener);
}
