import { pino } from 'pino';

/** What every service logs with: fields first, then the sentence. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>;

/** One JSON line per event on standard output. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
