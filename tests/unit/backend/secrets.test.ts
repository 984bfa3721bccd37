import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadToken } from '#backend/preview-token.ts';
import { loadSecrets } from '#backend/secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const AT_ONCE = Array.from({ length: 12 });

describe('the secrets of an installation', () => {
  it('are the same for all processes that start at once in an empty folder', async () => {
    const all = await Promise.all(AT_ONCE.map(() => loadSecrets(join(folder, 'data'))));
    expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
    expect(await loadSecrets(join(folder, 'data'))).toEqual(all[0]);
    expect(await readdir(join(folder, 'data'))).toEqual(['secrets.json']);
    expect((await stat(join(folder, 'data', 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('are completed if an older version stored fewer, and otherwise kept', async () => {
    const before = { revalidateSecret: 'known-before', staffPassword: 'known-too' };
    await writeFile(join(folder, 'secrets.json'), JSON.stringify(before));
    const secrets = await loadSecrets(folder);
    expect(secrets).toMatchObject(before);
    expect(secrets.dataKey).toMatch(/^[\w-]{43}$/);
    expect(await loadSecrets(folder)).toEqual(secrets);
  });

  it('report a broken file', async () => {
    await writeFile(join(folder, 'secrets.json'), '{');
    await expect(loadSecrets(folder)).rejects.toThrow(/is broken/);
  });
});

it('include one token for processes that start together', async () => {
  let made = 0;
  const lake = {
    createToken: () => Promise.resolve(`token-${(made += 1)}`),
    fetch: () => Promise.resolve(new Response(null, { status: 200 })),
  };
  const newToken = { name: 'A test', role: 'viewer' } as const;
  const tokens = await Promise.all(AT_ONCE.map(() => loadToken(folder, 'a-token', newToken, lake)));
  expect(tokens).toContain(await loadToken(folder, 'a-token', newToken, lake));
  expect(await readdir(folder)).toEqual(['a-token']);
});
