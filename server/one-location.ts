import type { ServerResponse } from 'node:http';

/**
 * Keeps one Location header. Next sends the same Location twice when it first makes a redirect (16.4.6; later responses come from
 * its cache and have one). Browsers read the pair as one; other clients join the two into an address that doesn't exist. Can go
 * once `curl -I` on a redirect that wasn't requested before shows a single one.
 */
export function keepOneLocation(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(name, isLocation(name) && Array.isArray(value) ? (value[0] ?? '') : value);
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) =>
    isLocation(name) && response.hasHeader(name) ? response : append(name, value);
}

function isLocation(name: string): boolean {
  return name.toLowerCase() === 'location';
}
