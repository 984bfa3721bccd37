import { describe, expect, it } from 'vitest';
import { headingAnchor, headingAnchors, readingMinutes, type RichTextBlock } from '#lib/content/rich-text.ts';

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
  it('makes anchors that a Greek reader can read', () => {
    expect(headingAnchor('Τι αλλάζει, και πότε;')).toBe('τι-αλλάζει-και-πότε');
    expect(headingAnchor('  If it blows  ')).toBe('if-it-blows');
  });

  it('numbers the second heading with the same words', () => {
    const anchors = headingAnchors([
      block('a', 'h2', 'Ώρες'),
      block('b', 'normal', 'x'),
      block('c', 'h2', 'Ώρες'),
    ]);
    expect([...anchors]).toEqual([
      ['a', 'ώρες'],
      ['c', 'ώρες-2'],
    ]);
  });

  it('never promises less than a minute of reading', () => {
    expect(readingMinutes(null)).toBe(1);
    expect(readingMinutes([block('a', 'normal', 'λέξη '.repeat(540))])).toBe(3);
  });
});
