import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({ integrity: v.optional(v.string()), link: v.optional(v.boolean()) }),
  ),
});

/** Packages without a checksum, by path in the lock file, each with the reason. There are none. */
const UNCHECKED: Record<string, string> = {};

// 73 binaries of other systems were in the lock file with only a version, so that `npm ci` there installed them unchecked.
it('has a checksum for every package that is installed', () => {
  const { packages } = v.parse(Lock, JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const open = Object.entries(packages)
    .filter(
      ([path, { integrity, link }]) => path !== '' && !link && integrity?.startsWith('sha512-') !== true,
    )
    .map(([path]) => path);
  expect(open, 'run node scripts/complete-lock.mjs').toEqual(Object.keys(UNCHECKED));
});
