import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { refuseMalformed } from '#foundation/http/malformed-request.ts';
import { GUARD } from '#lib/security/guarded.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { settleForwardedFor } from '#foundation/http/forwarded-for.ts';
import { createBackendReach } from './backend-reach.ts';
import { createContentReach } from './content-reach.ts';
import { builtSite } from './built-site.ts';
import { withCopyNotice } from './copy-notice.ts';
import { withFailureWords } from './failure-words.ts';
import { keepOneLocation } from './one-location.ts';
import { createOperation } from './operation.ts';
import { createTunnels } from './pass-upgrade.ts';
import type { Handle } from './pages/page-policy.ts';
import { refuseBody } from './limits.ts';
import { refuseForm } from './refuse-form.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { createSiteLog } from './site-log.ts';

/** Longer than the minute after which common proxies close an idle connection, so that they never write to a closed one. */
const KEEP_ALIVE_MS = 65_000;
/** Time to send the request headers (guards against slowloris). */
const HEADERS_MS = 15_000;
/** An upload of 200 MB over a slow connection takes longer than Node's default of five minutes. */
const REQUEST_MS = 30 * 60_000;
/** For Next's work after its last response; in development it may still be compiling. */
const NEXT_END_MS = 2_000;

export type SiteServer = {
  /** Shuts down without losing a response; see foundation/http/drain.ts. */
  close(): Promise<void>;
};

/**
 * Serves the site as `next start` and `next dev` do, and also forwards WebSockets below `/lake/` to the backend, since route
 * handlers never see them. All other upgrades belong to Next, which uses them for hot reloading in development.
 */
export async function startSiteServer(options: {
  mode: 'start' | 'dev';
  port: number;
  backendUrl: string;
  /** The number of trusted proxies in front of this server, from which it takes the visitor's address. */
  trustProxy: number;
  /** The address at which visitors reach the site. */
  siteUrl?: string | undefined;
  /** The secret of the worker at the edge, which fetches images here and sends its visitors' addresses. */
  edgeSecret?: string | undefined;
  /** Whether pages are answered from memory; see .env.example. */
  pageCache: boolean;
  /** How long it keeps answering after it stopped being ready. */
  noticeMs: number;
  /** The token for metrics; without one there are none. */
  metricsToken: string | undefined;
  logLevel: string;
  /** DATA_DIR */
  dataFolder: string;
  /** The hosted project that has the content; none with the embedded content lake. */
  hosted?: { project: string; dataset: string; token: string | undefined } | undefined;
  /** The folder of the build. */
  distDir: string;
}): Promise<SiteServer> {
  const { mode, port } = options;
  // Read by next.config.ts, the middleware and the cache handler.
  process.env[GUARD] = 'server';
  const security = readSecuritySettings(process.env);
  const tunnels = createTunnels(options.backendUrl);
  // Next listens for upgrades on the server it is given. It gets one that never opens a port, so that each upgrade has one owner:
  // those of the lake never reach Next, and its own are passed to it below.
  const upgradesOfNext = createServer();
  const app = next({ dev: mode === 'dev', port, dir: '.', httpServer: upgradesOfNext, turbopack: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const backend = createBackendReach(options.backendUrl);
  // Whether the data is a copy must be known before the first page is cached.
  await backend.isReady();
  const answer: Handle = withCopyNotice(
    withFailureWords((request, response) =>
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      }),
    ),
    backend.isCopy,
  );
  // In development the terminal shows only problems.
  const { log, close: closeLog } = createSiteLog(mode === 'dev' ? 'warn' : options.logLevel);
  const site =
    mode === 'dev'
      ? { handle: answer, close: () => {} }
      : await builtSite({
          ...options,
          next: answer,
          settings: security,
          countPage: (kind) => operation.countPage(kind),
          countWhole: (reason) => operation.countWhole(reason),
        });

  const server = createServer((request, response) => {
    operation.around(request, response, () => {
      settleForwardedFor(request, options.trustProxy, options.edgeSecret);
      keepOneLocation(response);
      addSecurityHeaders(request, response, security);
      if (refuseMalformed(request, response)) return;
      if (refuseForm(request, response) || refuseBody(request, response)) return;
      void site.handle(request, response);
    });
  });
  const upgraded = new Set<Duplex>();
  const operation = createOperation(server, {
    ...options,
    backend,
    ...(options.hosted && {
      content: createContentReach({ ...options.hosted, log, now: Date.now }),
    }),
    log,
    onClosing: () => {
      for (const socket of upgraded) socket.destroy();
    },
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    settleForwardedFor(request, options.trustProxy, options.edgeSecret);
    if (request.url?.startsWith('/lake/')) return tunnels.pass(request, socket, head);
    // The built site has no other WebSockets, and Next would leave the client waiting.
    const taken = mode === 'dev' && upgradesOfNext.emit('upgrade', request, socket, head);
    if (!taken) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await listen(server, port);

  return {
    async close() {
      await operation.leave();
      site.close();
      await Promise.race([app.close(), wait(NEXT_END_MS)]);
      closeLog();
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
}
