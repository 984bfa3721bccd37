import { describe, expect, it } from 'vitest';
import { unknownIn, readSelection, type Choices } from '#lib/timetable/selection.ts';

const choices: Choices = {
  lines: [
    { id: 'N1', to: ['PAT', 'RHO'] },
    { id: 'W1', to: ['AST'] },
  ],
  seasons: [{ slug: 'winter', spans: [{ from: '2026-11-01', to: '2027-03-31' }] }],
};
const reading = (query: string) => {
  const search = new URLSearchParams(query);
  return (name: string) => search.get(name);
};

describe('the timetable in an address', () => {
  it.each([
    ['', []],
    ['line=w1&date=2026-12-01', []],
    ['line=&date=', []],
    ['line=X9', ['line']],
    ['date=2026-02-31', ['date']],
    ['line=X9&date=soon', ['line', 'date']],
  ])('%s: lists unknown values', (query, unknownValues) => {
    expect(unknownIn(reading(query), choices)).toEqual(unknownValues);
  });

  it('is the default for unknown values', () => {
    expect(readSelection(reading('line=X9&date=soon'), choices)).toEqual(readSelection(reading(''), choices));
  });
});
