import type { ChildProcess } from 'node:child_process';

export type Stoppable = { stop(): Promise<void> };

/** Registers a child as soon as it exists, so that a signal during a long start leaves no process behind. */
export type RegisterChild = (child: Stoppable) => void;

/** Asks the process to exit and resolves when it has. */
export function endOf(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended();
    child.once('exit', () => ended());
    child.kill('SIGTERM');
  });
}
