import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RightsData } from '#contracts/reservations/index.ts';
import { effectOn, type Leg } from '#reservations/bookings/disruption-effects.ts';
import type { Disruption } from '#reservations/bookings/disruption-rows.ts';
import { rights } from '#seed/network/rights.ts';

const catalogue = { rights: v.parse(RightsData, rights), minConnection: () => 30 };
const minute = (minutes: number) => Date.UTC(2026, 6, 15, 5) + minutes * 60_000;

type Times = { departs: number; arrives: number; late?: number; lateAtEnd?: number };

/** One ship from its call 1 to its call 3; minutes after eight, local time. */
function leg(seq: number, sailingId: string, times: Times, isLive = true): Leg {
  const { departs, arrives, late = 0, lateAtEnd = late } = times;
  const call = (planned: { arrives: number | null; departs: number | null }, delay: number) => ({
    ...planned,
    expectedArrives: planned.arrives === null ? null : planned.arrives + delay * 60_000,
    expectedDeparts: planned.departs === null ? null : planned.departs + delay * 60_000,
    actualArrives: null,
    actualDeparts: null,
    skipped: false,
    quay: 'Q',
    plannedQuay: null,
    port: 'AAA',
    stopover: false,
  });
  return {
    seq,
    isLive,
    trip: {
      sailingId,
      fromSeq: 1,
      toSeq: 3,
      lineId: 'L1',
      vesselId: 'SHIP',
      plannedVesselId: null,
      isSailingCancelled: false,
      skippedCalls: [],
      status: 'planned',
      delayMinutes: late,
      noticeEl: null,
      noticeEn: null,
      day: '2026-07-15',
      salesOpen: null,
      salesClose: minute(departs - 30),
      calls: [
        call({ arrives: null, departs: minute(departs) }, late),
        call({ arrives: minute(arrives), departs: null }, lateAtEnd),
      ],
      free: {},
    },
  };
}

function effect(kind: Disruption['kind'], legs: Leg[], detail: object = {}) {
  const found = effectOn(catalogue, { sailingId: 'X', kind, detail: { releasedHolds: 0, ...detail } }, legs);
  return found && [found.effect, found.segment, found.sailingId];
}

describe('D5: effect of a disruption on a booking', () => {
  const plain = { departs: 0, arrives: 60 };

  it.each([
    ['the sailing does not sail', 'cancel', {}, ['broken', 0, 'X']],
    ['the port of boarding is passed by', 'skip-call', { seq: 1 }, ['broken', 0, 'X']],
    ['the port of landing is passed by', 'skip-call', { seq: 3 }, ['broken', 0, 'X']],
    ['a port between is passed by', 'skip-call', { seq: 2 }, null],
    ['boarding is at another quay', 'move-quay', { seq: 1 }, ['told', 0, 'X']],
    ['another port has another quay', 'move-quay', { seq: 2 }, null],
    ['another ship comes', 'swap-vessel', {}, ['told', 0, 'X']],
  ] as const)('when %s', (_, kind, detail, expected) => {
    expect(effect(kind, [leg(0, 'X', plain)], detail)).toEqual(expected);
    expect(effect(kind, [leg(0, 'OTHER', plain)], detail)).toBeNull();
    expect(effect(kind, [leg(0, 'X', plain, false)], detail)).toBeNull();
  });

  it.each([
    [0, null],
    [1, 'told'],
    [90, 'told'],
    [91, 'late'],
  ])('when it leaves %i minutes late', (late, expected) => {
    expect(effect('delay', [leg(0, 'X', { ...plain, late })])?.[0] ?? null).toBe(expected);
  });

  it('when it arrives late after leaving on time, those on board are informed', () => {
    expect(effect('delay', [leg(0, 'X', { ...plain, lateAtEnd: 200 })])?.[0]).toBe('told');
  });

  it.each([
    [10, 'told', 0],
    [11, 'connection', 1],
  ])('with %i minutes of delay and ten to spare at the change', (late, expected, segment) => {
    const legs = [leg(0, 'X', { ...plain, late }), leg(1, 'NEXT', { departs: 100, arrives: 160 })];
    expect(effect('delay', legs)).toEqual([expected, segment, segment === 1 ? 'NEXT' : 'X']);
  });

  it('is not missed because of the delay when there never was time to change, or the next ship waits', () => {
    const tight = [leg(0, 'X', { ...plain, late: 40 }), leg(1, 'NEXT', { departs: 80, arrives: 160 })];
    expect(effect('delay', tight)?.[0]).toBe('told');
    const waits = [
      leg(0, 'X', { ...plain, late: 40 }),
      leg(1, 'NEXT', { departs: 100, arrives: 160, late: 40 }),
    ];
    expect(effect('delay', waits)?.[0]).toBe('told');
  });
});
