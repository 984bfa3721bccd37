import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The built site loaded the footer's styles before the tokens file, so that the reset overrode every component (only in built
// pages; the development server loads in another order). The first statement decides, so each file states the order.
it('every style sheet begins with the layer order', () => {
  const sheets = globSync('app/**/*.css');
  expect(sheets.length).toBeGreaterThan(20);
  const order = /^(\/\*[^*]*\*\/\s*)?@layer reset, tokens, base, components;/;
  expect(sheets.filter((path) => !order.test(readFileSync(path, 'utf8')))).toEqual([]);
});
