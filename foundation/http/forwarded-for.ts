import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER, isSameSecret } from './edge-visitor.ts';

const HEADER = 'x-forwarded-for';

/**
 * The address of the visitor behind a chain of proxies: each proxy adds the address that it was called from at the end, so
 * that only the last `proxies` entries can be believed. What stands before them is whatever the visitor sent.
 */
export function visitorBehind(
  forwarded: string | undefined,
  peer: string | undefined,
  proxies: number,
): string {
  const chain = (forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  chain.push(peer ?? 'unknown');
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? 'unknown';
}

/**
 * Leaves exactly one address in `x-forwarded-for`, the visitor's, so that everything behind this server can take it as it
 * is. Call it on every request before anything else sees it.
 * @param edgeSecret with which the worker at the edge vouches for what it says of the visitor (foundation/http/edge-visitor.ts)
 */
export function settleForwardedFor(request: IncomingMessage, proxies: number, edgeSecret?: string): void {
  const given = request.headers[HEADER];
  const forwarded = Array.isArray(given) ? given.join(',') : given;
  const visitor =
    vouchedVisitor(request, edgeSecret) ?? visitorBehind(forwarded, request.socket.remoteAddress, proxies);
  for (const name of [HEADER, EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER]) remove(request, name);
  request.headers[HEADER] = visitor;
  request.rawHeaders.push(HEADER, visitor);
}

function vouchedVisitor({ headers }: IncomingMessage, edgeSecret: string | undefined): string | null {
  const [secret, visitor] = [headers[EDGE_SECRET_HEADER], headers[EDGE_VISITOR_HEADER]];
  if (edgeSecret === undefined || typeof secret !== 'string' || typeof visitor !== 'string') return null;
  return isIP(visitor) > 0 && isSameSecret(secret, edgeSecret) ? visitor : null;
}

function remove(request: IncomingMessage, name: string): void {
  delete request.headers[name];
  // Some servers read the headers as they came, in one list of names and values.
  const raw = request.rawHeaders;
  for (let at = raw.length - 2; at >= 0; at -= 2) {
    if (raw[at]?.toLowerCase() === name) raw.splice(at, 2);
  }
}

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** This machine or a private network: where the site's own server calls the backend from. */
export function isNear(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return near.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}
