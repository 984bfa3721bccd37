import { networkOf } from '#foundation/limits/caller.ts';

/** Where a session was opened; shown in the person's list of sessions. */
export type Place = { visitor: string; device: string };

/**
 * The client's address, for limits and the audit log: the last entry of `x-forwarded-for`, which the server next to us
 * wrote. What a visitor sends in that header comes before it. Behind more than one proxy, the operator of the lake has to
 * strip the outer part of the chain before the request arrives here.
 */
export function visitorAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}

/** The client as limits count it: the IPv4 address, or the /64 of an IPv6 address. */
export function visitorNetwork(request: Request): string {
  return networkOf(visitorAddress(request));
}

/** The network, not the person: `203.0.113.x`, `2001:db8:1::x`. Only this part of an address is stored. */
export function shortAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4) return `${v4}.x`;
  if (!/^[\da-f:]+$/i.test(address) || !address.includes(':')) return '';
  const [head = ''] = address.split('::', 1);
  const groups = head === '' ? [] : head.toLowerCase().split(':').slice(0, 3);
  return `${groups.join(':')}::x`;
}

/** What a person recognises a session by in the list. Kept short: the rest of a user agent doesn't help. */
export function placeOf(request: Request): Place {
  const agent = request.headers.get('user-agent') ?? '';
  return { visitor: shortAddress(visitorAddress(request)), device: deviceOf(agent) };
}

const BROWSERS = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrom(e|ium)\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone or iPad', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

function deviceOf(agent: string): string {
  const find = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, mark]) => mark.test(agent))?.[0];
  return [find(BROWSERS), find(SYSTEMS)].filter((word) => word !== undefined).join(', ');
}
