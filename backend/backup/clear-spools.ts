import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SPOOL = /^backup-[0-9a-f-]{36}$/;

/**
 * Deletes what a killed backup left in the data folder: the tables as text, in which travellers' names are encrypted but
 * subscribers' addresses are not. @param quietMs minimum time since the last change; 0 if nobody else can be writing one
 * @returns how many were deleted
 */
export async function clearSpools(folder: string, options: { quietMs: number; now: Date }): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => SPOOL.test(name));
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    if (options.now.getTime() - (await lastChange(path)) < options.quietMs) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function lastChange(path: string): Promise<number> {
  const files = (await readdir(path).catch(() => [])).map((name) => join(path, name));
  const times = await Promise.all(
    [path, ...files].map((one) =>
      stat(one).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}
