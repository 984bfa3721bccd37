import { describe, expect, it } from 'vitest';
import { Budget } from '#content-lake/groq/budget.ts';
import { matchesTextQuery, parseTextQuery, relevance } from '#content-lake/groq/search/text-query.ts';
import { matchesPattern, tokenize } from '#content-lake/groq/search/words.ts';

const document = {
  _type: 'newsPost',
  title: 'Νέα δρομολόγια για τη Λέρο',
  body: [{ _key: 'k', children: [{ text: 'Summer ferries, v1.2…' }, { text: 'From Leros to Lipsi' }] }],
};

describe('text search', () => {
  it.each([
    ['δρομολογια', true],
    ['ΛΈΡΟ', true],
    ['λερος', false],
    ['δρομο*', true],
    ['summer δρομο*', true],
    ['summer winter', false],
    ['summer -winter', true],
    ['summer -δρομολόγια', false],
    ['"summer ferries"', true],
    ['"SUMMER FERR*"', true],
    ['"ferries summer"', false],
    ['"ferries v1.2 from"', false],
    ['-"summer ferries"', false],
    ['-"ferries summer"', true],
    ['"για τη ΛΕΡΟ" leros', true],
    ['"leros', true],
    ['v1.2', true],
    ['newsPost', false],
    ['*', true],
    ['', true],
  ])('%s', (query, found) => {
    expect(matchesTextQuery(document, parseTextQuery(query), new Budget(10_000))).toBe(found);
  });

  it('separates words at punctuation, but not at a dot inside', () => {
    expect(tokenize('«Πάτμος» (Σκάλα) – v1.2… Πού; Τέλος.')).toEqual([
      'πατμοσ',
      'σκαλα',
      'v1.2',
      'που',
      'τελοσ',
    ]);
  });

  it('finishes on patterns on which a regular expression would never finish', () => {
    expect(matchesPattern('a'.repeat(5_000), `${'a*'.repeat(200)}b`)).toBe(false);
  });

  it('ranks frequent occurrences higher', () => {
    expect(relevance([['a', 'a'], ['b']], ['a'])).toBeGreaterThan(relevance([['a', 'b']], ['a']));
    expect(relevance([['b']], ['a'])).toBe(0);
  });
});
