import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SailingStanding, SegmentStanding } from '#contracts/reservations/index.ts';
import { type BookedFacts, sailingStanding, segmentStanding } from '#reservations/sailings/standing.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import {
  booked,
  callAt as call,
  late,
  names as catalogue,
  quayOne,
  quayTwo,
  shipOne,
  shipTwo,
  tripWith as trip,
} from '#tests/fixtures/standings.ts';

describe('the standing of a sailing', () => {
  it.each<[string, Partial<Segment>, string, string, string]>([
    ['as planned', {}, 'runs', 'Κανονικά', 'As planned'],
    ['late', late(45), 'runs', 'Καθυστέρηση 45\u00A0λ.', '45\u00A0min late'],
    [
      'very late',
      late(150),
      'runs',
      'Καθυστέρηση 2\u00A0ώ.\u00A030\u00A0λ.',
      '2\u00A0h\u00A030\u00A0min late',
    ],
    ['cancelled', { isSailingCancelled: true, status: 'cancelled' }, 'cancelled', 'Ακυρώθηκε', 'Cancelled'],
    [
      'at another quay',
      {
        calls: [call('RHO', 0, { quay: quayTwo?.id ?? '', plannedQuay: quayOne?.id ?? '' }), call('KOS', 60)],
      },
      'runs',
      'Άλλη προβλήτα',
      'Another quay',
    ],
    [
      'with another ship',
      { plannedVesselId: shipOne?.id ?? '', vesselId: shipTwo?.id ?? '' },
      'runs',
      'Άλλο πλοίο',
      'Another ship',
    ],
    [
      'passing by the port of landing',
      { status: 'cancelled', calls: [call('RHO', 0), call('SYM', 60, { skipped: true })] },
      'call-skipped',
      'Ακυρώθηκε',
      'Cancelled',
    ],
    [
      'passing by a port between',
      { skippedCalls: [{ seq: 1, port: 'SYM' }] },
      'runs',
      'Παραλείπεται λιμάνι',
      'A call is skipped',
    ],
  ])('%s', (_, facts, kind, el, en) => {
    const standing = sailingStanding(catalogue, trip(facts));
    expect(standing.kind).toBe(kind);
    expect(standing.title).toEqual({ el, en });
    expect(v.is(SailingStanding, standing)).toBe(true);
  });

  it('contains the new time, the long delay, and the names of quays and ships', () => {
    const standing = sailingStanding(
      catalogue,
      trip({ ...late(120), plannedVesselId: shipOne?.id ?? '', vesselId: shipTwo?.id ?? '' }),
    );
    expect(standing).toMatchObject({
      plannedDepartsAt: '2026-07-15T08:00:00+03:00',
      changes: [
        { kind: 'late', minutes: 120, isLong: true, expectedDepartsAt: '2026-07-15T10:00:00+03:00' },
        { kind: 'ship', planned: shipOne?.name, now: shipTwo?.name },
      ],
    });
    expect(standing.text.en).toContain('It is now expected to leave at 10:00 instead of 08:00.');
    expect(standing.text.el).toContain('Η αναχώρηση αναμένεται στις 10:00 αντί στις 08:00.');
    expect(sailingStanding(catalogue, trip(late(90)))).toMatchObject({ changes: [{ isLong: false }] });
  });

  it('includes calls before and after the trip when the whole voyage is shown', () => {
    const facts = trip({ skippedCalls: [{ seq: 3, port: 'SYM' }] });
    expect(sailingStanding(catalogue, facts)).toMatchObject({ changes: [] });
    expect(sailingStanding(catalogue, facts, 'voyage')).toMatchObject({
      changes: [{ kind: 'call-skipped', port: 'SYM' }],
    });
  });
});

describe('the standing of a booked segment', () => {
  const planned = sailingStanding(catalogue, trip());
  const cancelled = sailingStanding(catalogue, trip({ isSailingCancelled: true }));

  it.each<[string, SailingStanding, Partial<BookedFacts>, string, RegExp]>([
    ['as planned', planned, {}, 'runs', /^$/],
    [
      'cancelled, with a choice',
      cancelled,
      { choices: ['rebook', 'refund'] },
      'cancelled',
      /Do not come.*choose/,
    ],
    ['cancelled, without one', cancelled, {}, 'cancelled', /Do not come/],
    ['rebooked', planned, { isRebooked: true }, 'runs', /moved to this sailing/],
    ['refunded', cancelled, { state: 'cancelled', isRefunded: true }, 'refunded', /not valid/],
    ['given up', cancelled, { state: 'cancelled' }, 'ended', /not valid/],
    ['taken off a smaller ship', planned, { state: 'open', isDisplaced: true }, 'displaced', /smaller ship/],
    ['without a date', planned, { state: 'open' }, 'open', /no date/],
    ['missed', planned, { isMissed: true, choices: ['refund'] }, 'runs', /too late for this one.*refund/],
  ])('%s', (_, sailing, facts, kind, text) => {
    const standing = segmentStanding(sailing, { ...booked, ...facts });
    expect(v.is(SegmentStanding, standing)).toBe(true);
    expect(standing.kind).toBe(kind);
    expect(standing.text.en).toMatch(text);
    expect(standing.text.el === '').toBe(standing.text.en === '');
  });
});
