import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the origin that a browser names is not the host that it asked. Programs name none. Next makes the same comparison before
 * it runs an action; an origin that hides itself (`null`) is another one.
 */
export function isOtherOrigin({ origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false;
  const asked = String(forwarded ?? '')
    .split(',')[0]
    ?.trim();
  return !URL.canParse(origin) || new URL(origin).host !== (asked || host);
}
