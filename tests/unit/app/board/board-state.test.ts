import { describe, expect, it } from 'vitest';
import { changes, isStale } from '#app/_ui/board/board-state.ts';
import type { BoardRow, BoardView } from '#lib/timetable/board-view.ts';

const row: BoardRow = {
  id: 's1',
  dayWord: null,
  time: '09:15',
  wasTime: null,
  to: 'Σύμη',
  way: 'απευθείας',
  wayInText: 'απευθείας, 55 λ.',
  vessel: 'Νηρέας',
  kind: 'ταχύπλοο',
  quay: 'Κολώνα',
  state: { tone: 'ok', text: 'Στην ώρα του', note: null },
  price: 'από 25,50 €',
  book: { href: '/booking', label: 'Κράτηση' },
};
const board: BoardView = {
  port: 'RHO',
  destination: null,
  asOf: '2026-11-21T08:00:00Z',
  title: 'Σήμερα από τη Ρόδο',
  nextTitle: 'Επόμενες αναχωρήσεις από τη Ρόδο',
  clock: '10:00',
  updated: 'Ενημέρωση 10:00.',
  rows: [row],
  ships: [],
};
const late: BoardRow = { ...row, state: { tone: 'late', text: '15 λ. αργότερα', note: null } };

describe('the board of departures', () => {
  it('counts as current for two missed refreshes and no longer', () => {
    expect(isStale(board.asOf, new Date('2026-11-21T08:02:30Z'))).toBe(false);
    expect(isStale(board.asOf, new Date('2026-11-21T08:02:31Z'))).toBe(true);
  });

  it('announces only changes', () => {
    expect(changes(board, board)).toBe('');
    expect(changes(board, { ...board, rows: [late] })).toBe('Σύμη 09:15: 15 λ. αργότερα');
    expect(changes(board, { ...board, rows: [{ ...late, id: 'new' }] })).toBe('');
    expect(changes(board, { ...board, port: 'KOS', title: 'Σήμερα από την Κω' })).toBe('Σήμερα από την Κω');
  });
});
