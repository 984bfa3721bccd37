import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guaranteeNames } from '#tests/fixtures/guarantees.ts';

it('docs/platforms.md lists the guarantees that are tested', () => {
  const [, table = ''] = readFileSync('docs/platforms.md', 'utf8').split('## What each platform guarantees');
  const rows = [...table.matchAll(/^\| (\w[^|]+) \|/gm)].map(([, name]) => name);
  expect(rows.filter((row) => guaranteeNames.includes(row ?? ''))).toEqual(guaranteeNames);
});
