import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#foundation/log/log.ts';
import type { HandledRequest } from '#foundation/metrics/metrics.ts';

const STREAMS = /^(text\/event-stream|application\/x-ndjson)/;
/** Called every few seconds by probes; logged only at debug level. */
const PROBES = /^\/(?:api\/)?(?:health|ready|metrics)$/;

/**
 * Logs and measures each request when its response ends, under the pattern of its address, never the address itself. A response
 * that the caller didn't wait for is marked `cut`; event streams aren't measured, since they stay open for hours.
 */
export function createRequestWatch(options: {
  log: Pick<Log, 'debug' | 'info' | 'warn'>;
  routeOf: (url: string) => string;
  answered?: ((request: HandledRequest) => void) | undefined;
}): (request: IncomingMessage, response: ServerResponse, requestId: string) => void {
  const { log, routeOf, answered } = options;
  return (request, response, requestId) => {
    const started = performance.now();
    const method = request.method ?? 'GET';
    const route = routeOf(request.url ?? '/');
    response.once('close', () => {
      const ms = performance.now() - started;
      const status = response.statusCode;
      const isStream = STREAMS.test(String(response.getHeader('content-type')));
      const isCut = !response.writableFinished;
      if (!isStream) answered?.({ method, route, status, seconds: ms / 1000 });
      const level = PROBES.test(route) ? 'debug' : status >= 500 ? 'warn' : 'info';
      const marks = { ...(isStream && { stream: true }), ...(isCut && { cut: true }) };
      log[level]({ requestId, method, route, status, ms: Math.round(ms), ...marks }, 'answered');
    });
  };
}
