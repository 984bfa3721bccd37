import { expect, it } from 'vitest';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import { takeOut } from '#app/[locale]/(site)/[permalink]/take-out.ts';

const block = (style: 'normal' | 'h2' | 'h3', text: string): RichTextValue[number] => ({
  _key: `${style} ${text}`,
  _type: 'block',
  style,
  markDefs: [],
  children: [{ _key: 'a', _type: 'span', text, marks: [] }],
});
const texts = (value: RichTextValue | undefined) =>
  (value ?? []).map((member) => member._key.replace(/^\w+ /, ''));

it('A1 gives every ship the text under her name, and leaves the rest of the text unchanged', () => {
  const value = [
    block('normal', 'intro'),
    block('h2', 'Aeolis '),
    block('normal', 'fast'),
    block('h3', 'on board'),
    block('h2', 'At a glance'),
    block('normal', 'table'),
    block('h2', 'Thalia'),
    block('h2', 'Aeolis'),
    block('normal', 'again'),
  ];
  const { found, rest } = takeOut(value, ['Aeolis', 'Thalia', 'Nireas']);
  expect(texts(found.get('Aeolis'))).toEqual(['fast', 'on board']);
  expect(texts(found.get('Thalia'))).toEqual([]);
  expect(found.has('Nireas')).toBe(false);
  // A second heading with the same name is an ordinary one, so that no text disappears.
  expect(texts(rest)).toEqual(['intro', 'At a glance', 'table', 'Aeolis', 'again']);
});
