import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  FIRST_PAINT,
  LATE_START,
  makeInlineScript,
  makeShellScript,
  TRIPS_SCRIPT,
} from '#scripts/inline-scripts/make.ts';

it.each([FIRST_PAINT, LATE_START])(
  'A12 $file is up to date with its source (node scripts/inline-scripts.ts)',
  async (script) => {
    expect(readFileSync(script.file, 'utf8')).toBe(await makeInlineScript(script));
  },
);

// On the day of travel it comes over one bar of signal, before anything else.
it('the script of the trips is up to date with its source, and light', async () => {
  const script = readFileSync(TRIPS_SCRIPT.file);
  expect(script.toString()).toBe(await makeShellScript(TRIPS_SCRIPT));
  expect(gzipSync(script).byteLength).toBeLessThan(7 * 1024);
});
