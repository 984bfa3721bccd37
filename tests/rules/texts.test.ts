import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keysFile, keysSource, packagesWithTexts, readTexts, valuesOf } from '#scripts/texts/catalogues.ts';

/** Every key that the package's sources contain, and patterns for those they build: `problems.${code}.title`. */
function namedKeys(name: string): { keys: Set<string>; patterns: RegExp[] } {
  const sources = globSync(`${name}/**/*.{ts,tsx}`)
    .filter((path) => path !== keysFile(name))
    .map((path) => readFileSync(path, 'utf8'));
  const keys = sources.flatMap((source) =>
    [...source.matchAll(/'([\w-]+(?:\.[\w-]+)+)'/g)].map((match) => match[1] ?? ''),
  );
  const templates = sources.flatMap((source) =>
    [...source.matchAll(/`(\w[\w.-]*\.(?:\$\{[^}]*\}|[\w.-])*)`/g)].map((match) => match[1] ?? ''),
  );
  const patterns = templates
    .filter((template) => template.includes('${'))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]+')}$`));
  return { keys: new Set(keys), patterns };
}

describe.each(packagesWithTexts())('the catalogues of %s', (name) => {
  const greek = readTexts(name, 'el');
  const english = readTexts(name, 'en');

  it('have the same keys in the same order', () => {
    expect([...english.keys()]).toEqual([...greek.keys()]);
  });

  it('have no empty text', () => {
    expect([...greek, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('take the same values in both languages', () => {
    const taken = (text = '') => [...valuesOf(text).keys()].toSorted();
    for (const [key, text] of greek) expect([key, taken(english.get(key))]).toEqual([key, taken(text)]);
  });

  it('have their keys and values listed for the compiler (if not: npm run texts)', () => {
    expect(readFileSync(keysFile(name), 'utf8')).toBe(keysSource(name));
  });

  it('have no unused text', () => {
    const { keys, patterns } = namedKeys(name);
    const unused = [...greek.keys()].filter(
      (key) => !keys.has(key) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

/** Greek that isn't a text: rules for writing and comparing names, and the travellers of the conformance run. */
const GREEK_LETTERS = [
  'contracts/reservations/reference.ts',
  'contracts/reservations/tickets/policy.ts',
  'reservations/kernel/surnames/greeklish.ts',
  'reservations/kernel/surnames/surname.ts',
  'reservations/conformance/booking-checks.ts',
  'reservations/conformance/reading-checks.ts',
];

// Texts were in the code, in two languages side by side: no translator saw them, and a third language would have touched every
// file.
it('leave no text in the reservation service’s code', () => {
  const withGreek = globSync('{reservations,contracts/reservations}/**/*.ts').filter((path) =>
    /\p{Script=Greek}/u.test(withoutComments(readFileSync(path, 'utf8'))),
  );
  expect(withGreek.filter((path) => !GREEK_LETTERS.includes(path))).toEqual([]);
});

// Chromium drops a space that stands alone between two texts, and React separates texts by comments: «18 Νοεμβρίου» was heard as
// one word. One template literal is one text.
it('have no space alone between two texts of a component', () => {
  const joined = globSync('app/**/*.tsx').flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /^\{[^/].*\} \{(?!\.\.\.)|^\{.+\}\{' '\}$/.test(line) && !line.includes('=>'))
      .map((line) => `${path}: ${line}`),
  );
  expect(joined).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');
}
