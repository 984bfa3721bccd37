import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createDrain } from '#foundation/http/drain.ts';
import { REQUEST_ID_HEADER } from '#foundation/http/request-id.ts';
import { carryRequestIds, inRequest, settleRequestId } from '#foundation/http/request-scope.ts';
import { siteRoute } from './site-routes.ts';
import { createRequestWatch } from '#foundation/http/watch-requests.ts';
import type { Log } from '#foundation/log/log.ts';
import { createMetrics } from '#foundation/metrics/metrics.ts';
import { isPrivateAddress } from '#foundation/http/forwarded-for.ts';
import { createProxyNotice } from './proxy-notice.ts';
import type { BackendReach } from './backend-reach.ts';
import type { ContentState } from './content-reach.ts';

/** For pending responses; the slowest call to the backend may take 20 seconds, a page takes 8. */
const DRAIN_MS = 10_000;
const LISTENERS = 24;

/** How a page was answered: from memory, from memory while it is regenerated, or rendered. */
export type PageAnswer = 'hit' | 'stale' | 'miss';

export type Operation = {
  /**
   * Wraps every request, which gets an id, a log line and a metric. Answers `/api/ready` and `/api/metrics` itself and passes
   * everything else to `handle`.
   */
  around(request: IncomingMessage, response: ServerResponse, handle: () => void): void;
  countPage(answer: PageAnswer): void;
  /** Counts a page that couldn't be split into document and flight data. */
  countWhole(reason: string): void;
  /** Shuts the server down without losing a response: see `createDrain`. */
  leave(): Promise<void>;
};

/**
 * Readiness, metrics and shutdown of the site's server. A process isn't ready while it stops, or while its backend doesn't answer,
 * since it can't sell anything then, nor while the hosted project that has the content doesn't. A load balancer over several
 * processes should use `?of=process`, which ignores both: they share them, so all processes would be taken out of service at once,
 * and pages from memory are better than none.
 */
export function createOperation(
  server: Server,
  options: {
    backendUrl: string;
    backend: BackendReach;
    /** How the hosted project answers, if the content is in one. */
    content?: () => Promise<ContentState>;
    trustProxy: number;
    /** The address at which visitors reach the site. */
    siteUrl?: string | undefined;
    metricsToken: string | undefined;
    noticeMs: number;
    log: Log;
    onClosing?: () => void;
  },
): Operation {
  const { backendUrl, backend: reach, trustProxy, metricsToken, log, noticeMs, onClosing } = options;
  const drain = createDrain(server, { noticeMs, limitMs: DRAIN_MS, ...(onClosing && { onClosing }) });
  const proxyNotice = createProxyNotice({ trustProxy, siteUrl: options.siteUrl, log });
  const metrics =
    metricsToken === undefined
      ? null
      : createMetrics({
          part: 'site',
          token: metricsToken,
          onError: (error) => log.warn({ error: String(error) }, 'metrics could not be read'),
        });
  const pages = metrics?.counter('meltemi_pages_total', 'Pages by how the page cache answered.', 'answer');
  const whole = metrics?.counter(
    'meltemi_pages_whole_total',
    'Pages sent with scripts and flight data in them, by reason: this version of Next writes them in an unknown way.',
    'reason',
  );
  metrics?.gauge('meltemi_backend_ready', 'Whether the backend says that it is ready.', null, async () => ({
    '': Number(await reach.isReady()),
  }));
  metrics?.gauge('meltemi_copy', 'Whether this is a copy for testing, in quarantine.', null, () => ({
    '': Number(reach.isCopy()),
  }));
  metrics?.gauge(
    'meltemi_proxy_unannounced',
    'Whether a proxy stands in front that TRUST_PROXY does not name.',
    null,
    () => ({
      '': Number(proxyNotice.warning() !== null),
    }),
  );
  const watch = createRequestWatch({ log, routeOf: siteRoute, answered: metrics?.answered });
  const stopCarrying = carryRequestIds(backendUrl);

  async function ready(response: ServerResponse, ofProcess: boolean): Promise<void> {
    const [isBackendReady, content] = await Promise.all([reach.isReady(), options.content?.()]);
    const backend = isBackendReady ? 'ready' : 'away';
    const status = drain.isLeaving() ? 'stopping' : ofProcess ? 'ready' : problemOf(backend, content);
    const body = JSON.stringify({
      status,
      backend,
      ...(content && { content }),
      ...(reach.isCopy() && { copy: true }),
      ...(proxyNotice.warning() && { warning: proxyNotice.warning() }),
    });
    response.writeHead(status === 'ready' ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    response.end(body);
  }

  async function figures(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = (await metrics?.page(request.headers.authorization)) ?? {
      status: 404,
      headers: {},
      body: '',
    };
    response.writeHead(page.status, page.headers).end(page.body);
  }

  return {
    around(request, response, handle) {
      const requestId = settleRequestId(
        request,
        trustProxy > 0 || isPrivateAddress(request.socket.remoteAddress),
      );
      sendRequestId(response, requestId);
      // Next alone adds eight listeners for the end of a response; Node warns of a leak at eleven.
      response.setMaxListeners(LISTENERS);
      drain.watch(response);
      proxyNotice.look(request);
      watch(request, response, requestId);
      const [path, search] = (request.url ?? '/').split('?', 2);
      inRequest(requestId, () => {
        if (path === '/api/ready') void ready(response, search === 'of=process');
        else if (path === '/api/metrics') void figures(request, response);
        else handle();
      });
    },
    countPage: (answer) => pages?.(answer),
    countWhole: (reason) => whole?.(reason),
    async leave() {
      await drain.leave();
      stopCarrying();
    },
  };
}

/**
 * Adds the id when the head is written. Set before, it would cost every page from memory a fifth of its time: Node passes a list of
 * headers on as it is only if none was set.
 */
function sendRequestId(response: ServerResponse, requestId: string): void {
  const writeHead = response.writeHead.bind(response);
  const head = (status: number, ...given: unknown[]) => {
    const list = given.at(-1);
    if (Array.isArray(list)) return writeHead(status, [...list, REQUEST_ID_HEADER, requestId]);
    response.setHeader(REQUEST_ID_HEADER, requestId);
    return Reflect.apply(writeHead, response, [status, ...given]);
  };
  response.writeHead = head;
}

function problemOf(backend: 'ready' | 'away', content: ContentState | undefined): string {
  if (backend === 'away') return 'backend away';
  return content === undefined || content === 'ready' ? 'ready' : `content ${content}`;
}
