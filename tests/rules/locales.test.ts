import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Only the list of locales and the tables beside it may name languages (docs/decisions/075-pseudo-locale.md). */
const TABLES = /^foundation\/text\//;
/** Character widths for map labels, in both alphabets. */
const LETTERS = ['lib/maps/labels.ts'];

const sources = globSync('{app,lib,foundation}/**/*.{ts,tsx}')
  .concat('middleware.ts')
  .filter((path) => !TABLES.test(path) && !path.endsWith('.gen.ts'))
  .map((path) => ({ path, code: withoutComments(readFileSync(path, 'utf8')) }));

describe('a third language', () => {
  it('finds no comparison of a locale with a language', () => {
    const compare = /[!=]==? '(?:el|en)'|'(?:el|en)' [!=]==?/;
    expect(sources.filter(({ code }) => compare.test(code)).map(({ path }) => path)).toEqual([]);
  });

  it('finds no text in the site’s code: all of it is in catalogues', () => {
    const greek = sources.filter(
      ({ path, code }) => /\p{Script=Greek}/u.test(code) && !LETTERS.includes(path),
    );
    expect(greek.map(({ path }) => path)).toEqual([]);
  });
});

/** Comments may quote texts. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '');
}
