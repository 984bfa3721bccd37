import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Unit tests share their modules, and `lib/content` keeps the first address of the backend that it reads: a test with its own
// server failed if another file had run before.
it('tests that change the environment are named *.isolated.test.ts', () => {
  const changing = globSync('tests/unit/**/*.test.{ts,tsx}').filter((path) =>
    /\bstubEnv\(|\bresetModules\(|process\.env\.\w+ = /.test(readFileSync(path, 'utf8')),
  );
  expect(changing.length).toBeGreaterThan(0);
  expect(changing.filter((path) => !/\.isolated\.test\.tsx?$/.test(path))).toEqual([]);
});
