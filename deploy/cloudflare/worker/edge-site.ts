import { REQUEST_ID_HEADER } from '#foundation/http/request-id.ts';
import { addressHeaderNames, securityHeaders } from '#lib/security/headers.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER } from '#foundation/http/edge-visitor.ts';
import { forOrigin, fromOrigin, withoutStudio } from './origin.ts';
import { READY_PATH, readiness } from './readiness.ts';
import { securePage } from './secure-page.ts';

type Ask = (request: Request) => Promise<Response>;

/** Set by Cloudflare, which removes the header from visitors' requests. */
const VISITOR = 'cf-connecting-ip';
/** Headers for caches and the framework, not for browsers. */
const NOT_FOR_BROWSERS = ['cache-tag', 'x-next-cache-tags', 'x-opennext'];

/**
 * Wraps the site at the edge, as the site's server does on Node: settles the visitor's address, fetches pictures and the Studio
 * from the Node host, and adds content security policies and security headers.
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
    for (const name of [...NOT_FOR_BROWSERS, ...addressHeaderNames]) headers.delete(name);
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
