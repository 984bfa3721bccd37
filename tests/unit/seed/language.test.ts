import { describe, expect, it } from 'vitest';
import type { Json } from '#seed/run/document.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { greekFaults } from '#tests/fixtures/greek-spelling.ts';

type Language = 'el' | 'en';

/** Fields of a text without prose. */
const SILENT = new Set([
  'marks',
  'style',
  'listItem',
  'tone',
  'href',
  'url',
  'reference',
  'asset',
  'from',
  'to',
  'class',
]);

/** The texts in one language: a plain field is one text, and so is a paragraph of rich text. */
function textsOf(value: Json, language: Language, place: string, inside = false): [string, string][] {
  if (typeof value === 'string') return inside ? [[place, value]] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, language, `${place}[${index}]`, inside));
  if (typeof value !== 'object' || value === null) return [];
  if (value._type === 'block' && Array.isArray(value.children))
    return inside ? [[place, value.children.map(spanText).join('')]] : [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (field.startsWith('_') || field.startsWith('permalink') || SILENT.has(field)) return [];
    if (field.endsWith(language === 'el' ? '_en' : '_el')) return [];
    return textsOf(inner, language, `${place}.${field}`, inside || field.endsWith(`_${language}`));
  });
}

function spanText(span: Json): string {
  return typeof span === 'object' && span !== null && !Array.isArray(span) ? String(span.text) : '';
}

const documents = seedDocuments();
const textsIn = (language: Language) =>
  documents.flatMap((document) => textsOf(document, language, document._id));
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
