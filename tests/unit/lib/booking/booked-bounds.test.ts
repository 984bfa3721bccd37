import { describe, expect, it } from 'vitest';
import { bookedBounds, titleOfBound, boundWith } from '#lib/booking/booked-bounds.ts';
import { inTravelOrder, waysOf } from '#contracts/reservations/index.ts';
import { segmentOf } from '#tests/fixtures/booked-segments.ts';

const out = segmentOf('HAL', 'RHO', '2027-06-10T07:00', '2027-06-10T09:00', { way: 0 });
const onward = segmentOf('RHO', 'SYM', '2027-06-10T12:00', '2027-06-10T13:00', { way: 0 });
const back = segmentOf('SYM', 'HAL', '2027-06-14T12:00', '2027-06-14T15:00', { way: 1, direction: 'R' });

describe('D5 the crossings of a booking', () => {
  it('are the chosen bounds, regardless of what lies between their ships', () => {
    expect(bookedBounds([out, onward, back])).toMatchObject([
      { way: 0, numbers: [0, 1], from: { port: 'HAL' }, to: { port: 'SYM' }, isWhole: true },
      { way: 1, numbers: [2], direction: 'R' },
    ]);
    const night = [
      out,
      segmentOf('RHO', 'SYM', '2027-06-11T08:30', '2027-06-11T09:25', { way: 0 }),
      segmentOf('SYM', 'KOS', '2027-06-11T09:35', '2027-06-11T11:05', { way: 1 }),
    ];
    expect(bookedBounds(night).map(({ numbers }) => numbers)).toEqual([[0, 1], [2]]);
  });

  it('put a ship that a change appended in travel order, and leave out a replaced one', () => {
    expect(bookedBounds([out, back, onward]).map(({ numbers }) => numbers)).toEqual([[0, 2], [1]]);
    const direct = [out, back, { ...onward, state: 'replaced' as const }];
    expect(bookedBounds(direct).map(({ numbers, isWhole }) => [numbers, isWhole])).toEqual([
      [[0], true],
      [[1], true],
    ]);
    expect(inTravelOrder(direct).map(({ number }) => number)).toEqual([0, 1]);
  });

  it('have each ship separately when it isn’t known what belongs together', () => {
    const silent = [out, onward, back].map((segment) => ({ ...segment, way: undefined }));
    expect(waysOf(silent)).toEqual([0, 1, 2]);
    expect(waysOf([{ way: 2 }, {}, { way: 5 }])).toEqual([2, 3, 5]);
    expect(bookedBounds(silent)).toHaveLength(3);
  });

  it('don’t join a ship without a date to one that has one, and are no longer whole', () => {
    const ways = bookedBounds([{ ...out, state: 'open' }, onward, back]);
    expect(ways.map(({ state, isWhole }) => [state, isWhole])).toEqual([
      ['open', false],
      ['live', false],
      ['live', true],
    ]);
  });

  it('are titled outbound and return, or legs when there is more than one outbound crossing', () => {
    const titles = (segments: Parameters<typeof titleOfBound>[0]) =>
      segments.map((_, number) => titleOfBound(segments, number));
    const leg = (number: number) => ({ name: 'leg', number });
    expect(titles([out, onward, back]).map(({ name }) => name)).toEqual(['A', 'A', 'R']);
    const silent = [out, onward, back].map((segment) => ({ ...segment, way: undefined }));
    expect(titles(silent)).toEqual([leg(1), leg(2), { name: 'R', number: 1 }]);
    // A leg keeps its number when another one was cancelled, and a ship that a change appended belongs to its own leg.
    expect(
      titles([
        { ...out, state: 'cancelled' },
        { ...onward, way: 1 },
      ]),
    ).toEqual([leg(1), leg(2)]);
    expect(titles([out, { ...back, direction: 'A' }, onward])).toEqual([leg(1), leg(2), leg(1)]);
    expect(titles([{ ...onward, state: 'replaced' }, out]).map(({ name }) => name)).toEqual(['A', 'A']);
  });

  it('are found by any of their ships, and none by an unknown number', () => {
    expect(boundWith([out, onward], 1)?.numbers).toEqual([0, 1]);
    expect(boundWith([out, onward], 2)).toBeNull();
  });
});
