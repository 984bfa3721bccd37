import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '#lib/security/headers.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';

/**
 * Puts the security headers on whatever is answered, also by files, refusals and errors, in the moment when the head is written;
 * what the answer says itself stays. At run time and not in next.config.ts: what is written there is fixed when the site is
 * built, before anybody knows under which address it will be reached.
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
    const ours = securityHeaders(path, settings).filter(([name]) => !response.hasHeader(name));
    // A list goes out as it is: kept pages are written so, and Node is quicker that way.
    if (Array.isArray(list)) {
      const named = new Set(list.flatMap((name, at) => (at % 2 === 0 ? String(name).toLowerCase() : [])));
      return writeHead(status, [...list, ...ours.filter(([name]) => !named.has(name.toLowerCase())).flat()]);
    }
    for (const [name, value] of ours) response.setHeader(name, value);
    return Reflect.apply(writeHead, response, [status, ...given]);
  };
  response.writeHead = head;
}
