import { globSync, readFileSync } from 'node:fs';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';

// There were seventy font sizes and fifteen breakpoints besides three tokens. `npm run check` runs stylelint over every style
// sheet; these are values that it must refuse and accept.
it.each([
  ['a size beside the scale', '.a { font-size: 0.95rem }', 'declaration-property-value-allowed-list'],
  [
    'a size in a shorthand',
    '.a { font: 600 17px/1.3 var(--text) }',
    'declaration-property-value-allowed-list',
  ],
  ['a variable that is no size', '.a { font-size: var(--page) }', 'declaration-property-value-allowed-list'],
  ['a line height between two steps', '.a { line-height: 1.45 }', 'declaration-property-value-allowed-list'],
  ['a radius in pixels', '.a { border-radius: 10px }', 'declaration-property-value-allowed-list'],
  ['a gap between two steps', '.a { gap: 7px 1.1rem }', 'declaration-property-value-disallowed-list'],
  ['a colour by its number', '.a { color: #123456 }', 'color-no-hex'],
  ['a colour by its parts', '.a { color: rgb(8 31 59 / 20%) }', 'function-disallowed-list'],
  [
    'a width of its own',
    '@media (max-width: 56.1875em) { .a { gap: 0 } }',
    'media-feature-name-value-allowed-list',
  ],
])('refuses %s', async (_, code, rule) => {
  expect(await brokenRules(code)).toContain(rule);
});

it('accepts the steps of the scale, and values relative to the text or the page', async () => {
  const code = `.a {
  padding: 12px 0.875rem;
  border-radius: var(--radius-m) 0;
  font: 600 var(--size-17)/1.3 var(--text);
  color: color-mix(in srgb, var(--ink) 80%, transparent);
}
.b {
  font-size: 0.9em;
}
@media (max-width: 47.9375em) {
  .b {
    font-size: calc(var(--poster) * 0.7);
  }
}`;
  expect(await brokenRules(code)).toEqual([]);
});

it('keeps style sheets under 300 lines', () => {
  const long = globSync('app/**/*.css').filter((path) => readFileSync(path, 'utf8').split('\n').length > 300);
  expect(long).toEqual([]);
});

// Others lay the page out or paint it again for each frame: a ring around a ship on the timetable's map took 80 % of a processor.
it('animates nothing for long but opacity and transforms', () => {
  const cheap = new Set(['opacity', 'transform', 'translate', 'scale', 'rotate']);
  const costly = globSync('app/**/*.css').flatMap((path) => {
    const sheet = readFileSync(path, 'utf8');
    const repeated = Array.from(
      sheet.matchAll(/animation:\s*([\w-]+)[^;]*\s(?:infinite|[2-9])(?=[\s;])/g),
      ([, name]) => name,
    );
    return Array.from(sheet.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]|\{[^{}]*\})*)\}/g)).flatMap(
      ([, name, frames = '']) =>
        repeated.includes(name)
          ? Array.from(frames.matchAll(/^\s*([\w-]+):/gm), ([, property = '']) => property)
              .filter((property) => !cheap.has(property))
              .map((property) => `${path}: ${name} changes ${property}`)
          : [],
    );
  });
  expect(costly).toEqual([]);
});

async function brokenRules(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'app/_ui/example.module.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}
