import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import { callCommand } from '#tests/fixtures/command-calls.ts';
import { type CommandEnv, runCommand, startBackendProcess } from '#tests/fixtures/content-commands.ts';
import { loadTinyNetwork, prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { message } from '#tests/fixtures/desk-world.ts';

// Some commands are separate processes that open the database, which takes long on a busy machine.
const TIMEOUT = { timeout: 240_000 };

describe('B1 npm run desk', () => {
  let folder: string;
  let env: CommandEnv;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desk-commands-'));
    env = { DATA_DIR: join(folder, 'data'), BACKEND_PORT: String(await freePort()) };
    await prepareDataFolder(join(folder, 'data'));
    await loadTinyNetwork(env);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = (...args: string[]) => callCommand('desk', env, args);
  const runAsProcess = (...args: string[]) => runCommand('desk', env, args);

  it('exports and erases a person while the program runs, with a dry run first', TIMEOUT, async () => {
    const backend = await startBackendProcess(env);
    try {
      for (const email of [message.email, 'other@example.gr'])
        await fetch(`http://127.0.0.1:${env.BACKEND_PORT}/desk/messages`, {
          method: 'POST',
          headers: { 'idempotency-key': `a-key-for-${email.replaceAll(/\W/g, '-')}` },
          body: JSON.stringify({ ...message, email }),
        });
      const given = await runAsProcess('export', message.email);
      expect(given).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(given.out).data.received).toHaveLength(1);
      const dryRun = await run('erase', message.email.toUpperCase());
      expect(dryRun.out).toMatch(/would be erased\s+letter\s+2\s+message\s+1\s+Nothing has been erased yet/);
      expect(dryRun.out).not.toContain('Μαρία');
      const done = await run('erase', message.email, '--yes');
      expect(done.out).toMatch(/^erased\s+letter\s+2\s+message\s+1\s*$/);
    } finally {
      await backend.stop();
    }
  });

  it('does the same while the program is stopped, and shows the retention periods', TIMEOUT, async () => {
    expect((await runAsProcess('erase', 'other@example.gr', '--yes')).out).toContain('message');
    expect((await run('erase', 'other@example.gr')).out).toContain('Nothing is stored about this person');
    expect((await run('retention')).out).toMatch(/application\s+183/);
    expect(await run('erase')).toMatchObject({ code: 2 });
    expect(await run('erase', 'nobody')).toMatchObject({ code: 2 });
    expect((await run()).out).toContain('retention');
  });
});
