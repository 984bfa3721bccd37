import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type ResponseHead = { status: number; headers: OutgoingHttpHeaders };
export type CapturedResponse = ResponseHead & { body: Buffer };

/**
 * - `whole`: captured, nothing was sent; the caller sends it.
 * - `passed`: it is streamed to the client.
 * - `gone`: the client left before the end.
 */
export type CaptureResult =
  | { kind: 'whole'; answer: CapturedResponse }
  | { kind: 'passed' }
  | { kind: 'gone' };

type Done = (error?: Error | null) => void;

/**
 * Intercepts what is written to a response. Once its head is known, `isWanted` decides whether the body is captured instead of
 * sent; it may still set headers on the response. Headers set before this call stay on the response and aren't part of the result.
 * @returns at the first byte if it is passed on, otherwise at the last
 */
export function capture(
  response: ServerResponse,
  isWanted: (head: ResponseHead) => boolean,
): Promise<CaptureResult> {
  const { writeHead, write, end, flushHeaders } = response;
  const restore = () => Object.assign(response, { writeHead, write, end, flushHeaders });
  const before = response.getHeaders();
  const chunks: Buffer[] = [];
  let wanted: boolean | undefined;

  return new Promise((resolve) => {
    const isTaken = () => {
      if (wanted !== undefined) return wanted;
      wanted = isWanted({ status: response.statusCode, headers: response.getHeaders() });
      if (!wanted) {
        restore();
        resolve({ kind: 'passed' });
      }
      return wanted;
    };
    const collect = (chunk: unknown, encoding: unknown) => {
      if (typeof chunk === 'string')
        chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };

    response.once('close', () => resolve({ kind: 'gone' }));
    response.writeHead = (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      for (const part of rest) setHeaders(response, part);
      return isTaken() ? response : response.writeHead(status);
    };
    response.flushHeaders = () => {
      if (!isTaken()) response.flushHeaders();
    };
    response.write = (chunk: unknown, encoding?: BufferEncoding | Done, done?: Done) => {
      if (!isTaken()) {
        return typeof encoding === 'string'
          ? response.write(chunk, encoding, done)
          : response.write(chunk, encoding);
      }
      collect(chunk, encoding);
      const callback = typeof encoding === 'function' ? encoding : done;
      if (callback) process.nextTick(callback);
      return true;
    };
    response.end = (chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void) => {
      if (!isTaken()) {
        return typeof encoding === 'string'
          ? response.end(chunk, encoding, done)
          : response.end(chunk, encoding);
      }
      collect(chunk, encoding);
      restore();
      const callback = [chunk, encoding, done].find((part) => typeof part === 'function');
      if (callback) response.once('finish', () => callback());
      const headers = takeHeaders(response, before);
      const { statusCode: status } = response;
      resolve({ kind: 'whole', answer: { status, headers, body: Buffer.concat(chunks) } });
      return response;
    };
  });
}

/** The headers that were set since; the response keeps only those from before, which belong to this request. */
function takeHeaders(response: ServerResponse, before: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const taken: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value === before[name]) continue;
    taken[name] = value;
    response.removeHeader(name);
    const old = before[name];
    if (old !== undefined) response.setHeader(name, old);
  }
  return taken;
}

function setHeaders(response: ServerResponse, given: unknown): void {
  if (Array.isArray(given)) {
    for (let at = 0; at + 1 < given.length; at += 2)
      response.setHeader(String(given[at]), String(given[at + 1]));
  } else if (typeof given === 'object' && given !== null) {
    for (const [name, value] of Object.entries(given)) if (isHeader(value)) response.setHeader(name, value);
  }
}

function isHeader(value: unknown): value is OutgoingHttpHeader {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === 'string' && Buffer.isEncoding(value);
}
