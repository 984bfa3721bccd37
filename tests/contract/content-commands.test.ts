import { createClient } from '@sanity/client';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import { callCommand } from '#tests/fixtures/command-calls.ts';
import {
  type CommandEnv,
  runCommand,
  runContent,
  startBackendProcess,
} from '#tests/fixtures/content-commands.ts';
import { loadTinyNetwork, prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { quarters } from '#tests/fixtures/test-pictures.ts';

// Some commands are separate processes that open the whole lake, which takes long on a busy machine.
const TIMEOUT = { timeout: 240_000 };

/**
 * Folders and files in a folder, at any depth, that other users of the machine could read. The embedded database sets its own
 * file modes, but the folder around them is private.
 */
async function openToOthers(folder: string): Promise<string[]> {
  const inside = await readdir(folder, { recursive: true });
  const open = await Promise.all(
    ['.', ...inside].map(async (name) => {
      // Temporary files come and go meanwhile.
      const mode = await stat(join(folder, name)).then(
        (found) => found.mode,
        () => 0,
      );
      return mode & 0o077 && !name.startsWith('database/') ? [name] : [];
    }),
  );
  return open.flat();
}

onEachDatabase('the commands of the content lake', (database) => {
  let folder: string;
  let env: CommandEnv;
  let elsewhere: CommandEnv;
  const open: OpenDatabase[] = [];

  async function place(name: string): Promise<CommandEnv> {
    const opened = database.kind === 'postgres' ? await database.open('no table') : undefined;
    if (opened) open.push(opened);
    return {
      DATA_DIR: join(folder, name),
      BACKEND_PORT: String(await freePort()),
      ...(opened?.url && { DATABASE_URL: opened.url }),
    };
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-commands-'));
    env = await place('first');
    // On PostgreSQL the first command creates the tables. Creating an embedded database takes several times as long.
    if (database.kind === 'pglite') await prepareDataFolder(env['DATA_DIR'] ?? '');
    elsewhere = await place('second');
  });
  afterAll(async () => {
    for (const { close } of open) await close();
    await rm(folder, { recursive: true, force: true });
  });

  const clientOf = (place: CommandEnv, token: string) =>
    createClient({
      projectId: 'meltemi',
      dataset: 'production',
      apiHost: `http://127.0.0.1:${place['BACKEND_PORT']}/lake`,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      token,
    });

  const restored = async (args: string[]) => {
    const { code, out, err } = await runContent(elsewhere, args);
    expect([code, code === 0 ? '' : err]).toEqual([0, '']);
    return out;
  };

  const picture = quarters(40, 20).png().toBuffer();
  const tricky = 'a\u2028\u2029\u0001b "quoted" \\N \\ back\tslash\nline – Πάτμος';
  let archive: string;
  let token: string;
  let acknowledged: string[];
  let asset: { _id: string; url: string };

  it('report a mistake in one line, with a distinct exit code', TIMEOUT, async () => {
    const wrong: [args: string[], code: number, err: string][] = [
      [['fly'], 2, 'There is no command "fly".'],
      [['user', 'fly'], 2, '"fly" is not known.'],
      [['token', 'make'], 2, 'Expected: <name>'],
      [['audit', '--nothing'], 2, "Unknown option '--nothing'"],
      [['gc', '--keep-history-days', 'x'], 2, 'number'],
      [['restore', 'nothing.tar.gz'], 1, 'There is no file'],
      [['import', 'nothing.tar.gz'], 1, 'There is no file'],
    ];
    for (const [args, code, err] of wrong) {
      const result = await callCommand('content', env, args);
      expect([args, result.code, result.err]).toEqual([args, code, expect.stringContaining(err)]);
    }
    expect(await callCommand('content', env, ['backup', '--help'])).toMatchObject({ code: 0, err: '' });
    const inProcess = await runCommand('content', env, ['token', 'make']);
    expect(inProcess).toEqual(await callCommand('content', env, ['token', 'make']));
  });

  it(
    'create an account while the backend is stopped, reading the password from standard input',
    TIMEOUT,
    async () => {
      const add = ['user', 'add', 'Maria@meltemi.example', '--name', 'Μαρία', '--role', 'administrator'];
      const added = await runCommand('content', env, add, 'a long password\n');
      expect(added).toMatchObject({ code: 0, out: 'Added Maria@meltemi.example as administrator.\n' });
    },
  );

  describe('while the backend runs', () => {
    let backend: { stop(): Promise<void> };
    beforeAll(async () => {
      await loadTinyNetwork(env);
      backend = await startBackendProcess(env);
    }, TIMEOUT.timeout);
    afterAll(() => backend.stop(), TIMEOUT.timeout);

    it('manage people and tokens', TIMEOUT, async () => {
      expect(await done(env, ['user', 'list'])).toMatch(/maria@meltemi\.example +Μαρία +administrator/);
      const refused = async (args: string[], sentence: string) =>
        expect(await callCommand('content', env, args)).toMatchObject({
          code: 1,
          err: expect.stringContaining(sentence),
        });
      await refused(['user', 'remove', 'maria@meltemi.example'], 'only administrator');
      await refused(['user', 'role', 'nobody@meltemi.example', 'editor'], 'There is no account for nobody@');
      await refused(['token', 'revoke', 'nothing'], 'There is no token "nothing".');
      expect(await done(env, ['user', 'invite', 'new@meltemi.example', '--role', 'viewer'])).toMatch(
        /^http:\/\/localhost:3000\/lake\/v1\/auth\/login\/invitation\?code=inv_\S+\n$/,
      );
      token = (await done(env, ['token', 'make', 'writer', '--scopes', 'write'])).trim();
      await done(env, ['token', 'make', 'ci', '--scopes', 'export', '--days', '30']);
      expect(await done(env, ['token', 'revoke', 'ci'])).toBe('Revoked "ci".\n');
      expect(await done(env, ['token', 'list'])).not.toMatch(/ci +export/);
    });

    it('back up everything while people write', TIMEOUT, async () => {
      archive = join(folder, 'backup.tar.gz');
      const client = clientOf(env, token);
      asset = await client.assets.upload('image', await picture, { filename: 'λιμάνι.png' });
      await client.create({ _id: 'tricky', _type: 'page', text: tricky, empty: null, list: [] });
      const desk = await fetch(`http://127.0.0.1:${env['BACKEND_PORT']}/desk/newsletter`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'reader@example.com', locale: 'el' }),
      });
      expect(desk.ok).toBe(true);

      const stop = new AbortController();
      const written: string[] = [];
      const writers = Array.from({ length: 3 }, async (_, writer) => {
        for (let count = 0; !stop.signal.aborted; count += 1) {
          const _id = `w${writer}-${count}`;
          await client.create({ _id, _type: 'page', text: `${writer} ${count}` });
          await client.patch(_id).set({ changed: true }).commit();
          written.push(_id);
        }
      });
      await expect.poll(() => written.length, { timeout: 60_000 }).toBeGreaterThan(15);
      acknowledged = [...written];
      expect(await done(env, ['backup', archive])).toContain(archive);
      const during = written.length - acknowledged.length;
      stop.abort();
      await Promise.all(writers);
      expect(during).toBeGreaterThan(0);
      expect((await stat(archive)).mode & 0o077).toBe(0);
      // Every file but the secrets could be read by any user of the machine: the database, images of drafts, logs.
      expect(await openToOthers(env['DATA_DIR'] ?? '')).toEqual([]);
      // The tables' text is deleted once the last byte has been sent.
      const spools = async () =>
        (await readdir(env['DATA_DIR'] ?? '')).filter((name) => name.startsWith('backup-'));
      await expect.poll(spools, { timeout: 30_000 }).toEqual([]);
      expect(await callCommand('content', env, ['backup', archive])).toMatchObject({
        code: 1,
        err: expect.stringContaining('exists'),
      });
    });

    it('import a dataset with its images, and do so again', TIMEOUT, async () => {
      const file = join(folder, 'running.tar.gz');
      expect(await done(env, ['export', file])).toMatch(/\(\d+ documents, 1 files\)/);
      expect(await done(env, ['import', file, '--dataset', 'copy'])).toContain('imported into copy');
      expect((await callCommand('content', env, ['import', file, '--dataset', 'copy'])).code).toBe(1);
      await done(env, ['import', file, '--dataset', 'copy', '--missing']);
      const client = clientOf(env, token).withConfig({ dataset: 'copy' });
      expect(await client.getDocument('tricky')).toMatchObject({ text: tricky });
      expect(await client.getDocument(asset._id)).toMatchObject({ originalFilename: 'λιμάνι.png' });
      const audit = await done(env, ['audit', '--json', '--kind', 'export']);
      expect(JSON.parse(audit)).toMatchObject({ subject: 'production', kind: 'export' });
      await done(env, ['gc', '--keep-history-days', '30']);
    });
  });

  describe('a backup', () => {
    it('is restored elsewhere, and the program starts from it', TIMEOUT, async () => {
      expect(await restored(['restore', archive])).toContain('Restored the backup');
      const backend = await startBackendProcess(elsewhere);
      try {
        const client = clientOf(elsewhere, token);
        const changed = '*[_type == "page" && changed]._id';
        const found: string[] = await client.fetch(changed, {}, { perspective: 'raw' });
        expect(found).toEqual(expect.arrayContaining(acknowledged));
        expect(await client.getDocument('tricky')).toMatchObject({ text: tricky, empty: null, list: [] });
        const file = new URL(asset.url).pathname;
        const bytes = await fetch(`http://127.0.0.1:${elsewhere['BACKEND_PORT']}${file}`);
        expect(Buffer.from(await bytes.arrayBuffer())).toEqual(await picture);
        // The log continues: a new write beside the old one.
        await client.patch('tricky').set({ after: 'restore' }).commit();
        const log = await client.request({
          url: '/data/history/production/transactions/tricky?excludeContent=true',
        });
        expect(JSON.stringify(log).match(/documentIDs/g)).toHaveLength(2);
        expect(await done(elsewhere, ['user', 'list'])).toContain('maria@meltemi.example');
      } finally {
        await backend.stop();
      }
      const kept = (place: CommandEnv, name: string) => readFile(join(place['DATA_DIR'] ?? '', name), 'utf8');
      for (const name of ['secrets.json', 'preview-token'])
        expect(await kept(elsewhere, name)).toBe(await kept(env, name));
      // With the same token, a command for the copy would be accepted by the original when that runs on the port.
      expect(await kept(elsewhere, 'command-token')).not.toBe(await kept(env, 'command-token'));
    });

    it('that is cut off or invalid is rejected before anything is touched', TIMEOUT, async () => {
      const broken = join(folder, 'broken.tar.gz');
      await writeFile(broken, await readFile(archive));
      await truncate(broken, (await stat(archive)).size - 200);
      const nothing = join(folder, 'nothing.tar.gz');
      await writeFile(nothing, 'not an archive');
      for (const file of [broken, nothing]) {
        const refused = await callCommand('content', elsewhere, ['restore', file, '--force']);
        expect(refused).toMatchObject({
          code: 1,
          err: expect.stringContaining('cannot be read as a backup'),
        });
      }
    });

    it('overwrites nothing without --force, and moves aside what it replaces', TIMEOUT, async () => {
      const refused = await callCommand('content', elsewhere, ['restore', archive]);
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--force') });
      await restored(['restore', archive, '--force']);
      const names = await readdir(elsewhere['DATA_DIR'] ?? '');
      expect(names.filter((name) => name.startsWith('before-'))).toHaveLength(1);
      expect(names).not.toContain('restoring');
      // It can be exported, images included, while neither site nor backend runs.
      const file = join(folder, 'stopped.tar.gz');
      expect(await done(elsewhere, ['export', file])).toMatch(/\(\d+ documents, 1 files\)/);
    });
  });
});

/** @returns the command's output; it has to succeed. */
async function done(env: CommandEnv, args: string[]): Promise<string> {
  const { code, out, err } = await callCommand('content', env, args);
  expect([args.join(' '), code, code === 0 ? '' : err]).toEqual([args.join(' '), 0, '']);
  return out;
}
