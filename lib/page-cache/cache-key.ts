import { localeCookie } from '#foundation/text/locales.ts';
import { negotiate } from '#lib/i18n/negotiate.ts';
import { chosenLanguage } from '#lib/i18n/shared-cache-language.ts';
import { chosenView } from '#lib/routes/chosen-view.ts';
import { SETTINGS_COOKIE } from '#lib/settings/settings.ts';
import { addressKind, marketingNames } from '#lib/routes/page-addresses.ts';

/** Which cached response a request is for. */
export type CacheKey = {
  /** The key in the cache. Callers can't invent unlimited keys: query parameters that no page uses are left out. */
  key: string;
  /**
   * The same, with the `_rsc` parameter that Next compares with its headers: only identical requests wait for the same rendering.
   */
  exact: string;
  /** Next's path of the page that it is, or that it belongs to. */
  page: string;
  /** True for a request by Next's router, not by a browser that opens the page. */
  isRouter: boolean;
  /** True for a part of a page that the router prefetches; such responses don't contain their tags. */
  isPart: boolean;
  /** True if the response depends on cookies and languages. */
  isByLanguage: boolean;
};

/** As Node has it: the path with its query, and headers in lower case. */
type RequestHead = {
  method?: string | undefined;
  url?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
};

const MARKETING = new RegExp(`^(?:${marketingNames})$`);
const PART = 'next-router-segment-prefetch';
/** The only value that Next accepts. */
const ROUTER_SAYS = '1';
/** A hash of the other headers, for caches that ignore `Vary`. */
const BUSTING = '_rsc';
/** Longer than any header that the router sends on our pages. */
const LONGEST_HEADER = 2_048;
/** What Next's responses vary by, besides the address (`Vary`). */
const ROUTER = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'];
/** Draft preview. */
const PREVIEW = '__prerender_bypass';
/** Next's internal regeneration, server actions, and requests with a body. The responses to these can't be shared. */
const UNCACHEABLE = [
  'x-prerender-revalidate',
  'next-action',
  'content-type',
  'content-length',
  'transfer-encoding',
];

/** The page that a request is for. */
type Visit = {
  /** As requested, without the query. */
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  /** Next's path, with the language in front. */
  page: string;
  isRouter: boolean;
  isByLanguage: boolean;
};

/**
 * Which page a request is for, if the response can depend on nothing but its address and what Next's router names. The language is
 * decided by the same functions as in the middleware. Null for everything that only Next can answer: redirects, drafts and forms.
 */
export function visitOf({ method, url = '/', headers }: RequestHead): Visit | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const isRouter = headers.rsc === ROUTER_SAYS;
  if (ROUTER.some((name) => (one(headers[name]) ?? '').length > LONGEST_HEADER)) return null;
  // Without the first, Next currently ignores the others.
  const refused = isRouter ? UNCACHEABLE : [...UNCACHEABLE, ...ROUTER];
  if (refused.some((name) => headers[name] !== undefined)) return null;
  const cookies = one(headers.cookie) ?? '';
  if (cookies.includes(PREVIEW)) return null;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const cookie = languageOf(cookies);
  if (addressKind(path) === 'other' || cookie === null) return null;
  const decision = negotiate({
    path,
    cookie,
    acceptLanguage: one(headers['accept-language']),
    userAgent: one(headers['user-agent']),
    fetchSite: one(headers['sec-fetch-site']),
  });
  if (decision.kind === 'redirect') return null;
  const page = decision.kind === 'serve' ? decision.path : path;
  const search = at < 0 ? '' : url.slice(at);
  return { path, search, page, isRouter, isByLanguage: decision.kind === 'serve' };
}

/** Null for what {@link visitOf} refuses, and for queries that a page may use. */
export function cacheKeyFor(request: RequestHead): CacheKey | null {
  const visit = visitOf(request);
  if (visit === null) return null;
  const { path, search, page, isRouter, isByLanguage } = visit;
  const { headers } = request;
  const query = new URLSearchParams(search);
  if (chosenView(path, query, (one(headers.cookie) ?? '').includes(`${SETTINGS_COOKIE}=`)) !== null)
    return null;
  const state = stateOf(query, search, isRouter);
  if (state === null) return null;
  const kinds = isRouter ? ['rsc', ...ROUTER].map((name) => one(headers[name]) ?? '') : [];
  const key = [page, ...kinds].join('\n');
  return { key, exact: `${key}\n${state}`, page, isRouter, isPart: isPart({ headers }), isByLanguage };
}

/**
 * Removes headers that only look like those of Next's router: Next ignores them, but the response would be cached as an ordinary
 * page.
 */
export function dropJunkHeaders({ headers }: RequestHead): void {
  if (headers.rsc === undefined || headers.rsc === ROUTER_SAYS) return;
  for (const name of ['rsc', ...ROUTER]) delete headers[name];
}

/** Whether a request is for a page, cacheable or not. */
export function isForPage({ method, url = '/' }: RequestHead): boolean {
  return (method === 'GET' || method === 'HEAD') && addressKind(url.split('?', 1)[0] ?? '/') !== 'other';
}

/** Whether Next's router is prefetching a part of a page. */
export function isPart({ headers }: Pick<RequestHead, 'headers'>): boolean {
  return headers.rsc === ROUTER_SAYS && headers[PART] !== undefined;
}

/** The parameters that Next's router adds to the query. Null if there is any other that a page may use. */
function stateOf(query: URLSearchParams, search: string, isRouter: boolean): string | null {
  if (search === '') return isRouter ? null : '';
  const names = [...query.keys()];
  if (isRouter) return names.length === 1 && names[0] === BUSTING ? search : null;
  return names.every((name) => name === BUSTING || MARKETING.test(name)) ? '' : null;
}

/** The language in the cookie, undefined without one. Null if only Next's own cookie parser can tell. */
function languageOf(cookies: string): string | undefined | null {
  const found = cookies.split(localeCookie).length - 1;
  if (found === 0) return undefined;
  return found === 1 ? (chosenLanguage(cookies) ?? null) : null;
}

function one(header: string | string[] | undefined): string | null {
  return header === undefined ? null : String(header);
}
