import { problemResponse } from '#foundation/http/problem.ts';
import { EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER } from '#foundation/http/edge-visitor.ts';
import { REQUEST_ID_HEADER } from '#foundation/http/request-id.ts';
import { visitorOf } from '#lib/visitor.server.ts';

const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const STREAMS = /^(text\/event-stream|application\/x-ndjson)/;

/** How long a read request waits for a backend that is restarting, and how often it retries. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 250;

/** The services that browsers reach through the site. The names are the first part of the address. */
export type Service = 'lake' | 'desk';
const NAMES: Record<Service, string> = { lake: 'content lake', desk: 'desk' };

/**
 * Forwards a request below `/lake/` or `/desk/` to the backend and returns its response. Both are streamed: an upload
 * is never held in memory, a listener gets each event when it is sent, and a browser that disconnects aborts the
 * backend request too. Read requests wait while the backend restarts, because an open Studio gives up on its desk after
 * a few failed reads. Returns a problem document with status 502 when the backend cannot be reached.
 */
export async function forwardToBackend(
  service: Service,
  request: Request,
  options: {
    backendUrl: string;
    log: { error(fields: object, message: string): void };
    patienceMs?: number;
  },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = new URL(pathname + search, options.backendUrl);
  try {
    const answer = await reach(request, target, options.patienceMs ?? PATIENCE_MS);
    return new Response(hasNoBody(answer.status) ? null : answer.body, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answerHeaders(answer.headers),
    });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    options.log.error({ path: pathname, error: String(error) }, `the ${NAMES[service]} does not answer`);
    return unreachable(service, request.headers);
  }
}

async function reach(request: Request, target: URL, patienceMs: number): Promise<Response> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await fetch(target, {
        method: request.method,
        headers: requestHeaders(request.headers),
        redirect: 'manual',
        cache: 'no-store',
        signal: request.signal,
        ...(request.body === null ? {} : { body: request.body, duplex: 'half' }),
      });
    } catch (error) {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (!reads || request.signal.aborted || Date.now() >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function requestHeaders(received: Headers): Headers {
  const headers = withoutHopByHop(received);
  // The address determines the host, and a stream has no known length. `fetch` would decompress a compressed response.
  for (const name of ['host', 'content-length', EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER])
    headers.delete(name);
  const visitor = visitorOf(received);
  if (visitor === null) headers.delete('x-forwarded-for');
  else headers.set('x-forwarded-for', visitor);
  headers.set('accept-encoding', 'identity');
  return headers;
}

function answerHeaders(received: Headers): Headers {
  const headers = withoutHopByHop(received);
  // The server that responds to the visitor sets the request id; with the backend's as well, the header would hold two.
  headers.delete(REQUEST_ID_HEADER);
  if (STREAMS.test(headers.get('content-type') ?? '')) {
    // Keeps this server and proxies in front of it from buffering events to compress them.
    headers.set('cache-control', 'no-cache, no-transform');
    headers.set('x-accel-buffering', 'no');
  }
  return headers;
}

function withoutHopByHop(received: Headers): Headers {
  const headers = new Headers(received);
  const named = (received.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...named]) if (/^[\w-]+$/.test(name)) headers.delete(name);
  return headers;
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

function unreachable(service: Service, headers: Headers): Response {
  return problemResponse(
    {
      title: 'Bad Gateway',
      status: 502,
      code: `${service}-unreachable`,
      detail: `The ${NAMES[service]} does not answer. Try again in a moment.`,
    },
    headers,
    { 'Retry-After': '2' },
  );
}
