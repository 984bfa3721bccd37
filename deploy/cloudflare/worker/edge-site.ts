import { REQUEST_ID_HEADER } from '#foundation/http/request-id.ts';
import { securityHeaders } from '#lib/security/headers.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER } from '#foundation/http/edge-visitor.ts';
import { forOrigin, fromOrigin, withoutStudio } from './origin.ts';
import { READY_PATH, readiness } from './readiness.ts';
import { securePage } from './secure-page.ts';

type Ask = (request: Request) => Promise<Response>;

/** Set by Cloudflare; what a visitor sends under this name never arrives. */
const VISITOR = 'cf-connecting-ip';
/** For caches and for the framework; browsers have no use for them. */
const NOT_FOR_BROWSERS = ['cache-tag', 'x-next-cache-tags', 'x-opennext'];

/**
 * What stands around the site at the edge, as the site's server does on Node: who asks is settled, pictures and the Studio come
 * from the Node host, pages get their policy and everything its security headers.
 */
export function createEdgeSite(options: {
  site: Ask;
  env: Readonly<Record<string, string | undefined>>;
  fetch: Ask;
  newId: () => string;
}): Ask {
  const { site, env } = options;
  const settings = readSecuritySettings(env);
  const origin = env.SITE_ORIGIN || null;

  return async (given) => {
    const path = new URL(given.url).pathname;
    const requestId = options.newId();
    const request = settled(given, requestId);
    const answer = await answerOf(request, path);
    const headers = new Headers(answer.headers);
    for (const name of NOT_FOR_BROWSERS) headers.delete(name);
    for (const [name, value] of securityHeaders(path, settings)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set(REQUEST_ID_HEADER, requestId);
    const { status, statusText } = answer;
    return new Response(answer.body, { status, statusText, headers });
  };

  function answerOf(request: Request, path: string): Promise<Response> | Response {
    if (path === READY_PATH)
      return readiness({
        backendUrl: env.BACKEND_URL,
        origin,
        secret: env.EDGE_SECRET,
        fetch: options.fetch,
      });
    switch (forOrigin(path)) {
      case 'studio':
        return withoutStudio(request, origin);
      case 'picture':
        return fromOrigin(request, origin, options.fetch);
      case null:
        return securePage({ request, path, settings, site });
    }
  }
}

/** Only what Cloudflare says of a visitor's address is believed. */
function settled(request: Request, requestId: string): Request {
  const headers = new Headers(request.headers);
  // Ours alone (vouch.ts).
  for (const name of [EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER]) headers.delete(name);
  const visitor = headers.get(VISITOR);
  if (visitor === null) headers.delete('x-forwarded-for');
  else headers.set('x-forwarded-for', visitor);
  headers.set(REQUEST_ID_HEADER, requestId);
  return new Request(request, { headers });
}
