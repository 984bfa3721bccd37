import { expect, it } from 'vitest';
import { LONGEST_SEARCH, readTypedText } from '#lib/search/typed-text.ts';

it.each([
  ['Ρόδος', 'Ρόδος'],
  ['  Ρόδος \n\t 2026 ', 'Ρόδος 2026'],
  [undefined, ''],
  [['symi', 'kos'], 'symi'],
  ['sy\u0000mi\u0007', 'sy mi'],
  ['\u202Esymi\u2066', 'symi'],
  ['\uD800symi', 'symi'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('reads %j as %j', (value, text) => {
  expect(readTypedText(value)).toEqual({ text, isShortened: false });
});

it('shortens a long text, whole letters only', () => {
  const { text, isShortened } = readTypedText('🚢'.repeat(200));
  expect(isShortened).toBe(true);
  expect(Array.from(text)).toHaveLength(LONGEST_SEARCH);
});
