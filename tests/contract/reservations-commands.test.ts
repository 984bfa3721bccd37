import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import { callCommand } from '#tests/fixtures/command-calls.ts';
import { type CommandEnv, runCommand, startBackendProcess } from '#tests/fixtures/content-commands.ts';
import { prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { alterFeed, line, openFeed } from '#tests/fixtures/feeds.ts';

// Some commands are separate processes that open the database; on a busy machine that takes a while.
const PATIENCE = { timeout: 240_000 };

describe('D3 npm run reservations', () => {
  let folder: string;
  let env: CommandEnv;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reservations-commands-'));
    env = { DATA_DIR: join(folder, 'data'), BACKEND_PORT: String(await freePort()) };
    await prepareDataFolder(join(folder, 'data'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const path = (name: string) => join(folder, name);
  const run = (...args: string[]) => callCommand('reservations', env, args);
  const runAsProcess = (...args: string[]) => runCommand('reservations', env, args);

  it('prints its usage, and one line for a wrong call', PATIENCE, async () => {
    expect((await run()).out).toContain('import');
    expect(await run('fly')).toMatchObject({ code: 2 });
    expect(await run('import')).toMatchObject({ code: 2 });
    expect(await runAsProcess('import')).toEqual(await run('import'));
    expect((await run('import', '--help')).out).toContain('--check');
    const missing = await run('import', path('none.zip'));
    expect(missing).toMatchObject({ code: 1 });
    expect(missing.err).toContain('There is no file');
  });

  it('exports and imports the network while the program is stopped', PATIENCE, async () => {
    expect(await runAsProcess('export', path('first.zip'))).toMatchObject({ code: 0, err: '' });
    expect((await run('export', path('first.zip'))).code).toBe(1);
    const first = await readFile(path('first.zip'));
    expect(openFeed(first).get('vessels.csv')).toHaveLength(4);
    const wrong = alterFeed(first, {
      'stop_times.txt': line(7, () => 'N1-1,13:05,x,LAM-1,five,0,0,1,ticket'),
    });
    await writeFile(path('wrong.zip'), wrong);
    const refused = await run('import', path('wrong.zip'));
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('stop_times.txt:7: departure_time: “x” is not valid');
    await writeFile(
      path('renamed.zip'),
      alterFeed(first, { 'vessels.csv': (rows) => rows.replace('Aeolis', 'Argo') }),
    );
    const done = await run('import', path('renamed.zip'));
    expect([done.code, done.out.split('\n').at(-2)]).toEqual([0, 'Loaded.']);
  });

  it(
    'does the same while the program runs, and the seed at its start has left the operator’s network alone',
    PATIENCE,
    async () => {
      const backend = await startBackendProcess(env);
      try {
        expect((await run('export', path('second.zip'))).code).toBe(0);
        const ships = openFeed(await readFile(path('second.zip'))).get('vessels.csv') ?? [];
        expect(ships.map((ship) => ship.name_en)).toContain('Argo');
        const check = await run('import', path('first.zip'), '--check');
        expect(check).toMatchObject({ code: 0 });
        expect(check.out).toContain('no sailings added');
        expect(check.out).toContain('Nothing was changed.');
        const open = await fetch(`http://127.0.0.1:${env['BACKEND_PORT']}/reservations/gtfs.zip`);
        expect(openFeed(new Uint8Array(await open.arrayBuffer())).get('agency.txt')).toHaveLength(1);
      } finally {
        await backend.stop();
      }
    },
  );
});
