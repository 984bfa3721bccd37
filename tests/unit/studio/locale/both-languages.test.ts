import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GREEK } from '#studio/locale/greek/all.ts';
import { startLanguage } from '#studio/locale/language.ts';
import { inEnglish, sayIn } from '#studio/locale/say.ts';
import { schemaTypes, schemaTypesIn } from '#studio/schema/schema-types.ts';

const WORDS = new Set(['title', 'description', 'placeholder']);
const NAMES_IN_BOTH =
  /^(Ελληνικά|English|Facebook|Instagram|Tripadvisor|YouTube|X|LinkedIn|TikTok|\p{Script=Greek}[\p{L} ]* · .+)$/u;

/** Every title and description of a definition, however deep, apart from what functions say. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'preview' || name === 'initialValue') return [];
    if (WORDS.has(name) && typeof inner === 'string') return [inner];
    return wordsOf(inner);
  });
}

describe('B2 the Studio speaks both languages', () => {
  it('has Greek for every title and description of the schema', () => {
    const known = new Set(Object.keys(GREEK));
    const words = new Set(
      wordsOf(schemaTypes).flatMap((text) => (NAMES_IN_BOTH.test(text) ? [] : text.split(' · '))),
    );
    const missing = [...words].filter(
      (text) => !known.has(text) && !NAMES_IN_BOTH.test(text) && !/^(\/en)?\/.*…$/.test(text),
    );
    expect(missing).toEqual([]);
  });

  it('leaves no English title in the Greek schema', () => {
    const english = new Set<string>(Object.keys(GREEK).filter((text) => sayIn('el')(asKey(text)) !== text));
    const left = wordsOf(schemaTypesIn('el'))
      .flatMap((text) => text.split(' · '))
      .filter((text) => english.has(text));
    expect(left).toEqual([]);
  });

  it('has no Greek text that nothing uses', () => {
    const sources = globSync('studio/**/*.{ts,tsx}', { exclude: ['studio/locale/greek/**'] })
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const unused = Object.keys(GREEK).filter((text) => !sources.includes(text));
    expect(unused).toEqual([]);
  });

  it('writes Greek with Greek letters: no Latin one hides in a word', () => {
    const mixed = Object.values(GREEK).filter((text) =>
      text.split(/[\s{}]+/u).some((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word)),
    );
    expect(mixed).toEqual([]);
    expect(Object.values(GREEK).filter((text) => /!|σ(?=$|[\s.,·:;»])/u.test(text))).toEqual([]);
  });

  it('keeps the values that a text names', () => {
    const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [english, greek] of Object.entries(GREEK))
      expect(names(greek), english).toEqual(names(english));
  });

  it('says values in both languages', () => {
    expect(inEnglish('{complete} of {total}', { complete: 3, total: 9 })).toBe('3 of 9');
    expect(sayIn('el')('{complete} of {total}', { complete: 3, total: 9 })).toBe('3 από 9');
  });

  it('leaves everything but words as it was, so that queries and stored values do not change', () => {
    const shape = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (name, inner: unknown) => (WORDS.has(name) ? undefined : inner)));
    expect(shape(schemaTypesIn('el'))).toEqual(shape(schemaTypes));
  });

  it.each([
    [null, 'el-GR', 'el'],
    [null, 'en-GB', 'en'],
    [null, undefined, 'en'],
    ['en-US', 'el-GR', 'en'],
    ['el-GR', 'en-US', 'el'],
  ] as const)('starts with %s chosen in a browser that speaks %s in %s', (stored, browser, language) => {
    expect(startLanguage(stored, browser)).toBe(language);
  });
});

type English = Parameters<ReturnType<typeof sayIn>>[0];
function asKey(text: string): English {
  const found = (Object.keys(GREEK) satisfies string[]).find((key): key is English => key === text);
  if (found === undefined) throw new Error(text);
  return found;
}
