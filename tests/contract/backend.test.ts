import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '#backend/db/lock.ts';
import { childProgram } from '#tests/fixtures/child-programs.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meltemi-backend-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the backend as a person would, or from one file, which takes half the time, and returns what they see. */
function start(
  env: Record<string, string>,
  program = childProgram('backend'),
): Promise<{ code: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('exit', (code) => resolve({ code, lines: text.trim().split('\n') }));
  });
}

describe('the backend exits with code 1 and one clear line', () => {
  it('when an environment variable is invalid', async () => {
    expect(await start({ BACKEND_PORT: 'x' }, 'backend/main.ts')).toEqual({
      code: 1,
      lines: ['BACKEND_PORT must be a port number'],
    });
  });

  it('when its port is in use, and writes nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = address && typeof address === 'object' ? String(address.port) : '';
    const data = join(folder, 'untouched');
    const { code, lines } = await start({ BACKEND_PORT: port, DATA_DIR: data });
    other.close();
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [`Port ${port} is in use. Stop the other program, or set BACKEND_PORT to a free port.`],
    });
    expect(await readdir(folder)).not.toContain('untouched');
  });

  it('when another process holds the data folder', async () => {
    const unlock = await lockFolder(folder);
    const { code, lines } = await start({ BACKEND_PORT: '0', DATA_DIR: folder });
    await unlock();
    expect(code).toBe(1);
    expect(lines).toEqual([
      `The data folder ${folder} is in use by process ${process.pid}. Stop it, or choose another folder with DATA_DIR.`,
    ]);
  });

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, lines } = await start({ BACKEND_PORT: '0', DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^The data folder .* cannot be written: /);
  });

  it('when PostgreSQL does not respond', async () => {
    const url = 'postgres://meltemi:secret@127.0.0.1:1/meltemi';
    const { code, lines } = await start({ BACKEND_PORT: '0', DATABASE_URL: url, DATA_DIR: folder });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^PostgreSQL at 127\.0\.0\.1:1 cannot be used: .*Check DATABASE_URL\.$/);
    expect(lines[0]).not.toContain('secret');
  });
});
