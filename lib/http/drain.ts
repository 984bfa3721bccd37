import type { Server, ServerResponse } from 'node:http';
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
  let leaving = false;
  let closing = false;

  /** A connection that has just become idle would otherwise stay open for the whole keep-alive time. */
  const closeIdle = () => setImmediate(() => server.closeIdleConnections());

  return {
    watch(response) {
      if (leaving) response.shouldKeepAlive = false;
      running.add(response);
      response.once('close', () => {
        running.delete(response);
        if (closing) closeIdle();
      });
    },
    isLeaving: () => leaving,
    async leave() {
      leaving = true;
      for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false;
      if (options.noticeMs > 0) await wait(options.noticeMs);
      closing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      options.onClosing?.();
      for (const response of running) {
        if (STREAMS.test(String(response.getHeader('content-type')))) response.end();
      }
      const cut = setTimeout(() => server.closeAllConnections(), options.limitMs);
      await closed;
      clearTimeout(cut);
    },
  };
}
