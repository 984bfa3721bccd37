import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcess } from '#foundation/processes.ts';

const LOOK_MS = 250;

export type BuildLock = {
  /** A process that writes to the folder too: the lock is held until it has ended as well, also after a kill of this one. */
  share(pid: number): void;
  release(): void;
};

/**
 * Waits until nobody else builds, and keeps others from building. What a killed builder left is taken over.
 * @param onWait called once when somebody else builds, with the id of that process
 */
export async function lockBuilds(path: string, onWait: (pid: number) => void): Promise<BuildLock> {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  let isTold = false;
  for (;;) {
    writeFileSync(part, String(process.pid));
    if (take(part, path)) break;
    const holders = holdersOf(path);
    const alive = holders.find((pid) => isProcess(pid));
    if (alive === undefined) {
      removeStale(path, holders);
      continue;
    }
    if (!isTold) onWait(alive);
    isTold = true;
    await wait(LOOK_MS);
  }
  return {
    share(pid) {
      writeFileSync(part, `${process.pid} ${pid}`);
      renameSync(part, path);
    },
    release: () => rmSync(path, { force: true }),
  };
}

/** A link appears with its content, or not at all: nobody reads a lock that is still empty. */
function take(part: string, path: string): boolean {
  try {
    linkSync(part, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

function holdersOf(path: string): number[] {
  try {
    return readFileSync(path, 'utf8').split(' ').map(Number);
  } catch {
    return [];
  }
}

/** Two may find the same stale lock; the slower one must not remove the lock that the quicker one has taken by then. */
function removeStale(path: string, seen: readonly number[]): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (holdersOf(aside).join() === seen.join()) rmSync(aside, { force: true });
  else take(aside, path);
}
