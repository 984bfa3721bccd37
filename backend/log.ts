import { pino } from 'pino';
import { currentRequestId } from '#foundation/http/request-id.ts';

/** What every service logs with: fields first, then the sentence. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** One JSON line per event on standard output, with the request that it belongs to; the same members as the site's. */
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
