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
  for (const row of [change, open]) expect(row).toMatch(/Outbound.*Return.*No charge/s);
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

it('says of each crossing until when it can be changed, and a lower price is refunded', async () => {
  const deadlines = [
    { segment: 0, until, refundUntil: null },
    { segment: 1, until: '2026-06-14T08:00:00+03:00', refundUntil: '2026-06-13T09:00:00+03:00' },
  ];
  const [change, open] = await rowsOf({
    state: 'ticketed',
    payment: paid,
    actions: { ...actions, change: { ...all, deadlines }, open: { ...all, deadlines } },
  });
  expect(change).toMatch(/Outbound.*until Wednesday 10\sJune, 08:00/s);
  expect(change?.split('Return')[0]).toContain(t.plans.changeNoRefund);
  expect(change).toMatch(/Return.*until Sunday 14\sJune, 08:00.*Until Saturday 13\sJune, 09:00/s);
  expect(open).toMatch(/Outbound.*until Wednesday 10\sJune, 08:00.*Return.*until Sunday 14\sJune, 08:00/s);
});
