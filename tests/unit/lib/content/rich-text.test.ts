import { describe, expect, it } from 'vitest';
import {
  anchorsOfTexts,
  headingAnchor,
  headingAnchors,
  readingMinutes,
  type RichTextBlock,
} from '#lib/content/rich-text.ts';

function block(key: string, style: 'normal' | 'h2', text: string): RichTextBlock {
  return {
    _type: 'block',
    _key: key,
    style,
    markDefs: null,
    children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
  };
}

describe('B7 rich text', () => {
  it('makes anchors that stay intact in shared links', () => {
    expect(headingAnchor('Τι αλλάζει, και πότε;')).toBe('ti-allazei-kai-pote');
    expect(headingAnchor('  If it blows  ')).toBe('if-it-blows');
    expect(headingAnchor('–')).toBe('section');
  });

  it('numbers the second heading with the same text', () => {
    const anchors = headingAnchors([
      block('a', 'h2', 'Ώρες'),
      block('b', 'normal', 'x'),
      block('c', 'h2', 'Ώρες'),
    ]);
    expect([...anchors]).toEqual([
      ['a', 'ores'],
      ['c', 'ores-2'],
    ]);
  });

  it('gives unique ids on the whole page, whatever the texts', () => {
    const [first, second] = anchorsOfTexts([
      [block('a', 'h2', 'Ώρες'), block('b', 'h2', 'Ώρες'), block('c', 'h2', 'Ώρες 2')],
      [block('a', 'h2', 'Ώρες'), block('b', 'h2', 'Terms')],
    ]);
    expect([...(first ?? [])].map(([, id]) => id)).toEqual(['ores', 'ores-2', 'ores-2-2']);
    // `terms` is the id of an offer's conditions.
    expect([...(second ?? [])].map(([, id]) => id)).toEqual(['ores-3', 'terms-2']);
  });

  it('never shows less than a minute of reading', () => {
    expect(readingMinutes(null)).toBe(1);
    expect(readingMinutes([block('a', 'normal', 'λέξη '.repeat(540))])).toBe(3);
  });
});
