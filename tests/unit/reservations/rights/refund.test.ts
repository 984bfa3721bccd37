import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NetworkData, passengerLaw, type RefundCause, RightsData } from '#contracts/reservations/index.ts';
import { refundOf, type TicketLine } from '#reservations/rights/refund.ts';
import { rights } from '#seed/network/rights.ts';

const rules = v.parse(RightsData, rights);
/** Wednesday, 08:30 local time. */
const DEPARTS = '2026-07-15T08:30:00+03:00';

const full: TicketLine[] = [
  { kind: 'fare', item: 'passenger:0', cents: 2450 },
  { kind: 'dues', item: 'passenger:0', cents: 100 },
];
const early: TicketLine[] = [
  { kind: 'fare', item: 'passenger:0', cents: 2450 },
  { kind: 'discount', item: 'passenger:0', cents: -368, rule: 'early' },
  { kind: 'dues', item: 'passenger:0', cents: 100 },
];

function ask(
  now: string,
  given: {
    lines?: TicketLine[];
    paid?: number;
    cause?: RefundCause;
    departs?: string;
    issuedOn?: string;
    data?: typeof rules;
  } = {},
) {
  const lines = given.lines ?? full;
  return refundOf(given.data ?? rules, {
    ticketLines: lines,
    paidCents: given.paid ?? lines.reduce((sum, { cents }) => sum + cents, 0),
    departsAt: new Date(given.departs ?? DEPARTS),
    now: new Date(now),
    cause: given.cause ?? 'passenger',
    ...(given.issuedOn && { issuedOn: given.issuedOn }),
  });
}

describe('D5: refunds when the passenger cancels (domain 3.5)', () => {
  it.each([
    ['weeks ahead', '2026-06-01T12:00:00+03:00', 100, 'tariff-7-days'],
    ['the last second of the day a week before', '2026-07-08T23:59:59.999+03:00', 100, 'tariff-7-days'],
    ['midnight after it', '2026-07-09T00:00:00+03:00', 50, 'tariff-1-hour'],
    ['exactly an hour before', '2026-07-15T07:30:00+03:00', 50, 'tariff-1-hour'],
    ['within that second', '2026-07-15T07:30:00.999+03:00', 50, 'tariff-1-hour'],
    ['a second later', '2026-07-15T07:30:01+03:00', 0, null],
    ['after departure', '2026-07-15T08:30:00+03:00', 0, null],
  ])('for an ordinary ticket: %s', (_, now, percent, ruleId) => {
    expect(ask(now)).toMatchObject({ percent, ruleId, cents: (2550 * percent) / 100 });
  });

  it.each([
    ['all of the day two weeks before', '2026-07-01T23:59:59+03:00', 100, 'gr-14-days', 2182],
    ['midnight after it', '2026-07-02T00:00:00+03:00', 75, 'gr-7-days', 1637],
    ['the last second a week before', '2026-07-08T23:59:59+03:00', 75, 'gr-7-days', 1637],
    ['midnight after it', '2026-07-09T00:00:00+03:00', 50, 'gr-12-hours', 1091],
    ['exactly twelve hours before', '2026-07-14T20:30:00+03:00', 50, 'gr-12-hours', 1091],
    ['a second later', '2026-07-14T20:30:01+03:00', 0, null, 0],
  ])('for an early-booking fare, by law: %s', (_, now, percent, ruleId, cents) => {
    expect(ask(now, { lines: early })).toMatchObject({ percent, ruleId, cents });
  });

  it('include the deadline, in both languages and with the source', () => {
    expect(ask('2026-07-01T12:00:00+03:00')).toMatchObject({
      until: '2026-07-08T23:59:59+03:00',
      source: 'Terms of carriage',
      legalReason: { el: expect.stringContaining('7 ημέρες'), en: expect.stringContaining('7 days') },
    });
    expect(ask('2026-07-10T12:00:00+03:00').until).toBe('2026-07-15T07:30:00+03:00');
    expect(ask('2026-07-15T08:00:00+03:00')).toMatchObject({ until: null, source: '' });
  });

  it('count calendar days and elapsed hours when the clocks change', () => {
    const departs = '2026-10-25T08:30:00+02:00';
    expect(ask('2026-10-18T23:59:59+03:00', { departs }).percent).toBe(100);
    expect(ask('2026-10-19T00:00:00+03:00', { departs }).percent).toBe(50);
    const afterTheNight = { departs, lines: early };
    expect(ask('2026-10-24T21:30:00+03:00', afterTheNight).percent).toBe(50);
    expect(ask('2026-10-24T21:30:01+03:00', afterTheNight).percent).toBe(0);
  });

  it('round each ticket half up and never exceed what was paid', () => {
    const odd: TicketLine[] = [
      { kind: 'fare', item: 'passenger:0', cents: 2451 },
      { kind: 'fare', item: 'passenger:1', cents: 1225 },
    ];
    const answer = ask('2026-07-10T12:00:00+03:00', { lines: odd });
    expect(answer.items.map(({ cents }) => cents)).toEqual([1226, 613]);
    expect(answer.cents).toBe(1839);
    expect(ask('2026-07-10T12:00:00+03:00', { lines: odd, paid: 1000 }).cents).toBe(1000);
    expect(ask('2026-07-10T12:00:00+03:00', { lines: odd, paid: 0 })).toMatchObject({
      cents: 0,
      percent: 50,
    });
  });

  it('are decided for each ticket separately, with the rule that accounts for most', () => {
    const mixed: TicketLine[] = [...early, { kind: 'fare', item: 'pet:0', cents: 800 }];
    const answer = ask('2026-07-05T12:00:00+03:00', { lines: mixed });
    expect(answer.items).toEqual([
      { item: 'passenger:0', cents: 1637, percent: 75, ruleId: 'gr-7-days' },
      { item: 'pet:0', cents: 800, percent: 100, ruleId: 'tariff-7-days' },
    ]);
    expect(answer).toMatchObject({ cents: 2437, ruleId: 'gr-7-days', percent: 75 });
  });
});

