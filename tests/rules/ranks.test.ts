import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Folders of each service from the lowest rank to the highest: each imports only from those before it, including types. Files
 * directly in the service's folder assemble the parts and come last; only the command line (`cli`) is above them.
 */
const RANKS: Record<string, string[]> = {
  'content-lake': [
    'messages',
    'protocol',
    'store',
    'groq',
    'queries',
    'realtime',
    'documents',
    'auth',
    'assets',
    'webhooks',
    'http',
    '.',
    'cli',
  ],
  reservations: [
    'messages',
    'db',
    'kernel',
    'fares',
    'rights',
    'catalogue',
    'context',
    'sailings',
    'search',
    'promotions',
    'network',
    'bookings',
    'contacts',
    'unpaid',
    'servicing',
    'waiting',
    'selling',
    'disruptions',
    'documents',
    'http',
    'conformance',
    '.',
    'cli',
  ],
  desk: ['messages', 'db', 'kernel', 'mail', 'inbox', 'chat', 'newsletter', 'privacy', 'http', '.', 'cli'],
};

describe.each(Object.entries(RANKS))('folders of %s', (service, ranks) => {
  const files = globSync(`${service}/**/*.ts`).toSorted();

  it('are all ranked', () => {
    expect([...new Set(files.map(folderOf))].filter((folder) => !ranks.includes(folder))).toEqual([]);
  });

  it('import only from lower ranks', () => {
    const upwards = files.flatMap((path) =>
      importsOf(path)
        .filter((target) => target.startsWith(`${service}/`))
        .filter((target) => ranks.indexOf(folderOf(target)) > ranks.indexOf(folderOf(path)))
        .map((target) => `${path} → ${target}`),
    );
    expect(upwards).toEqual([]);
  });
});

function folderOf(path: string): string {
  const [, folder = '', rest] = path.split('/');
  return rest === undefined ? '.' : folder;
}

function importsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name),
  );
}
