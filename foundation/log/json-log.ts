import type { Log } from './log.ts';
import { currentRequestId } from '#foundation/http/request-id.ts';

const LEVELS = { debug: 20, info: 30, warn: 40, error: 50, silent: 100 } as const;
type Level = Exclude<keyof typeof LEVELS, 'silent'>;

/**
 * Writes one JSON line per event to standard output, with the id of the request that it belongs to. Uses only `console`, so that it
 * runs on the edge as well as in Node. Callers must keep personal data out of the fields.
 * @param level the lowest level that is written; an unknown one counts as `info`
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
  console.log(line); // oxlint-disable-line no-console -- the only output that Node and the edge share
}
