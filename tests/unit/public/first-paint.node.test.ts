import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeFirstPaint } from '#scripts/first-paint/make.ts';

it('A12 the script before the first paint is what its source makes (node scripts/first-paint.ts)', async () => {
  expect(readFileSync('public/shell/first-paint.js', 'utf8')).toBe(await makeFirstPaint());
});
