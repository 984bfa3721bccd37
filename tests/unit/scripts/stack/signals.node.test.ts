import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const PROGRAM = '../tests/fixtures/slow-to-end';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signals-'));
});
/** Processes that a broken version would leave behind. */
const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts a command and waits until the program behind it runs. */
async function start(command: string, args: string[], cwd = '.') {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, SKIP_INSTALL: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/pid \d+/);
  started.push(Number(/pid (\d+)/.exec(said)?.[1]));
  return { child, ended, said: () => said };
}

// SIGTERM to `npm start` ended only npm: backend and site kept running until systemd killed them.
describe('a signal to stop reaches the program and waits for its end', { timeout: 40_000 }, () => {
  it('from systemd, which runs it directly', async () => {
    const unit = await readFile('deploy/systemd/meltemi.service', 'utf8');
    const [, line = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
    const [node = '', ...args] = line.split(' ');
    expect([node, args.at(-1), /^KillMode=(.*)$/m.exec(unit)?.[1]]).toEqual([
      '/usr/bin/node',
      'start',
      'mixed',
    ]);
    const { child, ended, said } = await start(process.execPath, [...args.slice(0, -1), PROGRAM]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said()).toMatch(/stopping\nstopped\n$/);
  });

  it('from npm, which doesn’t forward it', async () => {
    const scripts = { start: `node ${process.cwd()}/scripts/bootstrap.mjs ${PROGRAM}` };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'x', scripts }));
    const { child, said } = await start('npm', ['start'], folder);
    child.kill('SIGTERM');
    await expect.poll(said, { timeout: 10_000 }).toMatch(/stopping\nstopped\n$/);
  });

  it('also when the parent process is killed', async () => {
    const { child, said } = await start(process.execPath, ['scripts/bootstrap.mjs', PROGRAM]);
    child.kill('SIGKILL');
    await expect.poll(said, { timeout: 10_000 }).toMatch(/stopping\nstopped\n$/);
  });
});
