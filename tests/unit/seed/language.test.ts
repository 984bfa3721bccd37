import { describe, expect, it } from 'vitest';
import type { Locale } from '#foundation/text/locales.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { greekFaults } from '#tests/fixtures/greek-spelling.ts';
import { seededTexts } from '#tests/fixtures/seeded-texts.ts';

const documents = seedDocuments();
const textsIn = (language: Locale) => documents.flatMap((document) => seededTexts(document, language));
const greek = textsIn('el');
const english = textsIn('en');

describe('the Greek of the seed', () => {
  it('was found', () => {
    expect(greek.length).toBeGreaterThan(800);
  });

  it('has accents, final sigmas and Greek punctuation', () => {
    expect(greek.flatMap(([place, text]) => greekFaults(text).map((fault) => `${place}: ${fault}`))).toEqual(
      [],
    );
  });

  it('keeps a number and its sign on one line', () => {
    expect(greek.filter(([, text]) => /\d (%|€)/.test(text))).toEqual([]);
  });
});

describe('the English of the seed', () => {
  it('has no Greek letters, no exclamation marks and typographic quotes', () => {
    expect(english.filter(([, text]) => /\p{Script=Greek}|!|["']| {2}| - |\.\.\./u.test(text))).toEqual([]);
  });
});

describe('the news of the seed', () => {
  it.each([
    ['el', greek],
    ['en', english],
  ])('is 150 to 450 words long (%s)', (language, texts) => {
    for (const { _id } of documents.filter(({ _type }) => _type === 'newsPost')) {
      const words = texts
        .filter(([place]) => place.startsWith(`${_id}.body_${language}`))
        .flatMap(([, text]) => text.split(/\s+/)).length;
      expect(words >= 150 && words <= 450, `${_id}: ${words} words`).toBe(true);
    }
  });
});
