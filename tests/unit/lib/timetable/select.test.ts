import { describe, expect, it } from 'vitest';
import { onTheWay, towards, upcoming } from '#lib/timetable/select.ts';
import type { Departure } from '#contracts/reservations/index.ts';

const at = (time: string) => `2027-06-08T${time}:00+03:00`;
const noon = new Date(at('12:00'));

function ship(id: string, leaves: string, arrives: string, change: Partial<Departure> = {}): Departure {
  const name = { el: id, en: id };
  const stop = { portName: name, quay: 'Q', quayName: name };
  return {
    sailingId: id,
    vessel: { id: 'V', name, kind: 'fast' },
    from: { ...stop, port: 'RHO', at: at(leaves) },
    to: { ...stop, port: 'SYM', at: at(arrives) },
    via: [],
    state: 'on-time',
    expectedAt: null,
    fromCents: 2450,
    seatsFree: 9,
    ...change,
  };
}

describe('the departure board', () => {
  it('shows ships that are still to leave, a late one at its new time', () => {
    const late = ship('late', '11:50', '13:00', { state: 'delayed', expectedAt: at('12:10') });
    const rows = upcoming([ship('gone', '11:00', '11:55'), ship('next', '12:05', '13:00'), late], [], noon);
    expect(rows.map((row) => row.departure.sailingId)).toEqual(['next', 'late']);
  });

  it('keeps a cancelled ship until its time, so that nobody goes to the quay', () => {
    const off = ship('off', '12:30', '13:00', { state: 'cancelled' });
    expect(upcoming([off], [], noon)).toHaveLength(1);
    expect(onTheWay([ship('off', '11:30', '13:00', { state: 'cancelled' })], noon)).toEqual([]);
  });

  it('fills up with the first ships of tomorrow', () => {
    const tomorrow = ['a', 'b', 'c', 'd', 'e'].map((id) => ship(id, '08:00', '09:00'));
    const rows = upcoming([ship('today', '14:00', '15:00')], tomorrow, noon);
    expect(rows.map((row) => row.tomorrow)).toEqual([false, true, true, true]);
  });

  it('ends each ship at the destination, with the trip and the fare to there', () => {
    const halki = { port: 'HLK', portName: { el: 'Χάλκη', en: 'Halki' }, arrivesAt: at('11:30') };
    const tilos = { port: 'TIL', portName: { el: 'Τήλος', en: 'Tilos' }, arrivesAt: at('12:10') };
    const far = ship('far', '11:00', '13:30', {
      via: [halki, { ...tilos, tripId: 'to-tilos', fromCents: 900 }],
    });
    const other = ship('other', '11:30', '12:30');
    expect(towards([far, other], 'TIL')).toMatchObject([
      {
        sailingId: 'far',
        to: { port: 'TIL', at: at('12:10') },
        via: [halki],
        tripId: 'to-tilos',
        fromCents: 900,
      },
    ]);
    expect(towards([far, other], 'SYM')).toEqual([far, other]);
    expect(towards([far, other], null)).toEqual([far, other]);
  });

  it('shows a ship’s progress to its next call', () => {
    const call = { port: 'HLK', portName: { el: 'Χάλκη', en: 'Halki' }, arrivesAt: at('11:30') };
    const [sailing] = onTheWay([ship('sailing', '11:00', '12:30', { via: [call] })], noon);
    expect(sailing).toMatchObject({ nextAt: at('12:30'), progress: 50 });
    expect(onTheWay([ship('arrived', '10:00', '11:00')], noon)).toEqual([]);
  });
});
