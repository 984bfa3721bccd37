import { REPORTS_GROUP, REPORTS_PATH } from './directives.ts';
import type { SecuritySettings } from './settings.ts';

const TWO_YEARS_SECONDS = 63_072_000;
const transportSecurity: [string, string][] = [['Strict-Transport-Security', `max-age=${TWO_YEARS_SECONDS}`]];
/** Nothing here asks for these; what plays in a frame (a film, its whole screen) is not among them. */
const UNUSED = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];
/** Pictures that others show: letters, readers of feeds, social networks. */
const FOR_EVERYBODY = /^\/(?:image|share|brand)\//;
/** The services behind the site say themselves who may read them. */
const OF_SERVICES = /^\/(?:lake|desk)\//;

/**
 * Headers of every answer of the site beside the page's own policy (`page-policy.ts`), for a path without its query. An answer
 * that names one of them itself keeps its own.
 */
export function securityHeaders(
  path: string,
  { isHttps, isTrustworthy }: SecuritySettings,
): [name: string, value: string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ...resourcePolicy(path),
    // Without `preload` and sub-domains: what else is below the operator's domain is not ours to decide.
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
  // Browsers obey the others on https and on this machine only, and complain about the first elsewhere. Pop-ups stay ours: the
  // page waits for the chat's certificate window to close.
  if (!isTrustworthy) return everywhere;
  return [
    ...everywhere,
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Reporting-Endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`],
  ];
}
