import { describe, expect, it } from 'vitest';
import type { DaySailing } from '#contracts/reservations/index.ts';
import { shipsAt, type SeaShip, stateOf } from '#lib/sea/stretch.ts';
import { type Movement, movementsOf } from '#lib/sea/voyages.ts';

type Call = DaySailing['calls'][number];
type Planned = { port: string; arrives?: string; departs?: string } & Partial<Call>;

const name = { el: '', en: '' };
const at = (time: string, day = '08') => `2027-06-${day}T${time}:00+03:00`;
const ms = (time: string, day = '08') => Date.parse(at(time, day));

function sailing(calls: readonly Planned[], change: Partial<DaySailing> = {}): DaySailing {
  return {
    sailingId: 'S',
    lineId: 'L',
    ship: { id: 'V', name, kind: 'fast', takesVehicles: false },
    state: 'planned',
    notice: null,
    delayMinutes: 0,
    isChanged: false,
    calls: calls.map(({ arrives, departs, ...call }) => ({
      portName: name,
      quay: 'Q',
      quayName: name,
      arrivesAt: arrives ? at(arrives) : null,
      departsAt: departs ? at(departs) : null,
      stopover: false,
      adultCents: null,
      ...call,
    })),
    ...change,
  };
}

const out = sailing([
  { port: 'RHO', departs: '08:30' },
  { port: 'HLK', arrives: '09:50', departs: '10:00' },
  { port: 'TIL', arrives: '10:45' },
]);
const back = sailing([
  { port: 'TIL', departs: '16:00' },
  { port: 'RHO', arrives: '18:00' },
]);

function shipAt(instant: number, sailings: readonly DaySailing[]): Movement | undefined {
  return movementsOf('V', sailings).find(
    ({ from, until }) => from <= instant && (until === null || instant < until),
  );
}

describe('what a ship does', () => {
  it('lies in port before, between and after her crossings', () => {
    expect(shipAt(ms('07:00'), [out, back])).toMatchObject({ kind: 'in-port', port: 'RHO', next: out });
    expect(shipAt(ms('08:30'), [out, back])).toMatchObject({ kind: 'crossing', ports: ['RHO', 'HLK'] });
    expect(shipAt(ms('09:55'), [out, back])).toMatchObject({ kind: 'in-port', port: 'HLK', next: out });
    expect(shipAt(ms('12:00'), [out, back])).toMatchObject({ kind: 'in-port', port: 'TIL', next: back });
    expect(shipAt(ms('20:00'), [out, back])).toMatchObject({ kind: 'in-port', port: 'RHO', next: null });
  });

  it('follows a reported delay', () => {
    const late = sailing(
      [
        { port: 'RHO', departs: '08:30', expectedDepartsAt: at('09:10') },
        { port: 'HLK', arrives: '09:50', expectedArrivesAt: at('10:30') },
      ],
      { state: 'delayed', delayMinutes: 40 },
    );
    expect(shipAt(ms('09:00'), [late])).toMatchObject({ kind: 'in-port', port: 'RHO' });
    expect(shipAt(ms('10:00'), [late])).toMatchObject({ kind: 'crossing', until: ms('10:30') });
  });

  it('ends a late crossing before the next one, of which nobody has reported anything', () => {
    const late = sailing([
      { port: 'RHO', departs: '14:00' },
      { port: 'TIL', arrives: '15:50', expectedArrivesAt: at('16:20') },
    ]);
    expect(shipAt(ms('16:10'), [late, back])).toMatchObject({ kind: 'crossing', ports: ['RHO', 'TIL'] });
    expect(shipAt(ms('16:20'), [late, back])).toMatchObject({ kind: 'crossing', ports: ['TIL', 'RHO'] });
  });

  it('stays where she is when a sailing is cancelled', () => {
    const standing = {
      kind: 'cancelled',
      plannedDepartsAt: at('16:00'),
      plannedArrivesAt: at('18:00'),
      title: name,
      text: name,
      notice: null,
    } as const;
    expect(shipAt(ms('17:00'), [out, { ...back, standing }])).toMatchObject({ kind: 'in-port', port: 'TIL' });
    expect(shipAt(ms('17:00'), [out, { ...back, state: 'cancelled' }])).toMatchObject({ port: 'TIL' });
    expect(movementsOf('V', [{ ...out, state: 'cancelled' }])).toEqual([]);
  });

  it('passes a skipped call', () => {
    const skips = { ...out, calls: out.calls.map((call) => ({ ...call, isSkipped: call.port === 'HLK' })) };
    expect(shipAt(ms('09:55'), [skips])).toMatchObject({ kind: 'crossing', ports: ['RHO', 'TIL'] });
  });

  it('sails past midnight', () => {
    const night = sailing([
      { port: 'RHO', departs: '22:00' },
      { port: 'KSJ', arrivesAt: at('01:00', '09') },
    ]);
    expect(shipAt(ms('00:30', '09'), [night])).toMatchObject({ kind: 'crossing', ports: ['RHO', 'KSJ'] });
    expect(shipAt(ms('01:00', '09'), [night])).toMatchObject({ kind: 'in-port', port: 'KSJ' });
  });
});

const texts = { where: '', time: '', next: '', note: '', says: '' };

function crossing(id: string, track: readonly number[]): SeaShip {
  return { id, name: id, stretches: [{ from: 1000, until: 2000, track, texts }] };
}

describe('the place of a ship', () => {
  it('is on her track, by the share of the time that has passed, with her bow along it', () => {
    const [ship] = shipsAt([crossing('A', [0, 0, 100, 0, 100, 100])], 1750);
    expect(ship).toMatchObject({ x: 100, y: 50, heading: 90, done: 0.75, isAtSea: true });
    expect(ship?.wake).toEqual([0, 0, 100, 0, 100, 50]);
  });

  it('is beside another ship in the same port', () => {
    const places = shipsAt([crossing('A', [40, 40]), crossing('B', [40, 40]), crossing('C', [9, 9])], 1500);
    expect(places.map(({ x, y, isAtSea }) => [x, y, isAtSea])).toEqual([
      [40, 40, false],
      [40, 55, false],
      [9, 9, false],
    ]);
  });

  it('is unknown outside of what the service has told', () => {
    expect(shipsAt([crossing('A', [0, 0, 9, 9]), { id: 'B', name: 'B', stretches: [] }], 2000)).toEqual([]);
  });

  it('is drawn within the frame of a map, as at sea or in port', () => {
    const frame = [0, 0, 100, 50] as const;
    const at = (x: number, y: number, isAtSea = true) => stateOf({ x, y, isAtSea }, frame);
    expect([at(0, 0), at(100, 50, false)]).toEqual(['sea', 'port']);
    expect([at(-1, 9), at(101, 9), at(9, -1), at(9, 51)]).toEqual(['away', 'away', 'away', 'away']);
    expect(stateOf({ x: 999, y: 999, isAtSea: true })).toBe('sea');
    expect(stateOf(undefined)).toBe('away');
  });
});
