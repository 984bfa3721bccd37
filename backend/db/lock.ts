import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcess } from '#foundation/processes.ts';
import { DatabaseError } from './database-error.ts';

/**
 * Locks the folder for this process by creating `lock` in it with our process id. PGlite has no lock of its own, and two
 * processes on one folder destroy it. A lock left behind by a process that no longer runs (kill -9) is taken over.
 * @returns a function that releases the lock.
 * @throws DatabaseError that names the process holding the folder, or if it can't be written.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) {
        throw new DatabaseError(
          `The data folder ${folder} cannot be written: ${error instanceof Error ? error.message : error}`,
        );
      }
      const holder = Number(await readFile(path, 'utf8').catch(() => ''));
      if (holder > 0 && holder !== process.pid && isProcess(holder)) {
        throw new DatabaseError(
          `The data folder ${folder} is in use by process ${holder}. Stop it, or choose another folder with DATA_DIR.`,
        );
      }
      await rm(path, { force: true });
    }
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
