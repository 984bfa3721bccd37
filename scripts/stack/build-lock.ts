import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcess } from '#foundation/processes.ts';

const POLL_MS = 250;

export type BuildLock = {
  /** Adds a process that also writes to the folder: the lock holds until it has ended, too, even if this process is killed. */
  share(pid: number): void;
  release(): void;
};

/**
 * Waits until no other process builds, then locks. The lock of a killed process is taken over.
 * @param onWait called once with the id of another process that is building
 */
export async function lockBuilds(path: string, onWait: (pid: number) => void): Promise<BuildLock> {
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  let isReported = false;
  for (;;) {
    writeFileSync(part, String(process.pid));
    if (take(part, path)) break;
    const holders = holdersOf(path);
    const alive = holders.find((pid) => isProcess(pid));
    if (alive === undefined) {
      removeStale(path, holders);
      continue;
    }
    if (!isReported) onWait(alive);
    isReported = true;
    await wait(POLL_MS);
  }
  return {
    share(pid) {
      writeFileSync(part, `${process.pid} ${pid}`);
      renameSync(part, path);
    },
    release: () => rmSync(path, { force: true }),
  };
}

/** A hard link appears together with its content, so that no process reads an empty lock. */
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

/** Two processes may find the same stale lock; the slower one must not remove the lock that the faster one has taken by then. */
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
