import { describe, expect, test } from 'vitest';
import {
  discountReasons,
  itemCents,
  rowsOf,
  rowsOfBound,
} from '#app/[locale]/(booking)/booking/_shared/price-rows.ts';
import { searchOf } from '#app/[locale]/(booking)/booking/_shared/search-of.ts';
import { afterwards, offeredMethods } from '#app/[locale]/(booking)/booking/travellers/payment.ts';
import type { Booking, Quote, QuoteLine } from '#contracts/reservations/index.ts';

type Segment = Booking['segments'][number];
const named = (text: string) => ({ el: text, en: text });
const stop = (port: string, at: string) => ({
  port,
  portName: named(port),
  quay: port,
  quayName: named(port),
  at: `2027-06-${at}:00+03:00`,
});

function ship(from: [string, string], to: [string, string], direction: 'A' | 'R' = 'A'): Segment {
  return {
    leg: {
      tripId: `${from[0]}-${to[0]}`,
      sailingId: 'S',
      lineId: 'L',
      vessel: { id: 'V', name: named('V'), kind: 'fast', takesVehicles: true },
      from: stop(...from),
      to: stop(...to),
      calls: [],
    },
    class: 'ECO',
    direction,
    beThereBy: '2027-06-10T08:00:00+03:00',
    durationMinutes: 60,
  };
}

const line = (segment: number, item: string, cents: number, more: Partial<QuoteLine> = {}): QuoteLine => ({
  kind: 'fare',
  segment,
  item,
  text: named(item.startsWith('vehicle') ? 'Αυτοκίνητο' : 'Ενήλικας'),
  cents,
  ...more,
});
const early: Partial<QuoteLine> = {
  kind: 'discount',
  text: named('Έγκαιρη'),
  rule: 'early',
  why: named('Γιατί'),
  refundable: false,
};
const quote: Quote = {
  currency: 'EUR',
  lines: [
    line(0, 'passenger:0', 1000),
    line(0, 'passenger:1', 1000),
    line(0, 'passenger:1', -250, early),
    line(0, 'vehicle:0', 3000),
    line(1, 'passenger:0', 800),
    line(1, 'passenger:1', 800),
    line(1, 'passenger:1', 100, { kind: 'dues', text: named('Τέλη') }),
    line(2, 'passenger:0', 500),
    line(2, 'passenger:1', 500),
  ],
  segmentCents: [4750, 1700, 1000],
  segmentFullCents: [5000, 1700, 1000],
  discountCents: -250,
  vat: [],
  totalCents: 7450,
  promo: { code: 'MELTEMI10', text: named('MELTEMI10'), cents: 0 },
};

function booking(segments: Segment[], more: Partial<Booking> = {}): Booking {
  return {
    reference: '2YMKHB9',
    state: 'expired',
    version: 1,
    locale: 'el',
    createdAt: '2027-06-01T08:00:00+03:00',
    holdExpiresAt: null,
    holdSecondsLeft: null,
    payBy: null,
    segments,
    party: {
      passengers: [{ category: 'ADT', entitlement: 'STU' }, { category: 'CHD' }],
      vehicles: [{ category: 'CAR1' }],
      pets: [{ category: 'PET_SMALL' }],
    },
    passengers: [],
    vehicles: [],
    pets: [],
    quote,
    ...more,
  };
}

describe('D1 the search of a booking', () => {
  test('restores the search: legs in order, party, claims, pets and the promo code', () => {
    const search = searchOf(
      booking([
        ship(['RHO', '10T08:30'], ['SYM', '10T09:30']),
        ship(['SYM', '12T08:30'], ['KOS', '12T10:30']),
        ship(['KOS', '14T08:30'], ['PAT', '14T10:30']),
      ]),
    );
    expect(search?.bounds.map(({ from, to, date }) => `${from}-${to} ${date}`)).toEqual([
      'RHO-SYM 2027-06-10',
      'SYM-KOS 2027-06-12',
      'KOS-PAT 2027-06-14',
    ]);
    expect(search).toMatchObject({
      passengers: { adults: 1, children: 1, infants: 0 },
      vehicles: ['CAR1'],
      pets: ['PET_SMALL'],
      claims: ['STU', null],
      promo: 'MELTEMI10',
    });
    expect(searchOf(booking([]))).toBeNull();
  });
});

describe('D6 the rows of a price', () => {
  test('merge equal lines in the order people, vehicles, dues, discounts; one column per bound', () => {
    expect(rowsOf(quote, [[0], [1, 2]]).map(({ text, count, cents }) => [text.el, count, ...cents])).toEqual([
      ['Ενήλικας', 2, 2000, 2600],
      ['Αυτοκίνητο', 1, 3000, null],
      ['Τέλη', 1, null, 100],
      ['Έγκαιρη', 1, -250, null],
    ]);
  });

  test('of all bounds add up to the total, whatever the columns', () => {
    for (const ways of [[[0, 1, 2]], [[0], [1], [2]], [[0, 2], [1]]]) {
      const cents = rowsOf(quote, ways).flatMap((row) => row.cents.map((each) => each ?? 0));
      expect(cents.reduce((sum, each) => sum + each, 0)).toBe(quote.totalCents);
    }
  });

  test('of one leg of several are its own, with the service’s total', () => {
    const { rows, totalCents } = rowsOfBound(quote, [1, 2]);
    expect(totalCents).toBe(2700);
    expect(rows.map(({ text, cents }) => [text.el, cents[0]])).toEqual([
      ['Ενήλικας', 2600],
      ['Τέλη', 100],
    ]);
  });

  test('have each discount once with its reason, and each traveller’s own price', () => {
    expect(discountReasons(quote)).toEqual([
      { key: 'early', text: named('Έγκαιρη'), why: named('Γιατί'), refundable: false },
    ]);
    expect(itemCents(quote, 'passenger:1')).toBe(1000 - 250 + 800 + 100 + 500);
  });
});

describe('D1 after the submit button', () => {
  const pending = (redirectUrl: string | null): Booking =>
    booking([], {
      state: 'paying',
      payment: { method: 'card', state: 'pending', redirectUrl, paidCents: 0, dueCents: 1, refundCents: 0 },
    });

  test('follows the provider’s page, but only if it is a web page', () => {
    expect(afterwards(pending('https://pay.example/x'), 'el')).toBe('https://pay.example/x');
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'nonsense', null])
      expect(afterwards(pending(address), 'en')).toBe('/en/booking/payment?ref=2YMKHB9');
    expect(afterwards(booking([], { state: 'confirmed' }), 'el')).toBe('/booking/confirmation/2YMKHB9');
  });

  test('payment methods have a fixed order; agencies are the default when none is offered', () => {
    expect(offeredMethods(['test', 'agency', 'card'])).toEqual(['card', 'agency', 'test']);
    expect(offeredMethods(undefined)).toEqual(['agency']);
    expect(offeredMethods([])).toEqual(['agency']);
  });
});
