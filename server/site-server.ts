import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { refuseMalformed } from '#foundation/http/malformed-request.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { settleForwardedFor } from '#foundation/http/forwarded-for.ts';
import { createBackendReach } from './backend-reach.ts';
import { builtSite } from './built-site.ts';
import { withCopyNotice } from './copy-notice.ts';
import { keepOneLocation } from './one-location.ts';
import { createOperation } from './operation.ts';
import { createTunnels } from './pass-upgrade.ts';
import type { Handle } from './pages/page-policy.ts';
import { refuseBody } from './limits.ts';
import { refuseForm } from './refuse-form.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { createSiteLog } from './site-log.ts';

/** Longer than the minute after which usual proxies give up an idle connection, so that they never write into a closed one. */
const KEEP_ALIVE_MS = 65_000;
/** Time to send the request headers (guards against slowloris). */
const HEADERS_MS = 15_000;
/** An upload of 200 MB over a slow line takes longer than Node's five minutes. */
const REQUEST_MS = 30 * 60_000;
/** For what Next still does after its last answer; in development it may be in the middle of compiling. */
const NEXT_END_MS = 2_000;

export type SiteServer = {
  /** Is not ready any more, answers for the time of notice, then ends so that nobody loses an answer; see foundation/http/drain.ts. */
  close(): Promise<void>;
};

/**
 * Serves the site as `next start` and `next dev` do, and besides passes WebSockets below `/lake/` on to the backend: route
 * handlers never see them. All other upgrades are Next's own, which uses them for reloading in development.
 */
export async function startSiteServer(options: {
  mode: 'start' | 'dev';
  port: number;
  backendUrl: string;
  /** Proxies in front of this server; only what they say of a visitor's address is believed. */
  trustProxy: number;
  /** As visitors reach the site. */
  siteUrl?: string | undefined;
  /** Of the worker at the edge, which fetches pictures here and vouches for its visitors. */
  edgeSecret?: string | undefined;
  /** Whether pages are answered from memory; see .env.example. */
  pageCache: boolean;
  /** How long it goes on answering after it stopped being ready. */
  noticeMs: number;
  /** With which figures are shown; without one they are not. */
  metricsToken: string | undefined;
  logLevel: string;
  /** DATA_DIR */
  dataFolder: string;
  /** Of the build. */
  distDir: string;
}): Promise<SiteServer> {
  const { mode, port } = options;
  const security = readSecuritySettings(process.env);
  const tunnels = createTunnels(options.backendUrl);
  // Next listens for upgrades on the server that it is given. It gets one that never opens a port, so that an upgrade
  // has one owner: those of the lake never reach it, and its own are handed to it below.
  const upgradesOfNext = createServer();
  const app = next({ dev: mode === 'dev', port, dir: '.', httpServer: upgradesOfNext, turbopack: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const backend = createBackendReach(options.backendUrl);
  // What it says of a copy must be known before the first page is kept.
  await backend.isReady();
  const answer: Handle = withCopyNotice(
    (request, response) =>
      handle(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.statusCode = 500;
        response.end();
      }),
    backend.isCopy,
  );
  // In development the terminal is for people, who hear of what went wrong only.
  const { log, close: closeLog } = createSiteLog(mode === 'dev' ? 'warn' : options.logLevel);
  const site =
    mode === 'dev'
      ? { handle: answer, close: () => {} }
      : await builtSite({
          ...options,
          next: answer,
          settings: security,
          countPage: (kind) => operation.countPage(kind),
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
    // The built site has no WebSockets of its own, and Next would leave the caller waiting.
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
