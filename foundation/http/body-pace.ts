import type { IncomingMessage, ServerResponse } from 'node:http';

export type Pace = {
  /** How long a slow connection may stall; a small body may take all of it. */
  graceMs: number;
  bytesPerSecond: number;
  /** The longest time for a body at any speed. */
  limitMs: number;
};

const CHECKS_PER_GRACE = 8;

/**
 * Closes the connection if the body arrives more slowly than `pace`, so that a few clients that trickle bytes can't hold all
 * connections. A body that waits because we aren't reading it doesn't count as slow.
 */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, pace: Pace): void {
  const { socket } = request;
  const startedAt = performance.now();
  const startedBytes = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const elapsedMs = performance.now() - startedAt;
    const wanted = ((elapsedMs - pace.graceMs) / 1000) * pace.bytesPerSecond;
    const isUnread = request.readableLength >= request.readableHighWaterMark;
    const isSlow = !isUnread && socket.bytesRead - startedBytes < wanted;
    if (isSlow || elapsedMs > pace.limitMs) socket.destroy();
  }, pace.graceMs / CHECKS_PER_GRACE);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}

/** Whether a request brings a body at all. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const MINUTE_MS = 60_000;
/** A poor connection on board is four times as fast. */
const SLOWEST = { graceMs: 20_000, bytesPerSecond: 8 * 1024 };

/**
 * The limits for a request to the backend. Uploads to the content lake, up to 200 MB, may take half an hour; everything else is
 * small.
 */
export function paceOf(path: string): Pace {
  const isUpload = /^\/lake\/v[^/]+\/assets\//.test(path);
  return { ...SLOWEST, limitMs: (isUpload ? 30 : 3) * MINUTE_MS };
}
