import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER, isSameSecret } from './edge-visitor.ts';
import { entriesOf } from './forwarded-entries.ts';

const HEADER = 'x-forwarded-for';

/**
 * The visitor's address behind a chain of proxies. Each proxy appends the address that called it, so only the last `proxies`
 * entries can be trusted; the entries before them are whatever the visitor sent.
 */
export function visitorBehind(
  forwarded: string | undefined,
  peer: string | undefined,
  proxies: number,
): string {
  const chain = [...entriesOf(forwarded), peer ?? 'unknown'];
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? 'unknown';
}

/**
 * Leaves exactly one address in `x-forwarded-for`, the visitor's, so that everything behind this server can trust it. Call it on
 * every request before anything else reads the header.
 * @param edgeSecret the secret that proves that the address comes from the worker at the edge (foundation/http/edge-visitor.ts)
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
  // Some servers read the raw headers, one list of names and values.
  const raw = request.rawHeaders;
  for (let at = raw.length - 2; at >= 0; at -= 2) {
    if (raw[at]?.toLowerCase() === name) raw.splice(at, 2);
  }
}

const privateRanges = new BlockList();
privateRanges.addSubnet('127.0.0.0', 8);
privateRanges.addSubnet('10.0.0.0', 8);
privateRanges.addSubnet('172.16.0.0', 12);
privateRanges.addSubnet('192.168.0.0', 16);
privateRanges.addAddress('::1', 'ipv6');
privateRanges.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address belongs to this machine or a private network, such as that of the site's server when it calls the backend. */
export function isPrivateAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return privateRanges.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}
