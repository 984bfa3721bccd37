import { describe, expect, it } from 'vitest';
import { isObject } from '#seed/run/document.ts';
import { richText } from '#seed/run/markdown.ts';

const only = (markdown: string) => richText(markdown)[0];
const block = (markdown: string) => {
  const first = only(markdown);
  return isObject(first) ? first : {};
};

describe('the Markdown of the seed', () => {
  it('becomes blocks whose keys derive from their position', () => {
    expect(
      richText('One line\ngoes on.\n\n## A heading\n\n- First\n- Second\n\n1. Step\n\n> Quoted.\n'),
    ).toEqual([
      { ...text('b0', 'One line goes on.'), style: 'normal' },
      { ...text('b1', 'A heading'), style: 'h2' },
      { ...text('b2', 'First'), style: 'normal', listItem: 'bullet', level: 1 },
      { ...text('b3', 'Second'), style: 'normal', listItem: 'bullet', level: 1 },
      { ...text('b4', 'Step'), style: 'normal', listItem: 'number', level: 1 },
      { ...text('b5', 'Quoted.'), style: 'blockquote' },
    ]);
  });

  it('keeps bold words with the space after them, and links to addresses and documents', () => {
    const { children, markDefs } = block(
      '**By bus.** See [fares](/price-list) on [Kos](document:destination-kos).',
    );
    expect(children).toEqual([
      { _key: 'b0s0', _type: 'span', text: 'By bus. ', marks: ['strong'] },
      { _key: 'b0s1', _type: 'span', text: 'See ', marks: [] },
      { _key: 'b0s2', _type: 'span', text: 'fares', marks: ['b0m0'] },
      { _key: 'b0s3', _type: 'span', text: ' on ', marks: [] },
      { _key: 'b0s4', _type: 'span', text: 'Kos', marks: ['b0m1'] },
      { _key: 'b0s5', _type: 'span', text: '.', marks: [] },
    ]);
    expect(markDefs).toEqual([
      { _key: 'b0m0', _type: 'link', href: '/price-list' },
      {
        _key: 'b0m1',
        _type: 'internalLink',
        reference: { _type: 'reference', _ref: 'destination-kos' },
      },
    ]);
  });

  it.each([
    ['> [!WARNING]\n> Mind the ramp.', { _type: 'callout', tone: 'warn', text: 'Mind the ramp.' }],
    ['![The harbour.](kos)', { _type: 'imageWithAlt', picture: 'kos', caption: 'The harbour.' }],
    ['[Book](booking:?from=RHO&to=KOS)', { _type: 'bookingButton', label: 'Book', from: 'RHO', to: 'KOS' }],
    [
      '[Map](embed:https://example.com/?a=1)',
      { _type: 'embed', title: 'Map', url: 'https://example.com/?a=1' },
    ],
    [
      'Table: Sizes\n| Ship | m |\n| --- | --- |\n| Aeolis | 41 |',
      {
        _type: 'textTable',
        caption: 'Sizes',
        rows: [
          { _key: 'b0r0', _type: 'tableRow', cells: ['Ship', 'm'] },
          { _key: 'b0r1', _type: 'tableRow', cells: ['Aeolis', '41'] },
        ],
      },
    ],
  ])('%s', (markdown, member) => {
    expect(only(markdown)).toEqual({ _key: 'b0', ...member });
  });

  it.each([
    '# Too large',
    'An *asterisk*',
    '```code```',
    '<b>HTML</b>',
    '* a list of another kind',
    '[broken](a link',
    '| a table | without a caption |',
    'Table: Without a rule\n| a |\n| b |',
    'Words\n- and a list below them',
    '- a list\nand words below it',
    '> words\nand more below them',
  ])('refuses markup that readers would see: %s', (markdown) => {
    expect(() => richText(markdown)).toThrow();
  });
});

function text(key: string, words: string) {
  const children = [{ _key: `${key}s0`, _type: 'span', text: words, marks: [] }];
  return { _key: key, _type: 'block', markDefs: [], children };
}
