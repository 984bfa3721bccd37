import { expect, it } from 'vitest';
import { plainText } from '#studio/schema/presets/plain-text.ts';

it('extracts the text of formatted text for a preview', () => {
  const blocks = [
    { _type: 'block', children: [{ text: 'Από τη ' }, { text: 'Ρόδο' }] },
    { _type: 'imageWithAlt' },
    { _type: 'block', children: [{ text: 'προς την Κω' }] },
  ];
  expect(plainText(blocks)).toBe('Από τη Ρόδο προς την Κω');
  expect(plainText('ένα κείμενο')).toBe('ένα κείμενο');
  expect(plainText(undefined)).toBe('');
  expect(plainText([{ children: 'broken' }])).toBe('');
});
