import { describe, expect, it } from 'vitest';
import { choose, readSelection, selectionQuery, unknownIn, type Choices } from '#lib/timetable/selection.ts';

const choices: Choices = {
  named: { today: '2026-11-25', tomorrow: '2026-11-26' },
  ports: ['RHO', 'KOS', 'SYM'],
  lines: [
    { id: 'N1', to: ['PAT', 'RHO'] },
    { id: 'W1', to: ['AST'] },
  ],
  found: null,
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
    ['from=kos&destination=SYM', []],
    ['from=LON', ['port']],
    ['destination=nowhere', ['port']],
  ])('%s: lists unknown values', (query, unknownValues) => {
    expect(unknownIn(reading(query), choices)).toEqual(unknownValues);
  });

  it('is the default for unknown values', () => {
    expect(readSelection(reading('line=X9&date=soon'), choices)).toEqual(readSelection(reading(''), choices));
  });

  it('keeps ports and day in the address, unless they are the usual ones', () => {
    const selection = readSelection(reading('from=kos&destination=SYM&date=2026-12-01'), choices);
    expect(selection).toMatchObject({ from: 'KOS', destination: 'SYM' });
    expect(selectionQuery(selection, choices)).toEqual({
      date: '2026-12-01',
      from: 'KOS',
      destination: 'SYM',
    });
    expect(selectionQuery(choose(selection, { from: 'RHO', destination: null }, choices), choices)).toEqual({
      date: '2026-12-01',
    });
  });

  it('knows today and tomorrow by name', () => {
    expect(readSelection(reading('date=today'), choices).date).toBe('2026-11-25');
    expect(readSelection(reading('date=tomorrow'), choices).date).toBe('2026-11-26');
    expect(unknownIn(reading('date=tomorrow'), choices)).toEqual([]);
  });

  it('keeps “now” as it is, in every season', () => {
    const now = readSelection(reading('from=KOS&date=now'), choices);
    expect(now).toMatchObject({ date: 'now', season: 'winter' });
    expect(unknownIn(reading('date=now'), choices)).toEqual([]);
    expect(selectionQuery(now, choices)).toEqual({ date: 'now', from: 'KOS' });
  });

  it('begins with the line of the sailing that was found, until another is chosen', () => {
    const answered = { ...choices, found: { line: 'N1', to: 'RHO' } };
    const selection = readSelection(reading('destination=KOS&date=2026-12-01'), answered);
    expect(selection).toMatchObject({ line: 'N1', to: 'RHO' });
    expect(selectionQuery(selection, answered)).toEqual({ date: '2026-12-01', destination: 'KOS' });
    expect(selectionQuery(choose(selection, { to: 'PAT' }, answered), answered)).toMatchObject({ to: 'PAT' });
    expect(selectionQuery(choose(selection, { line: 'W1' }, answered), answered)).toMatchObject({
      line: 'W1',
    });
    expect(readSelection(reading('line=W1'), answered)).toMatchObject({ line: 'W1', to: 'AST' });
  });

  it('has no journey from a port to itself', () => {
    expect(readSelection(reading('from=KOS&destination=KOS'), choices).destination).toBeNull();
    const selection = readSelection(reading('from=KOS&destination=SYM'), choices);
    expect(choose(selection, { from: 'SYM' }, choices)).toMatchObject({ from: 'SYM', destination: null });
  });
});
