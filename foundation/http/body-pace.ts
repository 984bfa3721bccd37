import type { IncomingMessage, ServerResponse } from 'node:http';

export type Pace = {
  /** A slow line may stand still for so long, and a small body may take it all. */
  graceMs: number;
  bytesPerSecond: number;
  /** Whatever the pace. */
  limitMs: number;
};

const LOOKS_PER_GRACE = 8;

/**
 * Hangs up on a body that comes in more slowly than that, so that a handful of senders who trickle cannot hold all connections. A body
 * that waits because nobody reads it on this side is not slow.
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
  }, pace.graceMs / LOOKS_PER_GRACE);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}

/** Whether a request brings a body at all. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const MINUTE_MS = 60_000;
/** A poor line on board carries four times as much. */
const SLOWEST = { graceMs: 20_000, bytesPerSecond: 8 * 1024 };

/** Of a request to the content lake or any other part of the backend. Files of 200 MB may take half an hour, anything else is small. */
export function paceOf(path: string): Pace {
  const isUpload = /^\/lake\/v[^/]+\/assets\//.test(path);
  return { ...SLOWEST, limitMs: (isUpload ? 30 : 3) * MINUTE_MS };
}
