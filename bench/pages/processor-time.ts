import { readFileSync } from 'node:fs';

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
