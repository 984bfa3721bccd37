/** Identifies one request across proxy, site and backend: in responses, log lines and problem documents. */
export const REQUEST_ID_HEADER = 'x-request-id';

const SAFE = /^[\w.-]{8,64}$/;
/**
 * The site's server and the pages bundled by Next have separate copies of this module in one process; they share state through the
 * global object.
 */
const SHARED_KEY = Symbol.for('meltemi.request-id');

/** The given id if it is safe in a log line and a header, otherwise null. */
export function safeRequestId(given: string | readonly string[] | null | undefined): string | null {
  return typeof given === 'string' && SAFE.test(given) ? given : null;
}

/** The id of the current request; undefined outside of a request, and where no server tracks it (the edge). */
export function currentRequestId(): string | undefined {
  const ask: unknown = Reflect.get(globalThis, SHARED_KEY);
  const id: unknown = typeof ask === 'function' ? ask() : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Called once by the server that tracks the current request. */
export function provideRequestId(ask: () => string | undefined): void {
  Reflect.set(globalThis, SHARED_KEY, ask);
}

/** `instance` of a problem document (RFC 9457): the id that support asks for and looks up in the log. */
export function problemInstance(id: string): string {
  return `urn:meltemi:request:${id}`;
}
