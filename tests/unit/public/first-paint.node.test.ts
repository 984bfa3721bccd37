import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRST_PAINT_FILE, makeFirstPaint } from '#scripts/first-paint/make.ts';

it('A12 the script before the first paint is up to date with its source (node scripts/first-paint.ts)', async () => {
  expect(readFileSync(FIRST_PAINT_FILE, 'utf8')).toBe(await makeFirstPaint());
});
