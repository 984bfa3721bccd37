import type { Log } from './log.ts';
import { currentRequestId } from '#foundation/http/request-id.ts';

const LEVELS = { debug: 20, info: 30, warn: 40, error: 50, silent: 100 } as const;
type Level = Exclude<keyof typeof LEVELS, 'silent'>;

/**
 * One JSON line per event on standard output, with the id of the request that it belongs to. Needs nothing but `console`, so that
 * it runs on the edge as in Node; what stands in a line is the caller's to keep free of anything personal.
 * @param level the least that is written; an unknown word counts as `info`
 */
export function createJsonLog(options: {
  part: string;
  level: string | undefined;
  now?: () => Date;
  write?: (line: string) => void;
}): Log {
  const { part, now = () => new Date(), write = toConsole } = options;
  const least = Object.entries(LEVELS).find(([name]) => name === options.level)?.[1] ?? LEVELS.info;
  const at = (level: Level) => (fields: object, message: string) => {
    if (LEVELS[level] < least) return;
    const requestId = currentRequestId();
    const line = { level, time: now().toISOString(), part, ...(requestId && { requestId }), ...fields };
    write(JSON.stringify({ ...line, msg: message }));
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function toConsole(line: string): void {
  console.log(line); // oxlint-disable-line no-console -- the only way to standard output that Node and the edge share
}
