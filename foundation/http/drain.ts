import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const STREAMS = /^(text\/event-stream|application\/x-ndjson)/;

export type Drain = {
  /** Call it first for every request. */
  watch(response: ServerResponse): void;
  /** True from the start of the shutdown: the readiness endpoint must then answer "not ready". */
  isLeaving(): boolean;
  /**
   * Shuts the server down without losing a response. For `noticeMs` it still answers everything but isn't ready and asks callers to
   * close their connections, so that a load balancer can switch to another server. Then it accepts no new connections, ends event
   * streams (their clients reconnect elsewhere) and waits for running requests, for at most `limitMs`.
   */
  leave(): Promise<void>;
};

/** Call it before the server listens. */
export function createDrain(
  server: Server,
  options: {
    noticeMs: number;
    limitMs: number;
    /** Called when `noticeMs` is over, to end what isn't a request, such as WebSockets. */
    onClosing?: () => void;
  },
): Drain {
  const running = new Set<ServerResponse>();
  /** Open connections, with the number of pending responses on each. */
  const sockets = new Map<Socket, number>();
  let leaving = false;
  let closing = false;

  server.on('connection', (socket) => {
    sockets.set(socket, 0);
    socket.once('close', () => sockets.delete(socket));
  });

  function count(socket: Socket, change: 1 | -1): void {
    const now = sockets.get(socket);
    if (now === undefined) return;
    sockets.set(socket, now + change);
    // The operating system has the last byte by now, so the FIN follows it.
    if (closing && now + change === 0) socket.end();
  }

  return {
    watch(response) {
      const { socket } = response;
      if (leaving) response.shouldKeepAlive = false;
      running.add(response);
      if (socket) count(socket, 1);
      response.once('close', () => {
        running.delete(response);
        if (socket) count(socket, -1);
      });
    },
    isLeaving: () => leaving,
    async leave() {
      leaving = true;
      for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false;
      if (options.noticeMs > 0) await wait(options.noticeMs);
      closing = true;
      // `server.close` would also cut connections whose response is written but not yet sent.
      const closed = new Promise<void>((resolve) => {
        SocketServer.prototype.close.call(server, () => resolve());
      });
      for (const [socket, answers] of sockets) if (answers === 0) socket.end();
      options.onClosing?.();
      for (const response of running) {
        if (STREAMS.test(String(response.getHeader('content-type')))) response.end();
      }
      const cut = setTimeout(() => {
        for (const socket of sockets.keys()) socket.destroy();
      }, options.limitMs);
      await closed;
      clearTimeout(cut);
    },
  };
}
