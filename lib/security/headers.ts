import { REPORTS_GROUP, REPORTS_PATH } from './directives.ts';
import type { SecuritySettings } from './settings.ts';

type Header = [name: string, value: string];
/** Where browsers apply a header: everywhere, over https, or over https and on localhost. */
type Where = 'everywhere' | 'https' | 'trustworthy';
type Row = {
  /** Paths without a query, in the form that a regular expression and Next's `source` read alike. */
  paths: string;
  where?: Where;
  headers: readonly Header[];
  /** Next's `headers()` replaces a header of a route handler; where handlers have their own, it must not set one. */
  chosenByRoutes?: true;
};

const TWO_YEARS_SECONDS = 63_072_000;
/** Features that no page uses. Those that embedded players need (such as full screen) aren't listed. */
const UNUSED = ['camera', 'microphone', 'payment', 'usb'];
/** Pictures that others embed: emails, feed readers, social networks. */
const FOR_EVERYBODY = 'image/|share/|brand/';
/** The services behind the site decide themselves who may read them. */
const OF_SERVICES = 'lake/|desk/';
const BUILT = '_next/static/';
const REFERRER: readonly Header[] = [['Referrer-Policy', 'strict-origin-when-cross-origin']];

/** Headers of every response beside a page's own policy (page-policy.ts). The single source for all platforms. */
const ROWS: readonly Row[] = [
  { paths: '/(.*)', headers: [['X-Content-Type-Options', 'nosniff']] },
  { paths: `/((?:${FOR_EVERYBODY}).*)`, headers: [['Cross-Origin-Resource-Policy', 'cross-origin']] },
  {
    paths: `/((?!${FOR_EVERYBODY}|${OF_SERVICES}).*)`,
    headers: [['Cross-Origin-Resource-Policy', 'same-origin']],
  },
  {
    // Without `preload` and sub-domains: other hosts below the operator's domain aren't ours to decide about.
    paths: '/(.*)',
    where: 'https',
    headers: [['Strict-Transport-Security', `max-age=${TWO_YEARS_SECONDS}`]],
  },
  { paths: `/((?!${BUILT}|api/|${OF_SERVICES}).*)`, headers: REFERRER },
  { paths: `/((?:api/|${OF_SERVICES}).*)`, headers: REFERRER, chosenByRoutes: true },
  {
    paths: `/((?!${BUILT}).*)`,
    headers: [['Permissions-Policy', UNUSED.map((feature) => `${feature}=()`).join(', ')]],
  },
  {
    // Elsewhere browsers warn about the first. Pop-ups keep their opener: the page waits for the chat's certificate window to close.
    paths: `/((?!${BUILT}).*)`,
    where: 'trustworthy',
    headers: [
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
      ['Reporting-Endpoints', `${REPORTS_GROUP}="${REPORTS_PATH}"`],
    ],
  },
];

const rows = ROWS.map((row) => ({ ...row, matches: new RegExp(`^${row.paths}$`) }));

/** The names of all headers of {@link securityHeaders}, in lower case. */
export const securityHeaderNames: readonly string[] = [
  ...new Set(ROWS.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()))),
];

/** Those that depend on how visitors reach the site. Route handlers never set them. */
export const addressHeaderNames: readonly string[] = ROWS.flatMap(({ where, headers }) =>
  where === undefined ? [] : headers.map(([name]) => name),
);

/**
 * Headers of a response by the site's server and the worker, for a path without its query. A header that the response
 * already has is kept.
 */
export function securityHeaders(path: string, { isHttps, isTrustworthy }: SecuritySettings): Header[] {
  const applies = { everywhere: true, https: isHttps, trustworthy: isTrustworthy };
  return rows.flatMap(({ matches, where = 'everywhere', headers }) =>
    applies[where] && matches.test(path) ? headers : [],
  );
}

type Condition = { type: 'header'; key: string; value: string } | { type: 'host'; value: string };
type Rule = {
  source: string;
  has?: Condition[];
  missing?: { type: 'query'; key: string }[];
  headers: { key: string; value: string }[];
};

/** What the platform in front says about the visitor's connection; browsers ignore HSTS that came over http. */
const OVER_HTTPS: Condition = { type: 'header', key: 'x-forwarded-proto', value: 'https.*' };
const ON_LOCALHOST: Condition = { type: 'host', value: '(?:localhost|127\\.0\\.0\\.1)' };
const CONDITIONS: Record<Where, Condition[]> = {
  everywhere: [],
  https: [OVER_HTTPS],
  trustworthy: [OVER_HTTPS, ON_LOCALHOST],
};
/** Links from emails, which next.config.ts rewrites to route handlers with headers of their own. */
const LINK_TOKENS = ['access', 'token'].map((key) => ({ type: 'query' as const, key }));

/**
 * The same headers as `headers()` of next.config.ts, for platforms where nothing of ours runs around Next. The build doesn't know
 * the address that visitors use, so conditions on the request decide.
 */
export function headerRules(): Rule[] {
  return ROWS.filter(({ chosenByRoutes }) => !chosenByRoutes).flatMap(({ paths, where, headers }) => {
    const rule: Rule = { source: paths, headers: headers.map(([key, value]) => ({ key, value })) };
    if (headers === REFERRER) rule.missing = LINK_TOKENS;
    return where === undefined
      ? [rule]
      : CONDITIONS[where].map((condition) => ({ ...rule, has: [condition] }));
  });
}
