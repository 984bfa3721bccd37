/** Names one request on its way through proxy, site and backend, in answers, log lines and problem documents. */
export const REQUEST_ID_HEADER = 'x-request-id';

const SAFE = /^[\w.-]{8,64}$/;
/** Site server and the pages that Next bundles hold two copies of this module in one process: they meet at the global object. */
const MEETING = Symbol.for('meltemi.request-id');

/** An id that somebody else made, when it may stand in a log line and in a header. */
export function safeRequestId(given: string | readonly string[] | null | undefined): string | null {
  return typeof given === 'string' && SAFE.test(given) ? given : null;
}

/** The request that is being answered; undefined outside of one, and where no server keeps count (the edge). */
export function currentRequestId(): string | undefined {
  const ask: unknown = Reflect.get(globalThis, MEETING);
  const id: unknown = typeof ask === 'function' ? ask() : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Called once by the program that keeps count. */
export function provideRequestId(ask: () => string | undefined): void {
  Reflect.set(globalThis, MEETING, ask);
}

/** `instance` of a problem document (RFC 9457): what support asks a caller for, and finds in the log. */
export function problemInstance(id: string): string {
  return `urn:meltemi:request:${id}`;
}
