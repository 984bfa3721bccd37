import { getRequestListener } from '@hono/node-server';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isNear, settleForwardedFor } from '#lib/visitor/forwarded-for.ts';

/** The port cannot be listened on. The message is one line for the person at the terminal. */
export class ListenError extends Error {}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export type RunningServer = { close(): Promise<void> };

const DRAIN_MS = 5_000;

/** Checks the port before anything is opened or written. @throws ListenError */
export async function assertListenable(port: number, host: string): Promise<void> {
  const probe = await listen(() => new Response(), port, host);
  await probe.close();
}

/**
 * Serves `handler`, and WebSockets by `upgrade`, until `close`, which stops taking requests, lets the running ones end for five seconds and then cuts
 * what is left (event streams never end by themselves). WebSockets are their owner's to end.
 * @throws ListenError when the port is taken or not allowed.
 */
export function listen(
  handler: (request: Request) => Response | Promise<Response>,
  port: number,
  host: string,
  upgrade?: Upgrade,
): Promise<RunningServer> {
  const answer = getRequestListener(handler);
  const server = createServer((request, response) => {
    // The site's server says who its visitor is; anybody who reaches this port from further away speaks for himself.
    settleForwardedFor(request, isNear(request.socket.remoteAddress) ? 1 : 0);
    void answer(request, response);
  });
  if (upgrade) server.on('upgrade', upgrade);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${error.message})`;
      reject(
        new ListenError(
          `Port ${port} ${reason}. Stop the other program, or set BACKEND_PORT to a free port.`,
        ),
      );
    });
    server.listen(port, host, () => resolve({ close: () => close(server) }));
  });
}

function close(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((closed) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      closed();
    });
    server.closeIdleConnections();
  });
}
