import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type RequestHead = Pick<IncomingMessage, 'method' | 'url'>;

/**
 * Refuses requests that the code behind can't represent: a path whose escapes are broken or not UTF-8 (`/%`, `/%E0%A4%A`), a target
 * that isn't a path (`OPTIONS *`), and methods that the Fetch API's `Request` rejects (TRACE). There they would throw, or hang for
 * ever.
 * @returns whether the request was answered
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const status = malformed(request);
  if (status === null) return false;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    // A body may follow, which nobody reads.
    Connection: 'close',
    ...(status === 405 && { Allow: METHODS.join(', ') }),
  });
  response.end(`${status}\n`);
  return true;
}

export function malformed({ method = 'GET', url = '/' }: RequestHead): 400 | 405 | null {
  if (!METHODS.includes(method)) return 405;
  // A proxy may send the absolute form (RFC 9112, 3.2.2).
  const isAddress = /^https?:\/\//i.test(url) && URL.canParse(url);
  if (!url.startsWith('/') && !isAddress) return 400;
  try {
    decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
    return null;
  } catch {
    return 400;
  }
}
