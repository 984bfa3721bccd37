import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const STREAMS = /^(text\/event-stream|application\/x-ndjson)/;

export type Drain = {
  /** Call it first for every request. */
  watch(response: ServerResponse): void;
  /** From the first moment of the end on: say so to whoever asks for readiness. */
  isLeaving(): boolean;
  /**
   * Ends the server so that nobody loses an answer. For `noticeMs` it still answers everything, is not ready, and asks callers to
   * close their connections: time for a load balancer to look elsewhere. Then it takes no new connections, ends event streams
   * (they never end by themselves; their readers come back elsewhere) and waits for what is running, `limitMs` at most.
   */
  leave(): Promise<void>;
};

/** Call it before the server listens. */
export function createDrain(
  server: Server,
  options: {
    noticeMs: number;
    limitMs: number;
    /** The time of notice is over: end what is not a request any more, such as WebSockets. */
    onClosing?: () => void;
  },
): Drain {
  const running = new Set<ServerResponse>();
  /** Connections, with the number of answers that are on their way on each. */
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
    // By now the last byte is with the operating system, so that the end comes after it.
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
      // The server's own `close` also cuts connections whose answer was written but has not left yet.
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
