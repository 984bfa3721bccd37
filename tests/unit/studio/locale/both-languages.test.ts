import { describe, expect, it } from 'vitest';
import { startLanguage } from '#studio/locale/language.ts';
import { translateIn } from '#studio/locale/text.ts';
import el from '#studio/messages/el.json' with { type: 'json' };
import en from '#studio/messages/en.json' with { type: 'json' };
import { schemaTypes, schemaTypesIn } from '#studio/schema/schema-types.ts';

const TEXTS = new Set(['title', 'description', 'placeholder']);
/** Texts that are the same in every language: names of networks, bilingual names of islands, prefixes of addresses, and times. */
const THE_SAME_EVERYWHERE =
  /^(Ελληνικά|English|Facebook|Instagram|Tripadvisor|YouTube|X|LinkedIn|TikTok|\p{Script=Greek}[\p{L} ]* · .+|(\/en)?\/.*…|\d\d:\d\d)$/u;

const catalogue = (messages: Record<string, Record<string, string>>) =>
  new Map<string, string>(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([name, text]) => [`${namespace}.${name}`, text] as const),
    ),
  );
const greek = catalogue(el);
const english = catalogue(en);

/** Every title and description in a definition, at any depth, except for results of functions. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'preview' || name === 'initialValue') return [];
    if (TEXTS.has(name) && typeof inner === 'string') return [inner];
    return textsOf(inner);
  });
}

describe('B2 the Studio speaks both languages', () => {
  it('takes every title and description of the schema from the catalogues', () => {
    const parts = textsOf(schemaTypes).flatMap((text) =>
      THE_SAME_EVERYWHERE.test(text) ? [] : text.split(' · '),
    );
    expect(parts.filter((part) => !greek.has(part) && !THE_SAME_EVERYWHERE.test(part))).toEqual([]);
  });

  it.each(['el', 'en'] as const)('leaves no key in the schema in %s', (language) => {
    const shown = textsOf(schemaTypesIn(language)).flatMap((text) => text.split(' · '));
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.filter((text) => english.has(text))).toEqual([]);
  });

  it('writes Greek only with Greek letters', () => {
    const texts = [...greek.values()];
    const mixed = texts.filter((text) =>
      text.split(/[\s{}]+/u).some((word) => /\p{Script=Greek}/u.test(word) && /\p{Script=Latin}/u.test(word)),
    );
    expect(mixed).toEqual([]);
    expect(texts.filter((text) => /!|σ(?=$|[\s.,·:;»])/u.test(text))).toEqual([]);
  });

  it('fills in values in both languages', () => {
    const values = { complete: 3, total: 9 };
    expect(translateIn('en')('structure.completeOfTotal', values)).toBe('3 of 9');
    expect(translateIn('el')('structure.completeOfTotal', values)).toBe('3 από 9');
  });

  it('changes only texts, so that queries and stored values stay the same', () => {
    const shape = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (name, inner: unknown) => (TEXTS.has(name) ? undefined : inner)));
    expect(shape(schemaTypesIn('el'))).toEqual(shape(schemaTypes));
  });

  it.each([
    [null, 'el-GR', 'el'],
    [null, 'en-GB', 'en'],
    [null, undefined, 'en'],
    [null, 'de-DE', 'en'],
    ['en-US', 'el-GR', 'en'],
    ['el-GR', 'en-US', 'el'],
  ] as const)('starts with %s chosen in a browser that speaks %s in %s', (stored, browser, language) => {
    expect(startLanguage(stored, browser)).toBe(language);
  });
});
