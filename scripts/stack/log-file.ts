import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Opens a log for appending, so that `logrotate` with `copytruncate` may truncate it at any time. */
export function openLog(folder: string, name: string): number {
  try {
    mkdirSync(folder, { recursive: true });
    return openSync(join(folder, name), 'a');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The data folder is not writable: ${reason}. Choose another one with DATA_DIR.`, {
      cause: error,
    });
  }
}
