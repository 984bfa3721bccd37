import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/FINDING.md names only what exists', () => {
  const named = [...readFileSync('docs/FINDING.md', 'utf8').matchAll(/`([^`\s]+)`/g)].flatMap(
    ([, name = '']) =>
      name.includes('/') && !name.startsWith('…') && !name.endsWith('contract/') ? [name] : [],
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
