import { afterEach, describe, expect, it, vi } from 'vitest';
import { paymentNote } from '#lib/booking/pay/payment-note.ts';
import { isWaiting, isWithPayment, onlineMethods, paymentView } from '#lib/booking/pay/payment-view.ts';
import {
  paymentCancelUrl,
  paymentNoteOf,
  paymentPath,
  paymentReturnUrl,
} from '#lib/booking/payment-paths.ts';
import type { Booking } from '#contracts/reservations/index.ts';

const quote: Booking['quote'] = {
  currency: 'EUR',
  lines: [],
  segmentCents: [1100],
  segmentFullCents: [1100],
  discountCents: 0,
  vat: [],
  totalCents: 1100,
};
const attempt = {
  method: 'card',
  state: 'failed',
  redirectUrl: null,
  paidCents: 0,
  dueCents: 1100,
  refundCents: 0,
} satisfies Booking['payment'];
const address = 'https://checkout.example/c/1';
const pending = { ...attempt, state: 'pending', redirectUrl: address } as const;
const refunded = { ...attempt, state: 'refunded', paidCents: 1100, refundCents: 1100, dueCents: 0 } as const;
const booking = (state: Booking['state'], payment?: Booking['payment']) => ({
  state,
  payment,
  quote,
  actions: undefined,
  segments: [],
});

describe('D4 the payment page’s state comes only from the service', () => {
  it.each([
    ['a hold without travellers', booking('held'), { kind: 'elsewhere', page: 'travellers' }],
    ['a hold whose payment failed', booking('held', attempt), { kind: 'again', tried: true }],
    ['one that can be paid at the provider', booking('paying', pending), { kind: 'open', address }],
    [
      'one that the payer has completed but the bank hasn’t',
      booking('paying', { ...pending, redirectUrl: null }),
      { kind: 'processing' },
    ],
    ['a paid one', booking('ticketed', refunded), { kind: 'elsewhere', page: 'confirmation' }],
    ['an unpaid one', booking('confirmed'), { kind: 'again', tried: false }],
    ['an unpaid one whose payment failed', booking('confirmed', attempt), { kind: 'again', tried: true }],
    ['an unpaid one at the provider', booking('confirmed', pending), { kind: 'open', address }],
    [
      'one without a balance due',
      booking('confirmed', refunded),
      { kind: 'elsewhere', page: 'confirmation' },
    ],
    ['one that expired at the provider', booking('expired', pending), { kind: 'late' }],
    ['one whose money arrived too late', booking('expired', refunded), { kind: 'back', cents: 1100 }],
    ['one that expired after a failed payment', booking('expired', attempt), { kind: 'over' }],
    ['one that expired without a payment', booking('expired'), { kind: 'elsewhere', page: 'travellers' }],
    ['one without a date', booking('open'), { kind: 'elsewhere', page: 'manage' }],
    ['a cancelled one', booking('cancelled', refunded), { kind: 'elsewhere', page: 'manage' }],
    ['one that was given up', booking('released'), { kind: 'elsewhere', page: 'manage' }],
  ])('of %s', (_, given, view) => {
    expect(paymentView(given, true)).toEqual(view);
  });

  it('is unknown while the provider doesn’t respond, and then nothing is claimed', () => {
    expect(paymentView(booking('paying', pending), false)).toEqual({ kind: 'unknown', address });
    expect(paymentView(booking('ticketed', refunded), false)).toEqual({
      kind: 'elsewhere',
      page: 'confirmation',
    });
  });

  it('is polled only while a payment is under way', () => {
    const views = (['held', 'paying', 'expired'] as const).flatMap((state) =>
      [attempt, pending].map((payment) => paymentView(booking(state, payment), true)),
    );
    expect(views.map((view) => [view.kind, isWaiting(view)])).toEqual([
      ['again', false],
      ['open', true],
      ['again', false],
      ['open', true],
      ['over', false],
      ['late', true],
    ]);
  });

  it('D8 makes other pages redirect to it, without loops', () => {
    const states = [
      'held',
      'paying',
      'confirmed',
      'ticketed',
      'open',
      'expired',
      'released',
      'cancelled',
    ] as const;
    const led = states.flatMap((state) =>
      [undefined, attempt, pending, refunded].flatMap((payment) => {
        const given = booking(state, payment);
        return isWithPayment(given) ? [paymentView(given, true).kind] : [];
      }),
    );
    expect(led).toEqual(['unknown', 'again', 'open', 'again', 'late', 'back']);
  });

  it('offers the last tried method first', () => {
    expect(onlineMethods(['agency', 'card', 'test'], 'test')).toEqual(['test', 'card']);
    expect(onlineMethods(['agency', 'card', 'test'], undefined)).toEqual(['card', 'test']);
    expect(onlineMethods(['agency'], 'card')).toEqual([]);
  });

  it('D8 describes a refusal by what can be done about it', () => {
    expect(
      (
        ['payment_unavailable', undefined, 'too_many_requests', 'sales_closed', 'state_conflict'] as const
      ).map(paymentNote),
    ).toEqual(['away', 'away', 'often', 'sailing', 'closed']);
    expect(paymentNote('hold_expired')).toBeUndefined();
  });
});

describe('D1 the return address of a payment', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['https://www.meltemi.example', 'https://www.meltemi.example/'])('is on the site, %s', (site) => {
    vi.stubEnv('SITE_URL', site);
    expect(paymentReturnUrl('el', 'ABEHKM7')).toBe('https://www.meltemi.example/booking/payment?ref=ABEHKM7');
    expect(paymentCancelUrl('en', 'ABEHKM7')).toBe(
      'https://www.meltemi.example/en/booking/payment?ref=ABEHKM7&note=gaveUp',
    );
  });

  it('contains only the reason for the visit', () => {
    expect(paymentPath('en', 'ABEHKM7', 'away')).toBe('/en/booking/payment?ref=ABEHKM7&note=away');
    expect(paymentNoteOf('gaveUp')).toBe('gaveUp');
    expect(paymentNoteOf('paid')).toBeNull();
  });
});
