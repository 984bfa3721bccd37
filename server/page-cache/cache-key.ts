import type { IncomingMessage } from 'node:http';
import { localeCookie } from '#foundation/text/locales.ts';
import { negotiate } from '#lib/i18n/negotiate.ts';
import { chosenLanguage } from '#lib/i18n/shared-cache-language.ts';
import { chosenView } from '#lib/routes/chosen-view.ts';
import { addressKind, marketingNames } from '#lib/routes/page-addresses.ts';

/** Which of the kept answers a request is for. */
export type CacheKey = {
  /** Under which it is kept. Nothing in it can be made up without end: whatever a query says that no page looks at is left out. */
  key: string;
  /** The same with what Next compares with its own headers (`_rsc`): who waits together asks for exactly the same. */
  exact: string;
  /** Path of the page that it is or belongs to, as Next knows it. */
  page: string;
  /** For Next's router, not for a browser that opens the page. */
  isRouter: boolean;
  /** Of a page for the router that fetches ahead; such answers do not say their tags. */
  isPart: boolean;
  /** The address has other answers for other cookies and languages. */
  isByLanguage: boolean;
};

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const MARKETING = new RegExp(`^(?:${marketingNames})$`);
const PART = 'next-router-segment-prefetch';
/** Next obeys this value only. */
const ROUTER_SAYS = '1';
/** A hash of the other headers, for caches that do not know them. */
const BUSTING = '_rsc';
/** Longer than what any page of ours makes the router send. */
const LONGEST_HEADER = 2_048;
/** What Next's answers differ by, besides the address (`Vary`). */
const ROUTER = ['next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'];
/** Draft preview. */
const PREVIEW = '__prerender_bypass';
/** Next asking itself to make a page anew; an action of a form; a body. Its answers to these are no pages for everybody. */
const ERRANDS = [
  'x-prerender-revalidate',
  'next-action',
  'content-type',
  'content-length',
  'transfer-encoding',
];

/**
 * The language is decided by the very functions that the middleware calls. Null for everything that only Next can answer:
 * redirects, drafts, forms, and queries that a page might look at.
 */
export function cacheKeyFor({ method, url = '/', headers }: RequestHead): CacheKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const isRouter = headers.rsc === ROUTER_SAYS;
  if (ROUTER.some((name) => (one(headers[name]) ?? '').length > LONGEST_HEADER)) return null;
  // Without the first, Next does not look at the others today.
  const refused = isRouter ? ERRANDS : [...ERRANDS, ...ROUTER];
  if (refused.some((name) => headers[name] !== undefined)) return null;
  const cookies = headers.cookie ?? '';
  if (cookies.includes(PREVIEW)) return null;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (addressKind(path) === 'other') return null;
  const state = stateOf(path, at < 0 ? '' : url.slice(at), isRouter);
  const cookie = languageOf(cookies);
  if (state === null || cookie === null) return null;

  const decision = negotiate({
    path,
    cookie,
    acceptLanguage: headers['accept-language'] ?? null,
    userAgent: headers['user-agent'] ?? null,
    fetchSite: one(headers['sec-fetch-site']),
  });
  if (decision.kind === 'redirect') return null;
  const shown = decision.kind === 'serve' ? decision.path : path;
  const kinds = isRouter ? ['rsc', ...ROUTER].map((name) => one(headers[name]) ?? '') : [];
  const key = [shown, ...kinds].join('\n');
  return {
    key,
    exact: `${key}\n${state}`,
    page: shown,
    isRouter,
    isPart: isPart({ headers }),
    isByLanguage: decision.kind === 'serve',
  };
}

/**
 * Takes away what only looks like Next's router: Next ignores it, but the answer would be kept as if it were an ordinary page's.
 */
export function dropJunkHeaders({ headers }: RequestHead): void {
  if (headers.rsc === undefined || headers.rsc === ROUTER_SAYS) return;
  for (const name of ['rsc', ...ROUTER]) delete headers[name];
}

/** Whether a request is for a page, kept or not: what only Next can answer may still be a page that it makes. */
export function isForPage({ method, url = '/' }: RequestHead): boolean {
  return (method === 'GET' || method === 'HEAD') && addressKind(url.split('?', 1)[0] ?? '/') !== 'other';
}

/** Whether Next's router fetches a part of a page ahead. */
export function isPart({ headers }: Pick<RequestHead, 'headers'>): boolean {
  return headers.rsc === ROUTER_SAYS && headers[PART] !== undefined;
}

/** What Next's router says of itself in the query. Null when there is anything else that a page might look at. */
function stateOf(path: string, search: string, isRouter: boolean): string | null {
  if (search === '') return isRouter ? null : '';
  const query = new URLSearchParams(search);
  if (chosenView(path, query) !== null) return null;
  const names = [...query.keys()];
  if (isRouter) return names.length === 1 && names[0] === BUSTING ? search : null;
  return names.every((name) => name === BUSTING || MARKETING.test(name)) ? '' : null;
}

/** The language in a cookie, undefined without one. Null when only Next's own reading of cookies can tell. */
function languageOf(cookies: string): string | undefined | null {
  const found = cookies.split(localeCookie).length - 1;
  if (found === 0) return undefined;
  return found === 1 ? (chosenLanguage(cookies) ?? null) : null;
}

function one(header: string | string[] | undefined): string | null {
  return header === undefined ? null : String(header);
}
