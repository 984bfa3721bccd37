import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { Plans } from '#app/[locale]/(booking)/booking/manage/plans.tsx';
import type { Booking } from '#contracts/reservations/index.ts';
import en from '#messages/en.json' with { type: 'json' };
import { bookingLike } from '#tests/fixtures/booking-like.ts';
import { withLocale } from '#tests/fixtures/root-params.ts';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace: string) => {
    const messages: AbstractIntlMessages = en;
    return createTranslator({ locale: 'en', messages, namespace, timeZone: 'Europe/Athens' });
  },
}));

const { booking: t } = en.common;
const NOW = new Date('2026-06-01T12:00:00+03:00');
const until = '2026-06-10T08:00:00+03:00';
const nothing = { pay: null, change: null, open: null, redate: null, correct: null, cancel: null };
const all = { segments: [0, 1], until };

const paid = {
  method: 'card' as const,
  state: 'paid' as const,
  redirectUrl: null,
  paidCents: 4520,
  dueCents: 0,
  refundCents: 0,
};

async function rowsOf(changed: Partial<Booking>, broken: readonly number[] = []): Promise<string[]> {
  const booking = { ...bookingLike({ directions: ['A', 'R'], passengers: 1 }), ...changed };
  const { prelude } = await withLocale('en', () =>
    prerenderToNodeStream(<Plans booking={booking} broken={new Set(broken)} now={NOW} />),
  );
  const html = await text(prelude);
  return html
    .split('<h3')
    .slice(1)
    .map((row) => row.replaceAll(/<(?:[^>"]|"[^"]*")*>/g, ' '));
}
const actions = {
  ...nothing,
  change: all,
  open: all,
  cancel: { ...all, refundCents: 4520 },
};

it('offers each crossing another sailing or an open ticket, and the refund of the whole booking', async () => {
  const [change, open, cancel, ...more] = await rowsOf({ state: 'ticketed', payment: paid, actions });
  for (const row of [change, open]) expect(row).toMatch(/Outbound.*Return.*€0\.00/s);
  expect(change).toContain(t.trip.change);
  expect(open).toContain(t.trip.open);
  expect(cancel).toContain('€45.20');
  expect(more).toEqual([]);
});

it('leaves out a crossing whose ship does not sail: its disruption offers what to do', async () => {
  const [change] = await rowsOf({ state: 'ticketed', actions }, [0]);
  expect(change).not.toContain('Outbound');
});

it('says why an unpaid booking becomes no open ticket, and promises no refund', async () => {
  const unpaid = await rowsOf({ state: 'confirmed', actions: { ...actions, open: null } });
  expect(unpaid[1]).toContain(t.trip.openUnpaid);
  expect(unpaid[2]).not.toContain('€');
});

it('is left out when nothing can be done any more', async () => {
  expect(await rowsOf({ state: 'ticketed', actions: nothing })).toEqual([]);
});

it('says until when a lower price is refunded, and when it no longer is', async () => {
  const changing = (refundUntil: string | null) =>
    rowsOf({ state: 'ticketed', payment: paid, actions: { ...actions, change: { ...all, refundUntil } } });
  const [early] = await changing('2026-06-09T09:00:00+03:00');
  expect(early).toMatch(/by Tuesday 9\sJune, 09:00/);
  const [late] = await changing(null);
  expect(late).toContain(t.plans.changeNoRefund);
});
