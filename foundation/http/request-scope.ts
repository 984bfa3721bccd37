import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { ClientRequest, type IncomingMessage } from 'node:http';
import { provideRequestId, REQUEST_ID_HEADER, safeRequestId } from './request-id.ts';

const scope = new AsyncLocalStorage<string>();

/** Runs `work` as part of this request: log lines and calls from it, also asynchronous ones, carry the id. */
export function inRequest<T>(id: string, work: () => T): T {
  return scope.run(id, work);
}

/**
 * Leaves exactly one id on the request: the one that it came with if the caller is trusted and the id is safe, otherwise a new one.
 */
export function settleRequestId(request: IncomingMessage, trusted: boolean): string {
  const given = trusted ? safeRequestId(request.headers[REQUEST_ID_HEADER]) : null;
  const id = given ?? randomUUID();
  request.headers[REQUEST_ID_HEADER] = id;
  // Some servers read the raw headers, one list of names and values.
  const raw = request.rawHeaders;
  for (let at = raw.length - 2; at >= 0; at -= 2) {
    if (raw[at]?.toLowerCase() === REQUEST_ID_HEADER) raw.splice(at, 2);
  }
  raw.push(REQUEST_ID_HEADER, id);
  return id;
}

/**
 * Makes the current request's id available to log lines, and adds it to every call of this process to `origin`. It hooks in below
 * `fetch`: a header set by callers would become part of Next's cache key, and nothing would ever be found in that cache again.
 * @returns a function that ends it
 */
export function carryRequestIds(origin: string): () => void {
  const target = new URL(origin);
  provideRequestId(() => scope.getStore());
  const onFetch = (message: unknown) => {
    const id = scope.getStore();
    const request = id === undefined ? null : outgoingOf(message);
    if (id === undefined || request === null || request.origin !== target.origin) return;
    if (!hasId(request.headers)) request.addHeader(REQUEST_ID_HEADER, id);
  };
  const onRequest = (message: unknown) => {
    const id = scope.getStore();
    const request = memberOf(message, 'request');
    if (id === undefined || !(request instanceof ClientRequest) || request.headersSent) return;
    if (request.getHeader('host') !== target.host || request.hasHeader(REQUEST_ID_HEADER)) return;
    request.setHeader(REQUEST_ID_HEADER, id);
  };
  diagnostics.subscribe('undici:request:create', onFetch);
  diagnostics.subscribe('http.client.request.created', onRequest);
  return () => {
    diagnostics.unsubscribe('undici:request:create', onFetch);
    diagnostics.unsubscribe('http.client.request.created', onRequest);
  };
}

type Outgoing = { origin: unknown; headers: unknown; addHeader(name: string, value: string): unknown };

function outgoingOf(message: unknown): Outgoing | null {
  const request = memberOf(message, 'request');
  return isOutgoing(request) ? request : null;
}

function isOutgoing(value: unknown): value is Outgoing {
  return typeof memberOf(value, 'addHeader') === 'function';
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** undici's format: names and values alternate. */
function hasId(headers: unknown): boolean {
  return (
    Array.isArray(headers) &&
    headers.some((entry) => typeof entry === 'string' && entry.toLowerCase() === REQUEST_ID_HEADER)
  );
}
