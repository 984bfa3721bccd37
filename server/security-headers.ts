import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressHeaderNames, securityHeaders } from '#lib/security/headers.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';

/**
 * Adds the security headers to every response, including files, refusals and errors, when its head is written; headers that the
 * response has already set stay, except those that depend on the site's address: next.config.ts doesn't know it.
 */
export function addSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  settings: SecuritySettings,
): void {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const writeHead = response.writeHead.bind(response);
  const head = (status: number, ...given: unknown[]) => {
    const list = given.at(-1);
    for (const name of addressHeaderNames) response.removeHeader(name);
    const ours = securityHeaders(path, settings).filter(([name]) => !response.hasHeader(name));
    // A list is sent as it is: cached pages are written this way, which is faster in Node.
    if (Array.isArray(list)) {
      const named = new Set(list.flatMap((name, at) => (at % 2 === 0 ? String(name).toLowerCase() : [])));
      return writeHead(status, [...list, ...ours.filter(([name]) => !named.has(name.toLowerCase())).flat()]);
    }
    for (const [name, value] of ours) response.setHeader(name, value);
    return Reflect.apply(writeHead, response, [status, ...given]);
  };
  response.writeHead = head;
}
