import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { keepRunning } from '#scripts/stack/keep-running.ts';

const program = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' });

// When the site's process died, everything stopped.
describe('a process that is kept running', () => {
  it('is restarted when it ends by itself, but not when it is stopped', async () => {
    let starts = 0;
    const kept = keepRunning({
      start: () => {
        starts += 1;
        return program('setInterval(() => {}, 1000)');
      },
      onRestart: () => {},
      onGone: () => expect.unreachable(),
      pauseMs: 1,
    });
    const first = kept.current();
    first.kill('SIGKILL');
    await expect.poll(() => kept.current().pid).not.toBe(first.pid);
    await kept.stop();
    expect([kept.current().signalCode, starts]).toEqual(['SIGTERM', 2]);
  });

  it('is replaced at once on request, as often as wanted, and only later deaths count', async () => {
    const restarts: number[] = [];
    const kept = keepRunning({
      start: () => program('setInterval(() => {}, 1000)'),
      onRestart: () => restarts.push(1),
      onGone: () => expect.unreachable(),
      pauseMs: 60_000,
    });
    for (let time = 0; time < 7; time += 1) {
      const before = kept.current().pid;
      kept.restart();
      await expect.poll(() => kept.current().pid).not.toBe(before);
    }
    expect(restarts).toEqual([]);
    await kept.stop();
  });

  it('is given up when it dies again and again', async () => {
    let starts = 0;
    const gone = new Promise<void>((resolve) => {
      keepRunning({
        start: () => {
          starts += 1;
          return program('process.exit(1)');
        },
        onRestart: () => {},
        onGone: resolve,
        pauseMs: 1,
      });
    });
    await gone;
    expect(starts).toBe(6);
  });

  it('isn’t restarted if it ends before it is up, and afterwards without a pause', async () => {
    const starts: number[] = [];
    const watch = (isUp: boolean) =>
      new Promise<void>((resolve) => {
        keepRunning({
          start: () => {
            starts.push(1);
            return program('process.exit(1)');
          },
          isUp: () => isUp,
          onRestart: () => {},
          onGone: resolve,
          pauseMs: 0,
        });
      });
    await watch(false);
    expect(starts).toHaveLength(1);
    await watch(true);
    expect(starts).toHaveLength(7);
  });
});
