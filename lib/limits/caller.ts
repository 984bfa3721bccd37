/** How this machine calls itself: programs and tests of the operator, or a proxy that says nothing of whom it serves. */
const THIS_MACHINE = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Who calls, as limits count: the first address of `X-Forwarded-For`, which the server in front has settled; null when nobody says.
 * Of an IPv6 address the first half, since every household has more addresses than we could remember.
 */
export function callerOf(request: Request): string | null {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || null;
  if (address === null || !address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = Math.max(0, 8 - groups.length - tail.split(':').filter((group) => group !== '').length);
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...tail.split(':')].slice(0, 4).join(':');
}

/**
 * The same, but null for this machine itself: where a proxy in front is not announced (`TRUST_PROXY`), all visitors look like it,
 * and one limit for everybody would close the shop.
 */
export function distantCallerOf(request: Request): string | null {
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
  return THIS_MACHINE.test(address) ? null : callerOf(request);
}
