import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Send } from './delivery-worker.ts';

const ANSWER_LENGTH = 4_000;

/** Networks outside the public internet: this machine, private and reserved networks, and clouds' metadata services. */
const closed = new BlockList();
/** A separate list: Node also compares IPv4 addresses with a list's IPv6 networks. */
const closedV6 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  // IPv6 networks that embed IPv4 addresses.
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closedV6.addSubnet(network, bits, 'ipv6');

export class PrivateAddressError extends Error {
  constructor() {
    super('the address is not on the public internet');
  }
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 6 ? !closedV6.check(address, 'ipv6') : !closed.check(address, 'ipv4');
}

type Lookup = (name: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/**
 * Sends to receivers on the public internet only. Checks the address that is actually connected to, so that a name that
 * resolves differently the second time (DNS rebinding) gains nothing. Follows no redirects and keeps no connections.
 */
export function createPublicSend({
  lookup = (name, done) => dnsLookup(name, { all: true }, done),
  isAllowed = isPublicAddress,
}: { lookup?: Lookup; isAllowed?: (address: string) => boolean } = {}): Send {
  const guarded: LookupFunction = (name, options, done) => {
    lookup(name, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined) return done(error ?? new Error('the name has no address'), '');
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new PrivateAddressError(), '');
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

  return (url, init) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      const host = target.hostname.replace(/^\[|\]$/g, '');
      // IP addresses don't go through the lookup.
      if (isIP(host) !== 0 && !isAllowed(host)) throw new PrivateAddressError();
      const send = target.protocol === 'https:' ? requestHttps : requestHttp;
      const headers = Object.fromEntries(new Headers(init.headers));
      const request = send(target, {
        method: init.method ?? 'GET',
        headers,
        lookup: guarded,
        agent: false,
        ...(init.signal && { signal: init.signal }),
      });
      request.on('error', reject);
      request.on('response', (answer) => {
        const status = answer.statusCode ?? 502;
        const hasNoBody = status === 204 || status === 205 || status === 304;
        readStart(answer).then((text) => resolve(new Response(hasNoBody ? null : text, { status })), reject);
      });
      request.end(typeof init.body === 'string' ? init.body : undefined);
    });
}

/** More than the delivery log keeps; the rest isn't read. */
async function readStart(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) {
    text += String(part);
    if (text.length > ANSWER_LENGTH) break;
  }
  return text;
}
