import { describe, expect, it } from 'vitest';
import { blockText, type RichTextBlock, type RichTextValue } from '#lib/content/rich-text.ts';
import { composeBook } from '#lib/magazine/compose.ts';
import { setArticle } from '#lib/magazine/set-article.ts';
import { splitBlock } from '#lib/magazine/split-block.ts';

const block = (key: string, text: string, style: RichTextBlock['style'] = 'normal'): RichTextBlock => ({
  _key: key,
  _type: 'block',
  style,
  markDefs: null,
  children: [{ _key: `${key}s`, _type: 'span', text, marks: [] }],
});
const sentence = 'Το πλοίο φεύγει από τη Ρόδο στις οκτώ και μισή το πρωί. ';
const paragraph = (key: string, sentences: number) => block(key, sentence.repeat(sentences).trim());
const textOf = (pages: RichTextValue[]) =>
  pages.flat().map((member) => (member._type === 'block' ? blockText(member) : `[${member._type}]`));

const long: RichTextValue = [
  paragraph('a', 9),
  block('h1', 'Μια επικεφαλίδα', 'h2'),
  paragraph('b', 12),
  { _key: 'c', _type: 'callout', tone: 'info', text: 'Πάρτε νερό.', markDefs: null },
  paragraph('d', 14),
  block('h2', 'Άλλη μία', 'h2'),
  paragraph('e', 11),
  block('q', 'Μια φράση που μένει.', 'blockquote'),
  paragraph('f', 13),
];

describe('B6 the pages of an article', () => {
  it('have every letter, in order', () => {
    const pages = setArticle(long);
    expect(pages.length).toBeGreaterThan(2);
    expect(textOf(pages).join('')).toBe(textOf([long]).join(''));
  });

  it('never end with a heading, and none is empty', () => {
    for (const text of [long, long.slice(0, 2), long.slice(1)]) {
      const pages = setArticle(text);
      for (const page of pages.slice(0, -1)) {
        const last = page.at(-1);
        expect(last?._type === 'block' && last.style === 'h2').toBe(false);
      }
      expect(pages.every((page) => page.length > 0)).toBe(true);
    }
  });

  it('give every piece its own key', () => {
    const keys = setArticle(long)
      .flat()
      .map(({ _key }) => _key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('include a piece that is taller than a page', () => {
    const rows = Array.from({ length: 40 }, (_, row) => ({
      _key: `r${row}`,
      _type: 'tableRow' as const,
      cells: ['Ρόδος', 'Σύμη'],
    }));
    const pages = setArticle([
      paragraph('a', 3),
      { _key: 't', _type: 'textTable', caption: 'Αποστάσεις', rows, markDefs: null },
      paragraph('b', 3),
    ]);
    expect(textOf(pages)).toContain('[textTable]');
    expect(textOf(pages)).toHaveLength(3);
  });

  it('are none for an article without a text', () => {
    expect(setArticle([])).toEqual([]);
  });
});

describe('B6 a paragraph that continues overleaf', () => {
  it('is split after a sentence and loses nothing', () => {
    const whole = paragraph('a', 6);
    const halves = splitBlock(whole, 150);
    expect(halves?.map(blockText).join('')).toBe(blockText(whole));
    expect(blockText(halves?.[0] ?? whole).trim()).toMatch(/\.$/);
  });

  it('keeps its links and emphasis', () => {
    const spans: RichTextBlock['children'] = [
      { _key: 's0', _type: 'span', text: sentence, marks: [] },
      { _key: 's1', _type: 'span', text: sentence.repeat(3), marks: ['strong'] },
    ];
    const halves = splitBlock({ ...block('a', ''), children: spans }, sentence.length * 2);
    expect(halves?.map(({ children }) => children?.map(({ marks }) => marks))).toEqual([
      [[], ['strong']],
      [['strong']],
    ]);
  });

  it('isn’t split where only a word would be left over, nor inside a heading', () => {
    expect(splitBlock(block('a', 'Μία πρόταση μόνο, χωρίς τέλος στη μέση'), 20)).toBeNull();
    expect(splitBlock(block('a', sentence.repeat(4), 'h2'), 120)).toBeNull();
  });
});

describe('B6 the book', () => {
  const article = (key: string) => ({ key, body: long, startsOnPage: null });

  it('has a cover, an editorial, contents, each article in order and a back cover on a left page', () => {
    const { pages, starts } = composeBook({ pictures: 0, articles: ['one', 'two', 'three'].map(article) });
    expect(pages.slice(0, 3).map(({ kind }) => kind)).toEqual(['cover', 'letter', 'contents']);
    expect(pages.at(-1)?.kind).toBe('back');
    expect(pages.length % 2).toBe(0);
    const named = pages.flatMap((page) => ('article' in page ? [page.article] : []));
    expect([...new Set(named)]).toEqual(['one', 'two', 'three']);
    for (const [key, page] of starts)
      expect(pages[(page ?? 0) - 1]).toEqual({ kind: 'opener', article: key });
  });

  it('is the uploaded pages when editors uploaded them', () => {
    const articles = [{ ...article('one'), startsOnPage: 3 }, article('two')];
    const { pages, starts } = composeBook({ pictures: 4, articles });
    expect(pages.map(({ kind }) => kind)).toEqual(['cover', 'picture', 'picture', 'picture', 'picture']);
    expect([...starts]).toEqual([
      ['one', 3],
      ['two', null],
    ]);
  });
});
