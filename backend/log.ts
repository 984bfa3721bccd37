import type { Log } from '#foundation/log/log.ts';
import { pino } from 'pino';
import { currentRequestId } from '#foundation/http/request-id.ts';

/** One JSON line per event on standard output, with its request; the same fields as the site's log. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { part: 'backend' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequestId();
      return requestId === undefined ? {} : { requestId };
    },
  });
}
