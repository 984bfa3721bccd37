import { describe, expect, test } from 'vitest';
import { travellersWithClaims } from '#app/_ui/search-form/pickers/concessions-for.ts';
import type { SearchConcession } from '#app/_ui/search-form/form-props.ts';

const claim = (
  code: string,
  categories: SearchConcession['categories'],
  companionOf: string | null = null,
) => ({
  code,
  name: code,
  percent: 20,
  proof: '',
  categories,
  companionOf,
  countsAs: null,
});
const offered = [claim('STU', ['ADT']), claim('DIS', ['ADT', 'CHD']), claim('DIS-C', ['ADT'], 'DIS')];
const codes = (claims: (string | null)[]) =>
  travellersWithClaims({ adults: 2, children: 1, infants: 1 }, claims, offered).map((traveller) => [
    `${traveller.kind} ${traveller.number}`,
    traveller.offered.map(({ code }) => code).join(' '),
  ]);

describe('the claims offered to each traveller', () => {
  test('match the age, in the order of the claims; none for an infant', () => {
    expect(codes([])).toEqual([
      ['adults 1', 'STU DIS'],
      ['adults 2', 'STU DIS'],
      ['children 1', 'DIS'],
      ['infants 1', ''],
    ]);
  });
  test('include a companion’s only with the passenger they accompany, and keep it once chosen', () => {
    expect(codes([null, null, 'DIS'])[0]).toEqual(['adults 1', 'STU DIS DIS-C']);
    expect(codes(['DIS-C'])[0]).toEqual(['adults 1', 'STU DIS DIS-C']);
    expect(codes(['DIS-C'])[1]).toEqual(['adults 2', 'STU DIS']);
  });
});
