/** Loopback addresses: the operator's own programs and tests, or a proxy that doesn't forward its clients' addresses. */
const THIS_MACHINE = /^127\.|^0:0:0:0$/;

/**
 * The address with which a server of ours calls another for itself, not for a visitor. Without an address the other would count the
 * call against that server, as the caller of all of its visitors.
 */
export const OURSELVES = '127.0.0.1';

/**
 * The key under which limits count an address: an IPv4 address as it is; of an IPv6 address its /64, normalised, since every
 * household has more addresses than we could store. An IPv4-mapped IPv6 address counts as the IPv4 address. Anything else counts as
 * it is written.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.trim().toLowerCase().replace(/^\[/, '').split(/[%\]]/);
  // URL accepts only a valid IPv6 address in brackets, and its host name is the normalised, hexadecimal form.
  if (!/^[\da-f:.]+$/.test(plain) || !URL.canParse(`http://[${plain}]`)) return plain;
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  const [high = 0, low = 0] = groups.slice(6);
  // ::ffff:0:0/96, and 64:ff9b::/96 of IPv6-only networks (NAT64), embed one IPv4 address each.
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const translated =
    groups[0] === 0x64 && groups[1] === 0xff9b && groups.slice(2, 6).every((one) => one === 0);
  if (mapped || translated) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [numbers(head), numbers(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/**
 * The caller as limits count it: the first address of `X-Forwarded-For`, which the server in front has settled; null without one.
 */
export function callerOf(request: Request): string | null {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || null;
  return address === null ? null : networkOf(address);
}

/**
 * The same, but null for this machine: behind a proxy that isn't configured (`TRUST_PROXY`) all visitors seem to come from it, and
 * one limit for everybody would stop all sales.
 */
export function remoteCallerOf(request: Request): string | null {
  const caller = callerOf(request);
  return caller === null || isThisMachine(caller) ? null : caller;
}

/** @param network as `networkOf` has it */
export function isThisMachine(network: string): boolean {
  return THIS_MACHINE.test(network);
}
