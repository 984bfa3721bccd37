import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIRST_PAINT, LATE_START, makeInlineScript } from '#scripts/inline-scripts/make.ts';

it.each([FIRST_PAINT, LATE_START])(
  'A12 $file is up to date with its source (node scripts/inline-scripts.ts)',
  async (script) => {
    expect(readFileSync(script.file, 'utf8')).toBe(await makeInlineScript(script));
  },
);
