import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Of Linux on all machines that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that these processes have used, with all of their threads. */
export function processorSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ', 2)[1]?.split(' ') ?? [];
    // utime and stime; the fields before are the id, the name and the state.
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

const LOOK_SECONDS = 5;
const REST_SHARE = 0.05;

/**
 * Resolves once these processes together use less than a twentieth of a core: after its start a site makes the pictures of its pages
 * for over a minute, and servers that wait for their turn would slow the one that is measured.
 * @throws Error after `mostSeconds`
 */
export async function untilRest(pids: readonly number[], mostSeconds = 900): Promise<void> {
  for (let waited = 0; waited < mostSeconds; waited += LOOK_SECONDS) {
    const before = processorSeconds(pids);
    await wait(LOOK_SECONDS * 1000);
    if (processorSeconds(pids) - before < LOOK_SECONDS * REST_SHARE) return;
  }
  throw new Error(`The servers aren't at rest after ${mostSeconds} s`);
}

/** The processes that run this script below another process. */
export function findChildren(parent: number, script: string): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  return children
    .filter((pid) => pid !== '')
    .map(Number)
    .flatMap((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script) ? [pid] : findChildren(pid, script),
    );
}
