import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { endSlowBody, hasBody, paceOf } from '#foundation/http/body-pace.ts';
import { createDrain } from '#foundation/http/drain.ts';
import { refuseMalformed } from '#foundation/http/malformed-request.ts';
import { REQUEST_ID_HEADER } from '#foundation/http/request-id.ts';
import { inOrderOfArrival } from '../db/pglite-dialect.ts';
import { inRequest, settleRequestId } from '#foundation/http/request-scope.ts';
import { isPrivateAddress, settleForwardedFor } from '#foundation/http/forwarded-for.ts';

/** The port can't be listened on. The message is one line for the person at the terminal. */
export class ListenError extends Error {}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export type RunningServer = {
  /** Stops being ready, still serves requests during the notice period, then finishes what is open (`createDrain`). */
  close(): Promise<void>;
};

export type ServerOptions = {
  port: number;
  host: string;
  upgrade?: Upgrade;
  /** The secret with which the distant edge worker may name its visitor's address. */
  edgeSecret?: string | undefined;
  /** Called with every request, for the log. */
  watch?: (request: IncomingMessage, response: ServerResponse, requestId: string) => void;
  /** How long it continues to serve after it stopped being ready. */
  noticeMs?: number;
};

/** For responses in flight; a call from the site takes 8 seconds at most, a file 20. */
const DRAIN_MS = 10_000;
/** Longer than a proxy or the site keeps an idle connection, so that nobody sends into one that is being closed. */
const KEEP_ALIVE_MS = 65_000;
/** Time to send the request headers (guards against slowloris). */
const HEADERS_MS = 15_000;
/** An upload of 200 MB to the lake, which the site streams through, takes longer than Node's five minutes. */
const REQUEST_MS = 30 * 60_000;

/** Checks the port before anything is opened or written. @throws ListenError */
export async function assertListenable(port: number, host: string): Promise<void> {
  const probe = await listen(() => new Response(), { port, host });
  await probe.close();
}

/**
 * Serves `handler`, and WebSockets through `upgrade`, until `close`. Every request gets an id, which appears in its header, its
 * response, log lines and outgoing requests. WebSockets end with the notice period.
 * @throws ListenError if the port is taken or not allowed.
 */
export function listen(
  handler: (request: Request) => Response | Promise<Response>,
  options: ServerOptions,
): Promise<RunningServer> {
  const { port, host, upgrade, watch, noticeMs = 0 } = options;
  const answer = getRequestListener(handler);
  const server = createServer((request, response) => {
    // The site's server forwards its visitor's address; any other client counts under the address of its connection.
    const near = isPrivateAddress(request.socket.remoteAddress);
    settleForwardedFor(request, near ? 1 : 0, options.edgeSecret);
    const requestId = settleRequestId(request, near);
    response.setHeader(REQUEST_ID_HEADER, requestId);
    drain.watch(response);
    if (hasBody(request)) endSlowBody(request, response, paceOf(request.url ?? '/'));
    watch?.(request, response, requestId);
    if (refuseMalformed(request, response)) return;
    void inOrderOfArrival(() => inRequest(requestId, () => answer(request, response)));
  });
  const upgraded = new Set<Duplex>();
  const drain = createDrain(server, {
    noticeMs,
    limitMs: DRAIN_MS,
    onClosing: () => {
      for (const socket of upgraded) socket.destroy();
    },
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  if (upgrade)
    server.on('upgrade', (request, socket, head) => {
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket));
      upgrade(request, socket, head);
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${error.message})`;
      reject(
        new ListenError(
          `Port ${port} ${reason}. Stop the other program, or set BACKEND_PORT to a free port.`,
        ),
      );
    });
    server.listen(port, host, () => resolve({ close: drain.leave }));
  });
}
