import { describe, expect, it } from 'vitest';
import { managePath, noteOf } from '#lib/booking/manage/manage-path.ts';
import { refundRows } from '#lib/booking/manage/refund-rows.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { sourceName } from '#foundation/text/law-names.ts';
import { statusOf, statusText } from '#lib/booking/manage/booking-status.ts';

const payment = {
  method: 'agency' as const,
  state: 'paid' as const,
  redirectUrl: null,
  paidCents: 0,
  dueCents: 0,
  refundCents: 0,
};
const ticket = {
  segment: 0,
  item: 'passenger:0',
  cents: 4333,
  backCents: 2167,
  percent: 50,
  rule: 'tariff-1-hour',
  reason: { el: 'Το 50 %', en: '50%' },
  source: 'Terms of carriage',
  until: '2027-06-10T07:30:00+03:00',
};

describe('D5 the refund is shown ship by ship and rule by rule', () => {
  it('makes one row of travellers who share a ship and a rule, and adds whole cents', () => {
    const rows = refundRows([
      { ...ticket, segment: 1, percent: 100, backCents: 4333, rule: 'tariff-7-days' },
      ticket,
      { ...ticket, item: 'passenger:1' },
    ]);
    expect(
      rows.map(({ segment, tickets, paidCents, backCents }) => [
        segment,
        tickets.map(({ item }) => item),
        paidCents,
        backCents,
      ]),
    ).toEqual([
      [0, ['passenger:0', 'passenger:1'], 8666, 4334],
      [1, ['passenger:0'], 4333, 4333],
    ]);
  });

  it('keeps tickets of one ship separate when different rules apply', () => {
    const rows = refundRows([
      ticket,
      { ...ticket, item: 'passenger:1', rule: null, percent: 0, backCents: 0 },
    ]);
    expect(rows.map(({ percent }) => percent)).toEqual([50, 0]);
  });
});

describe('D5 the page of a booking', () => {
  it('has the reference in its address but never the credential', () => {
    expect(managePath('en', 'ABEHKM7', { view: 'cancel', note: 'changed' })).toBe(
      '/en/booking/manage/cancel?ref=ABEHKM7&note=changed',
    );
    expect(noteOf('sent')).toBe('sent');
    expect(noteOf('<b>paid</b>')).toBeNull();
  });

  it('describes a refusal by what the traveller can do about it', () => {
    expect(refusalNote('too_many_requests', 'closed')).toBe('often');
    expect(refusalNote('price_changed', 'closed')).toBe('changed');
    expect(refusalNote('state_conflict', 'closed')).toBe('closed');
    expect(refusalNote(undefined, 'closed')).toBe('away');
  });

  it('distinguishes an expired hold from an unused ticket without a date', () => {
    expect(statusOf({ state: 'confirmed', segments: [] })).toBe('unpaid');
    const owing = { ...payment, paidCents: 1332, dueCents: 1850 };
    expect(statusText({ state: 'confirmed', segments: [], payment: owing })).toBe('difference');
    expect(statusText({ state: 'confirmed', segments: [] })).toBe('unpaid');
    expect(statusText({ state: 'ticketed', segments: [], payment: owing })).toBe('ticketed');
    expect(statusOf({ state: 'expired', segments: [] })).toBe('gone');
  });
});

describe('D5 the law is cited in the language of the page', () => {
  it.each([
    ['Terms of carriage', 'Όροι μεταφοράς'],
    ['Conditions of carriage', 'Όροι μεταφοράς'],
    ['Law 3709/2008', 'Ν. 3709/2008'],
    ['Regulation (EU) No 1177/2010, art. 18', 'Κανονισμός (ΕΕ) 1177/2010, άρθρο 18'],
    ['House rules', 'House rules'],
  ])('%s', (source, greek) => {
    expect(sourceName(source, 'el')).toBe(greek);
    expect(sourceName(source, 'en')).toBe(source);
  });
});
