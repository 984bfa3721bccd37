import type { ServerResponse } from 'node:http';

/**
 * Keeps one Location header. Next names the address of a redirect twice, in the same words, when it makes the redirect for the
 * first time (16.4.6; later answers come from its cache and have one). Browsers read the pair as one; other programs join the two
 * and ask for an address that does not exist. To be removed once `curl -I` on a page never asked for shows a single one.
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
