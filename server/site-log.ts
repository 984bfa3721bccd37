import { pino } from 'pino';
import { currentRequestId } from '#foundation/http/request-id.ts';
import type { Log } from '#foundation/log/log.ts';

const FLUSH_MS = 500;
/** A page from memory takes less time than one write to a file, so lines are written in batches. */
const PACKET_BYTES = 8 * 1024;

export type SiteLog = { log: Log; close(): void };

/**
 * The log of the site's server, besides that of the pages (`lib/log`): the same fields and the same standard output, written in
 * batches.
 */
export function createSiteLog(level: string): SiteLog {
  const destination = pino.destination({ dest: 1, sync: false, minLength: PACKET_BYTES });
  // The reader is gone (a closed pipe): the site continues without a log.
  destination.on('error', () => {});
  const log = pino(
    {
      level,
      base: { part: 'site' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination,
  );
  const timer = setInterval(() => destination.flush(), FLUSH_MS);
  timer.unref();
  return {
    log,
    close() {
      clearInterval(timer);
      destination.flushSync();
    },
  };
}
