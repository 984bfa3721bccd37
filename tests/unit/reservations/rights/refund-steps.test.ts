import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { RightsData } from '#contracts/reservations/index.ts';
import { refundOf, type TicketLine } from '#reservations/rights/refund.ts';
import { refundSteps } from '#reservations/rights/refund-steps.ts';
import { rights } from '#seed/network/rights.ts';

const rules = v.parse(RightsData, rights);
const about = {
  departsAt: new Date('2026-07-15T08:30:00+03:00'),
  cause: 'passenger',
  issuedOn: '2026-06-01',
} as const;
const full: TicketLine[] = [{ kind: 'fare', item: 'passenger:0', cents: 2550 }];
const early: TicketLine[] = [
  ...full,
  { kind: 'discount', item: 'passenger:0', cents: -368, rule: 'early', refundable: false },
];

describe('D5 refund steps', () => {
  it('fall from everything to nothing for an ordinary ticket', () => {
    expect(refundSteps(rules, { ...about, ticketLines: full })).toEqual([
      { percent: 100, until: '2026-07-08T23:59:59+03:00' },
      { percent: 50, until: '2026-07-15T07:30:00+03:00' },
      { percent: 0, until: null },
    ]);
  });

  it.each([
    ['an ordinary ticket', full],
    ['one refundable only by law', early],
  ])('match the refund at each deadline, and are lower a second later: %s', (_, ticketLines) => {
    const steps = refundSteps(rules, { ...about, ticketLines });
    const at = (now: Date) => refundOf(rules, { ...about, ticketLines, paidCents: 9999, now }).percent;
    expect(steps.length).toBeGreaterThan(1);
    for (const [index, { percent, until }] of steps.entries()) {
      if (until === null) continue;
      expect(at(new Date(until))).toBe(percent);
      expect(at(new Date(Date.parse(until) + 1000))).toBe(steps[index + 1]?.percent);
    }
  });
});
