import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Names that client-side libraries use too: their values aren't secret. */
const PUBLIC = ['NODE_ENV', 'SENTRY_ENVIRONMENT'];

/** Every variable of the server; those starting with NEXT_PUBLIC_ are meant for browsers. */
async function serverVariables(): Promise<string[]> {
  const example = await readFile('.env.example', 'utf8');
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  return names.filter(
    (name) => name.includes('_') && !name.startsWith('NEXT_PUBLIC_') && !PUBLIC.includes(name),
  );
}

/** The actual secrets of the running program. */
async function secretsInUse(): Promise<string[]> {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined) throw new Error('E2E_DATA_DIR must name the data folder of the running program.');
  const kept: unknown = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'));
  return Object.values(typeof kept === 'object' && kept !== null ? kept : {}).filter(
    (value): value is string => typeof value === 'string' && value.length >= 16,
  );
}

test('no file for browsers contains a secret, the name of one, or server code', async () => {
  const folder = join(process.env.NEXT_DIST_DIR ?? '.next', 'static');
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|json|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  const secrets = await secretsInUse();
  expect(secrets.length).toBeGreaterThan(3);
  const names = new RegExp(`\\b(?:${(await serverVariables()).join('|')})\\b`);
  const server = /\bpglite\b|["']node:|["']server-only["']|\breservations\.booking\b/;
  const keys = /-----BEGIN|\b(?:sk|rk)_(?:live|test)_\w|\bwhsec_\w|\bpostgres(?:ql)?:\/\/\w+:\w/;
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    if (secrets.some((secret) => text.includes(secret))) found.push(`${file}: a secret in use`);
    for (const pattern of [names, server, keys]) {
      const [match] = pattern.exec(text) ?? [];
      if (match !== undefined) found.push(`${file}: ${match}`);
    }
  }
  expect(found).toEqual([]);
});
