import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/FINDING.md names only what exists', () => {
  const named = [...readFileSync('docs/FINDING.md', 'utf8').matchAll(/`([^`\s]+)`/g)].flatMap(
    ([, name = '']) =>
      name.includes('/') && !name.startsWith('…') && !name.endsWith('contract/') ? [name] : [],
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !exists(path))).toEqual([]);
});

/** An empty folder may remain after a move. */
function exists(path: string): boolean {
  return existsSync(path) && (statSync(path).isFile() || readdirSync(path).length > 0);
}