describe('D5: fares refundable only by law', () => {
  it('ignore the tariff when a line is not refundable', () => {
    const [fare, ...rest] = full;
    if (!fare) throw new Error('no fare');
    const lines: TicketLine[] = [
      fare,
      { kind: 'discount', item: 'passenger:0', cents: -500, rule: 'promo:SYMI', refundable: false },
      ...rest,
    ];
    expect(ask('2026-07-05T12:00:00+03:00', { lines })).toMatchObject({ ruleId: 'gr-7-days', percent: 75 });
    expect(ask('2026-07-05T12:00:00+03:00', { lines, cause: 'carrier' })).toMatchObject({ percent: 100 });
  });
});

describe('D5: refunds for other causes', () => {
  it.each([
    ['carrier', 'eu-carrier'],
    ['sailing-ban', 'gr-sailing-ban'],
    ['force-majeure', 'gr-force-majeure'],
  ] as const)('are full for %s, regardless of early booking and departure', (cause, ruleId) => {
    for (const now of ['2026-06-01T12:00:00+03:00', '2026-07-15T08:29:59+03:00', '2026-07-16T09:00:00+03:00'])
      expect(ask(now, { cause, lines: early })).toMatchObject({
        percent: 100,
        ruleId,
        cents: 2182,
        until: null,
      });
  });

  it('follow the rules of the day of purchase', () => {
    const [first, ...others] = rules;
    if (first?.kind !== 'refund') throw new Error('the tariff comes first');
    const data = [
      { ...first, validTo: '2026-06-30' },
      { ...first, id: 'stricter', validFrom: '2026-07-01', percent: 80 },
      ...others,
    ];
    const now = '2026-07-05T12:00:00+03:00';
    expect(ask(now, { data, issuedOn: '2026-06-30' })).toMatchObject({
      percent: 100,
      ruleId: 'tariff-7-days',
    });
    expect(ask(now, { data, issuedOn: '2026-07-01' })).toMatchObject({ percent: 80, ruleId: 'stricter' });
    expect(ask(now, { data })).toMatchObject({ percent: 80 });
  });

  it('follow the law where the operator has no tariff of its own', () => {
    const data = v.parse(NetworkData.entries.rights, undefined);
    expect(data).toEqual(v.parse(RightsData, passengerLaw));
    expect(ask('2026-07-05T12:00:00+03:00', { data })).toMatchObject({ percent: 75, ruleId: 'gr-7-days' });
    expect(ask('2026-07-05T12:00:00+03:00', { data: [] })).toMatchObject({ cents: 0, ruleId: null });
  });
});
