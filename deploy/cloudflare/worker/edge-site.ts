import { REQUEST_ID_HEADER } from '#foundation/http/request-id.ts';
import { addressHeaderNames, securityHeaders } from '#lib/security/headers.ts';
import { readFlightAddress } from '#lib/late-start/late-page.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER } from '#foundation/http/edge-visitor.ts';
import type { KeptPages } from './kept-pages.ts';
import { forOrigin, fromOrigin, toStudio } from './origin.ts';
import { LEASE_MS } from './purges.ts';
import { isOrigin, READY_PATH, readiness, withoutOrigin } from './readiness.ts';
import { securePage } from './secure-page.ts';

type Ask = (request: Request) => Promise<Response>;
/** Of one request: the site behind, and work that goes on after the response. */
export type EdgeContext = { site: Ask; inBackground: (work: Promise<unknown>) => void };

/** Set by Cloudflare, which removes the header from visitors' requests. */
const VISITOR = 'cf-connecting-ip';
/** Headers for caches and the framework, not for browsers. */
const NOT_FOR_BROWSERS = ['cache-tag', 'x-next-cache-tags', 'x-opennext'];
/** Where a publish arrives. */
const PUBLISH = '/api/revalidate';
/** Longer than any isolate relies on the purges that it has read. */
const SEEN_EVERYWHERE_MS = LEASE_MS + 100;

/**
 * Wraps the site at the edge, as the site's server does on Node: sends kept pages, settles the visitor's address, fetches pictures
 * and the Studio from the Node host, and adds content security policies and security headers.
 */
export function createEdgeSite(options: {
  env: Readonly<Record<string, string | undefined>>;
  pages: Pick<KeptPages, 'answer' | 'answerFlight'>;
  fetch: Ask;
  newId: () => string;
  wait: (ms: number) => Promise<void>;
}): (request: Request, context: EdgeContext) => Promise<Response> {
  const { env, pages } = options;
  const settings = readSecuritySettings(env);
  const origin = env.SITE_ORIGIN ?? '';
  if (!isOrigin(origin)) return () => Promise.resolve(withoutOrigin());

  return async (given, context) => {
    const path = new URL(given.url).pathname;
    const requestId = options.newId();
    const kept = await keptAnswer(given, path, context);
    if (kept !== null) {
      kept.headers.set(REQUEST_ID_HEADER, requestId);
      return kept;
    }
    const answer = await answerOf(settled(given, requestId), path, context.site);
    const headers = new Headers(answer.headers);
    for (const name of [...NOT_FOR_BROWSERS, ...addressHeaderNames]) headers.delete(name);
    for (const [name, value] of securityHeaders(path, settings)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set(REQUEST_ID_HEADER, requestId);
    const { status, statusText } = answer;
    return new Response(answer.body, { status, statusText, headers });
  };

  function keptAnswer(given: Request, path: string, { site, inBackground }: EdgeContext) {
    const flight = readFlightAddress(path);
    if (flight !== null) return pages.answerFlight(flight, given);
    // Next finds its own copy stale, too, and has the queue render it again. The host is where the queue requests it.
    const refresh = async () => {
      const headers = { host: given.headers.get('host') ?? new URL(given.url).host };
      return (await site(settled(new Request(given.url, { headers }), options.newId()))).arrayBuffer();
    };
    return pages.answer(given, { inBackground, refresh });
  }

  async function answerOf(request: Request, path: string, site: Ask): Promise<Response> {
    if (path === READY_PATH)
      return readiness({ backendUrl: env.BACKEND_URL, secret: env.EDGE_SECRET, fetch: options.fetch });
    switch (forOrigin(path)) {
      case 'studio':
        return toStudio(request, origin);
      case 'picture':
        return fromOrigin(request, origin, options.fetch);
      case null:
    }
    const answer = await securePage({ request, path, settings, site });
    if (path === PUBLISH && answer.ok) await options.wait(SEEN_EVERYWHERE_MS);
    return answer;
  }
}

/** Takes the visitor's address only from Cloudflare's header. */
function settled(request: Request, requestId: string): Request {
  const headers = new Headers(request.headers);
  // Only we set these (foundation/http/with-visitor.ts).
  for (const name of [EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER]) headers.delete(name);
  const visitor = headers.get(VISITOR);
  if (visitor === null) headers.delete('x-forwarded-for');
  else headers.set('x-forwarded-for', visitor);
  headers.set(REQUEST_ID_HEADER, requestId);
  return new Request(request, { headers });
}
