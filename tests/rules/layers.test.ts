import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The built site put the footer's styles before the tokens file, so that the reset won over every component (found by
// looking at the built pages; the development server loads in another order). The first statement that a browser meets
// decides, so each file states the order itself.
it('every style sheet begins with the order of the layers', () => {
  const sheets = globSync('app/**/*.css');
  expect(sheets.length).toBeGreaterThan(20);
  const order = /^(\/\*[^*]*\*\/\s*)?@layer reset, tokens, base, components;/;
  expect(sheets.filter((path) => !order.test(readFileSync(path, 'utf8')))).toEqual([]);
});
