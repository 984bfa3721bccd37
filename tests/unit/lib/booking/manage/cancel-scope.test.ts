import { describe, expect, it } from 'vitest';
import {
  cancelPath,
  isSameScope,
  readScope,
  scopeChoices,
  scopeQuery,
} from '#lib/booking/manage/cancel-scope.ts';
import { bookingLike } from '#tests/fixtures/booking-like.ts';

describe('D5 the scope of a cancellation in the address', () => {
  it.each([
    [{}, { kind: 'all' }],
    [{ segment: '1' }, { kind: 'segment', segment: 1 }],
    [{ direction: 'R' }, { kind: 'direction', direction: 'R' }],
    [{ item: 'passenger:2' }, { kind: 'item', item: 'passenger:2' }],
    // Invalid values mean everything; the traveller sees the whole before anything happens.
    [{ item: 'ship:1' }, { kind: 'all' }],
    [{ segment: 'x' }, { kind: 'all' }],
    [{ segment: '99' }, { kind: 'all' }],
    [{ direction: 'B' }, { kind: 'all' }],
  ] as const)('%j', (raw, scope) => {
    expect(readScope(raw)).toEqual(scope);
    expect(readScope(scopeQuery(readScope(raw)))).toEqual(scope);
  });

  it('keeps the selection, the confirmation and the note separate', () => {
    const scope = { kind: 'item', item: 'vehicle:0' } as const;
    expect(cancelPath('el', 'ABEHKM7', scope, { sure: true })).toBe(
      '/booking/manage/cancel?ref=ABEHKM7&item=vehicle%3A0&sure=yes',
    );
    expect(cancelPath('en', 'ABEHKM7', { kind: 'all' }, { note: 'changed' })).toBe(
      '/en/booking/manage/cancel?ref=ABEHKM7&note=changed',
    );
    expect(isSameScope(scope, { kind: 'item', item: 'vehicle:0' })).toBe(true);
    expect(isSameScope(scope, { kind: 'all' })).toBe(false);
  });
});

describe('D5 what can be cancelled on its own', () => {
  it('is nothing with one traveller on one ship', () => {
    expect(scopeChoices(bookingLike({ directions: ['A'], passengers: 1 }))).toEqual({
      bounds: [],
      items: [],
    });
  });

  it('is each direction of a return trip, and each of its travellers, vehicles and pets', () => {
    const { bounds, items } = scopeChoices(
      bookingLike({ directions: ['A', 'R'], passengers: 2, vehicles: 1, pets: 1 }),
    );
    expect(bounds).toEqual([
      { kind: 'direction', direction: 'A' },
      { kind: 'direction', direction: 'R' },
    ]);
    expect(items.map(scopeQuery)).toEqual([
      { item: 'passenger:0' },
      { item: 'passenger:1' },
      { item: 'vehicle:0' },
      { item: 'pet:0' },
    ]);
  });

  it('is each ship of several legs, without those that have left', () => {
    const booking = bookingLike({ directions: ['A', 'A', 'A'], passengers: 1, ahead: [1, 2] });
    expect(scopeChoices(booking).bounds).toEqual([
      { kind: 'segment', segment: 1 },
      { kind: 'segment', segment: 2 },
    ]);
  });

  it('isn’t a traveller who was cancelled before', () => {
    const booking = bookingLike({ directions: ['A'], passengers: 3, cancelled: [1] });
    expect(scopeChoices(booking).items).toEqual([
      { kind: 'item', item: 'passenger:0' },
      { kind: 'item', item: 'passenger:2' },
    ]);
  });

  it('is nothing when the service doesn’t allow it', () => {
    expect(scopeChoices(bookingLike({ directions: ['A', 'R'], passengers: 1, ahead: [] })).bounds).toEqual(
      [],
    );
  });
});
