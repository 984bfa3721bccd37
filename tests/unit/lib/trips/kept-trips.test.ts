import { describe, expect, it } from 'vitest';
import {
  inOrder,
  type KeptTrip,
  nextShip,
  parseTrips,
  shipOfToday,
  tripOf,
  withoutTrip,
  withShip,
  withTrip,
} from '#lib/trips/kept-trips.ts';
import { keptShip, keptTrip } from '#tests/fixtures/kept-trips.ts';

const at = (instant: string) => new Date(instant);
const NOW = at('2027-06-09T12:00:00+03:00');
const references = (trips: readonly KeptTrip[]) => trips.map(({ reference }) => reference);

describe('the trips that a device remembers', () => {
  it('are read back as they were written, with the time of the device', () => {
    const { asOf: _, ...trip } = keptTrip();
    const stored = withTrip(null, trip, NOW);
    expect(parseTrips(stored, NOW)).toEqual([{ ...trip, asOf: NOW.toISOString() }]);
    const changed = withTrip(stored, { ...trip, hasTickets: false }, NOW);
    expect(parseTrips(changed, NOW)).toMatchObject([{ reference: trip.reference, hasTickets: false }]);
  });

  it('are at most twelve, the newest', () => {
    let stored: string | null = null;
    for (let number = 10; number < 30; number += 1)
      stored = withTrip(stored, keptTrip({ reference: `ABEHK${number}` }), NOW);
    const kept = references(parseTrips(stored, NOW));
    expect(kept).toHaveLength(12);
    expect(kept[0]).toBe('ABEHK29');
  });

  it('are forgotten two days after the last arrival, when asked, and without a ship', () => {
    const stored = withTrip(null, keptTrip(), NOW);
    expect(parseTrips(stored, at('2027-06-12T09:24:00+03:00'))).toHaveLength(1);
    expect(parseTrips(stored, at('2027-06-12T09:25:00+03:00'))).toEqual([]);
    expect(withoutTrip(stored, 'ABEHKM7', NOW)).toBe('[]');
    expect(withTrip(stored, keptTrip({ ships: [] }), NOW)).toBe('[]');
  });

  it('leave out whatever is damaged or foreign', () => {
    const [ship] = keptTrip().ships;
    const damaged = [
      null,
      7,
      'x',
      {},
      { ...keptTrip(), reference: '<b>' },
      { ...keptTrip(), asOf: 'yesterday' },
      { ...keptTrip(), ships: [{ ...ship, departsAt: '2027-06-10' }] },
      { ...keptTrip(), ships: [{ ...ship, to: { el: 'Σύμη' } }] },
      { ...keptTrip(), ships: [{ ...ship, state: 'lost' }] },
    ];
    expect(references(parseTrips(JSON.stringify([...damaged, keptTrip()]), NOW))).toEqual(['ABEHKM7']);
    for (const text of [null, '', '{', '{}', 'null', '"x"']) expect(parseTrips(text, NOW)).toEqual([]);
    expect(tripOf({ ...keptTrip(), party: 2 })).toBeNull();
  });
});

it('a trip takes newer facts of its ship, and keeps its choices', () => {
  const trip = keptTrip({ ships: [keptShip({ hasChoices: true }), keptShip({ id: 'L2' })] });
  const [ship, other] = trip.ships;
  if (!ship) throw new Error('no ship');
  const late = keptShip({ state: 'changed', departsAt: '2027-06-10T08:55:00+03:00' });
  expect(withShip(trip, ship, late)?.ships).toEqual([{ ...late, hasChoices: true }, other]);
  for (const answer of [null, {}, { ...late, id: 'L9' }, { ...late, quay: 'Κολώνα' }])
    expect(withShip(trip, ship, answer)).toBeNull();
});

describe('the boat of today', () => {
  const trips = [keptTrip()];

  it('is there from 24 hours before its departure until its arrival', () => {
    const idAt = (instant: string) => shipOfToday(trips, at(instant))?.ship.id ?? null;
    expect(idAt('2027-06-09T08:29:00+03:00')).toBeNull();
    expect(idAt('2027-06-09T08:30:00+03:00')).toBe('L1-20270610.0.1');
    expect(idAt('2027-06-10T09:24:00+03:00')).toBe('L1-20270610.0.1');
    expect(idAt('2027-06-10T09:25:00+03:00')).toBeNull();
  });

  it('is the soonest of several', () => {
    const [ship] = keptTrip().ships;
    if (!ship) throw new Error('no ship');
    const sooner = {
      ...ship,
      id: 'L2',
      departsAt: '2027-06-10T07:00:00+03:00',
      arrivesAt: '2027-06-10T07:50:00+03:00',
    };
    const both = [...trips, keptTrip({ reference: 'ABEHKM9', ships: [sooner] })];
    expect(shipOfToday(both, at('2027-06-10T06:00:00+03:00'))?.trip.reference).toBe('ABEHKM9');
    expect(shipOfToday(both, at('2027-06-10T08:00:00+03:00'))?.trip.reference).toBe('ABEHKM7');
    expect(references(inOrder(both, at('2027-06-10T06:00:00+03:00')))).toEqual(['ABEHKM9', 'ABEHKM7']);
    expect(references(inOrder(both, at('2027-06-10T08:00:00+03:00')))).toEqual(['ABEHKM7', 'ABEHKM9']);
    expect(nextShip(keptTrip({ ships: [sooner] }), at('2027-06-11T08:00:00+03:00'))?.id).toBe('L2');
  });
});
