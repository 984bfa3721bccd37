import { expect, test } from 'vitest';
import { greekFaults } from '#tests/fixtures/greek-spelling.ts';

test.each([
  'Από τη Ρόδο προς την Κω, για μια μέρα.',
  'Γι’ αυτό φύγαμε απ’ εκεί· το ρολόι έδειχνε επτά.',
  'Ποιος το άφησε; Πού είναι τα βήματά σας;',
  'Η Μαΐστρα και ο 4ος αιώνας π.Χ., 4\u00a0χλμ. μακριά.',
  'Το ΚΤΕΛ ή το ΜΑΝ, στα «καλντερίμια» της Χώρας.',
])('accepts «%s»', (text) => {
  expect(greekFaults(text)).toEqual([]);
});

test.each([
  ['Το λιμανι', 'no accent: λιμανι'],
  ['Ο δρόμοσ', 'σ at the end: δρόμοσ'],
  ['Οι προςκυνητές', 'ς inside: προςκυνητές'],
  ['Το Pόδι', 'two alphabets: Pόδι'],
  ['Τί ώρα', 'accent on one syllable: Τί'],
])('finds the error in «%s»', (text, fault) => {
  expect(greekFaults(text)).toContain(fault);
});

test.each(['Ελάτε!', 'Το "νησί"', 'Το νησί , το λιμάνι', 'Απέχει 4 χλμ.', 'Έρχεται...'])(
  'finds the mark in «%s»',
  (text) => {
    expect(greekFaults(text)).toHaveLength(1);
  },
);
