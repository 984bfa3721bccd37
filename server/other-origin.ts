import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser's `Origin` differs from the requested host. Programs don't send one. Next makes the same comparison before it
 * runs an action; the opaque origin `null` counts as another one.
 */
export function isOtherOrigin({ origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false;
  const forwardedHost = String(forwarded ?? '')
    .split(',')[0]
    ?.trim();
  return !URL.canParse(origin) || new URL(origin).host !== (forwardedHost || host);
}
