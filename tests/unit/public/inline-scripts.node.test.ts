import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  AGENCIES_SCRIPT,
  FIRST_PAINT,
  LATE_START,
  makeInlineScript,
  makeShellScript,
  NEAREST_SCRIPT,
  NEXT_SHIPS_SCRIPT,
  SEA_SCRIPT,
  TRIPS_SCRIPT,
} from '#scripts/inline-scripts/make.ts';

it.each([FIRST_PAINT, LATE_START])(
  'A12 $file is up to date with its source (node scripts/inline-scripts.ts)',
  async (script) => {
    expect(readFileSync(script.file, 'utf8')).toBe(await makeInlineScript(script));
  },
);

// On the quay they come over one bar of signal, before anything else.
it.each([
  [TRIPS_SCRIPT, 7],
  [NEAREST_SCRIPT, 1],
  [SEA_SCRIPT, 2.25],
  [AGENCIES_SCRIPT, 3.5],
  [NEXT_SHIPS_SCRIPT, 1],
] as const)('$0.file is up to date with its source, and light', async (made, kilobytes) => {
  const script = readFileSync(made.file);
  expect(script.toString()).toBe(await makeShellScript(made));
  expect(gzipSync(script).byteLength).toBeLessThan(kilobytes * 1024);
});
