import type { Origins } from '../origins.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const HEADERS =
  'authorization, content-type, last-event-id, traceparent, x-sanity-lineage, x-sanity-project-id';
const EXPOSED = 'traceparent, x-sanity-shard, content-length, content-disposition, retry-after';
const DAY_SECONDS = 24 * 60 * 60;

/** Images and files are public and need no identity: any page may read them. */
const PUBLIC_FILES = /^\/(images|files)\//;

/**
 * Answers preflights and lets allowed sites read the responses, errors included (without the headers a browser hides the
 * error and the Studio reports a network failure). Any other origin gets no header at all.
 */
export async function withCors(
  request: Request,
  origins: Origins,
  answer: () => Promise<Response>,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const open = PUBLIC_FILES.test(new URL(request.url).pathname);
  const allowed = origins.maySee(origin);
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  const response = isPreflight ? new Response(null, { status: allowed || open ? 204 : 403 }) : await answer();
  const headers = new Headers(response.headers);
  if (open) headers.set('access-control-allow-origin', '*');
  else headers.append('vary', 'Origin');
  if (allowed && !open) {
    headers.set('access-control-allow-origin', origin);
    if (origins.allows(origin)) headers.set('access-control-allow-credentials', 'true');
    headers.set('access-control-expose-headers', EXPOSED);
  }
  if (isPreflight && (allowed || open)) {
    headers.set('access-control-allow-methods', METHODS);
    headers.set('access-control-allow-headers', allowedHeaders(request));
    headers.set('access-control-max-age', String(DAY_SECONDS));
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Each version of the client adds `x-sanity-…` headers; they are allowed by prefix. */
function allowedHeaders(request: Request): string {
  const requested = (request.headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^x-sanity-[a-z0-9-]+$/.test(name));
  return [...new Set([...HEADERS.split(', '), ...requested])].join(', ');
}
