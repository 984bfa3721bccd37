import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockBuilds } from '#scripts/stack/build-lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
  path = join(folder, 'new.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const silent = () => undefined;

/** A process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

// Two concurrent builds wrote to the same folder, and each served a mixture.
describe('the build lock', () => {
  it('makes the second builder wait, tells it which process builds, and passes on when the first is done', async () => {
    const first = await lockBuilds(path, silent);
    const pids: number[] = [];
    const waiting = lockBuilds(path, (pid) => {
      pids.push(pid);
      first.release();
    });
    const second = await waiting;
    expect(pids).toEqual([process.pid]);
    second.release();
    expect(existsSync(path)).toBe(false);
  });

  it('is taken over from a killed build, but not while its compiler is still writing', async () => {
    const compiler = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    writeFileSync(path, `${await endedPid()} ${compiler.pid}`);
    const pids: number[] = [];
    const lock = await lockBuilds(path, (pid) => {
      pids.push(pid);
      compiler.kill('SIGKILL');
    });
    expect(pids).toEqual([compiler.pid]);
    lock.share(1);
    expect(readFileSync(path, 'utf8')).toBe(`${process.pid} 1`);
    lock.release();
  });

  it('goes to only one of several processes that find it stale at the same moment', async () => {
    writeFileSync(path, String(await endedPid()));
    let holding = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 3 }, async () => {
        const lock = await lockBuilds(path, silent);
        holding += 1;
        most = Math.max(most, holding);
        await new Promise((resolve) => setImmediate(resolve));
        holding -= 1;
        lock.release();
      }),
    );
    expect(most).toBe(1);
  });
});
