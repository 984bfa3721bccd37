import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SPOOL = /^backup-[0-9a-f-]{36}$/;

/**
 * Removes what a backup left in the data folder when it was killed: the tables as text, names of travellers sealed, addresses of
 * readers not. @param quietMs how long nothing may have happened to one; 0 where nobody else can be writing one
 * @returns how many were removed
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
