import { REPORTS_GROUP, REPORTS_PATH } from './directives.ts';
import type { SecuritySettings } from './settings.ts';

const TWO_YEARS_SECONDS = 63_072_000;
const transportSecurity: [string, string][] = [['Strict-Transport-Security', `max-age=${TWO_YEARS_SECONDS}`]];
/** Features that no page uses. Those that embedded players need (such as full screen) aren't listed. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];
/** Pictures that others embed: emails, feed readers, social networks. */
const FOR_EVERYBODY = /^\/(?:image|share|brand)\//;
/** The services behind the site decide themselves who may read them. */
const OF_SERVICES = /^\/(?:lake|desk)\//;

/**
 * Headers of every response of the site beside the page's own policy (`page-policy.ts`), for a path without its query.
 * A header that the response already has is kept.
 */
export function securityHeaders(
  path: string,
  { isHttps, isTrustworthy }: SecuritySettings,
): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ...resourcePolicy(path),
    // Without `preload` and sub-domains: other hosts below the operator's domain aren't ours to decide about.
    ...(isHttps ? transportSecurity : []),
    ...(path.startsWith('/_next/static/') ? [] : ofDocuments(isTrustworthy)),
  ];
}

function resourcePolicy(path: string): [string, string][] {
  if (OF_SERVICES.test(path)) return [];
  return [['Cross-Origin-Resource-Policy', FOR_EVERYBODY.test(path) ? 'cross-origin' : 'same-origin']];
}

function ofDocuments(isTrustworthy: boolean): [string, string][] {
  const everywhere: [string, string][] = [
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')],
  ];
  // Browsers apply the others only on https and on localhost, and elsewhere warn about the first. Pop-ups keep their
  // opener: the page waits for the chat's certificate window to close.
  if (!isTrustworthy) return everywhere;
  return [
    ...everywhere,
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Reporting-Endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`],
  ];
}
