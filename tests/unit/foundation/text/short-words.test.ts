import { expect, test } from 'vitest';
import { withoutLooseWords } from '#foundation/text/short-words.ts';

test('a short word stays with the next one', () => {
  expect(withoutLooseWords('Coffee by the stove: six stops', 'en')).toBe(
    'Coffee by\u00a0the\u00a0stove: six stops',
  );
  expect(withoutLooseWords('Χριστούγεννα και Πρωτοχρονιά: ποιες μέρες ταξιδεύουμε', 'el')).toBe(
    'Χριστούγεννα και\u00a0Πρωτοχρονιά: ποιες\u00a0μέρες ταξιδεύουμε',
  );
});

test('words that would not fit a line of a phone may break', () => {
  expect(withoutLooseWords('Από την Κωνσταντινουπολίτισσα', 'el')).toBe('Από την Κωνσταντινουπολίτισσα');
  expect(withoutLooseWords('for the Kalymnos climbers', 'en')).toBe('for the\u00a0Kalymnos climbers');
  expect(withoutLooseWords('from the Dodecanesians', 'en')).toBe('from the Dodecanesians');
  expect(withoutLooseWords('Από ποια προβλήτα αναχωρώ;', 'el')).toBe('Από\u00a0ποια προβλήτα αναχωρώ;');
});

test('a word that only begins like a short one is left alone', () => {
  expect(withoutLooseWords('Όταν τόσοι άνθρωποι anagram', 'el')).toBe('Όταν τόσοι άνθρωποι anagram');
});
