import { expect, it } from 'vitest';
import { telephoneIn, telephoneLink } from '#lib/i18n/telephone.ts';

it('dials Greece from any country', () => {
  expect(telephoneLink('22410 00000')).toBe('tel:+302241000000');
  expect(telephoneLink('+90 252 316 0000')).toBe('tel:+902523160000');
});

it('shows the country code in English, once, and that of Greece not in Greek', () => {
  expect(telephoneIn('el', '22410 00000')).toBe('22410 00000');
  expect(telephoneIn('el', '+30 22410 00000')).toBe('22410 00000');
  expect(telephoneIn('el', '+90 252 316 0000')).toBe('+90 252 316 0000');
  expect(telephoneIn('en', '22410 00000')).toBe('+30 22410 00000');
  expect(telephoneIn('en', '+30 22410 00000')).toBe('+30 22410 00000');
});
