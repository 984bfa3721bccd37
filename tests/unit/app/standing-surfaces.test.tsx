import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { BookingJsonLd } from '#app/[locale]/(booking)/booking/confirmation/[reference]/booking-json-ld.tsx';
import { Hero } from '#app/[locale]/(booking)/booking/confirmation/[reference]/hero.tsx';
import { portNames } from '#lib/reservations/port-names.ts';
import { SailingNotes } from '#app/[locale]/(booking)/booking/sailings/sailing-details.tsx';
import { Documents } from '#app/[locale]/(booking)/booking/manage/booking-page.tsx';
import { TripList } from '#app/[locale]/(booking)/booking/manage/trip-list.tsx';
import { TicketPage } from '#app/[locale]/(booking)/booking/ticket/ticket-page.tsx';
import { AlertList } from '#app/_ui/alert/live-alert-list.client.tsx';
import { rowState } from '#lib/timetable/row-state.ts';
import { sailingAlerts } from '#lib/timetable/sailing-alerts.ts';
import type { Alert, Booking, Departure, IssuedTickets } from '#contracts/reservations/index.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { bookingLike } from '#tests/fixtures/booking-like.ts';
import { withLocale } from '#tests/fixtures/root-params.ts';
import { journeyOf, legOf } from '#tests/fixtures/search-results.ts';
import { type Disruption, disruptions, standingWith } from '#tests/fixtures/standings.ts';

const messages = { el, en };
const current = vi.hoisted(() => ({ locale: 'el' }));

// The library's server version reads the request of a page, which doesn't exist here: this returns the same texts from
// the library itself.
vi.mock('next-intl/server', () => ({
  getTranslations: async (wanted: string | { namespace: string }) => {
    const locale = current.locale === 'en' ? 'en' : 'el';
    const namespace = typeof wanted === 'string' ? wanted : wanted.namespace;
    const texts: AbstractIntlMessages = messages[locale];
    return createTranslator({
      locale,
      messages: texts,
      namespace,
      timeZone: 'Europe/Athens',
    });
  },
  getLocale: async () => current.locale,
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const locales = ['el', 'en'] as const;
/** Before the ships of the bookings leave. */
const NOW = new Date('2026-06-01T12:00:00+03:00');
/** Texts that send people to the quay or wish them a good trip. */
const INVITES = /be at the quay|good trip|προσέλευση|καλό ταξίδι/i;
const OFF: readonly Disruption[] = ['cancelled', 'call skipped', 'refunded'];

async function render(node: ReactNode, locale: 'el' | 'en'): Promise<string> {
  current.locale = locale;
  const { prelude } = await withLocale(locale, () => prerenderToNodeStream(node));
  return text(prelude);
}

function bookingWith(disruption: Disruption): Booking {
  const booking = bookingLike({ directions: ['A'], passengers: 1 });
  const { segment } = standingWith(disruption);
  return {
    ...booking,
    ...(disruption === 'refunded' && { state: 'cancelled' as const }),
    segments: booking.segments.map((each) => ({
      ...each,
      state: disruption === 'refunded' ? ('cancelled' as const) : ('live' as const),
      standing: segment,
    })),
  };
}

function issuedWith(disruption: Disruption): IssuedTickets | null {
  if (disruption === 'refunded') return null;
  const { segment } = standingWith(disruption);
  const name = { el: 'Ελένη', en: 'Eleni' };
  return {
    reference: 'ABEHKM7',
    version: 1,
    at: '2027-06-01T14:05:00+03:00',
    until: '2027-06-12T10:00:00+03:00',
    tickets: [
      {
        document: 1,
        number: '1',
        segment: 0,
        item: 'passenger:0',
        category: 'ADT',
        bearer: name,
        code: segment.kind === 'runs' ? 'v1.code' : null,
        proof: null,
        man: null,
        standing: segment,
      },
    ],
  };
}

// A paid ticket of a cancelled sailing looked valid on every page, and the boards didn't show the cancellation.
describe.each(disruptions)('the pages of a sailing that is %s', (disruption) => {
  const { segment, sailing } = standingWith(disruption);
  const isOff = OFF.includes(disruption);
  const isSaid = disruption !== 'planned';

  it.each(locales)('the ticket (%s)', async (locale) => {
    const html = await render(
      <TicketPage booking={bookingWith(disruption)} issued={issuedWith(disruption)} />,
      locale,
    );
    expect(html.includes('data-ticket=')).toBe(!isOff);
    expect(INVITES.test(html)).toBe(!isOff);
    if (disruption === 'refunded') return expect(html).toContain('content="none"');
    // Its age, for people without a connection.
    expect(html).toContain('14:05');
    expect(html.includes(`data-standing="${segment.kind}"`)).toBe(isSaid);
    if (isSaid) expect(html).toContain(segment.title[locale]);
    expect(html.includes(messages[locale].common.booking.ticket.notValid)).toBe(isOff);
  });

  it.each(locales)('the confirmation (%s)', async (locale) => {
    const html = await render(<Hero booking={bookingWith(disruption)} />, locale);
    const t = messages[locale].common.booking.confirmation;
    expect(INVITES.test(html)).toBe(!isOff);
    expect(html).toContain(
      disruption === 'refunded' ? t.cancelledHeading : isOff ? t.headingBroken : t.headingPaid,
    );
    const data = await render(<BookingJsonLd booking={bookingWith(disruption)} />, locale);
    expect(data).toContain(isOff ? 'ReservationCancelled' : 'ReservationConfirmed');
  });

  it.each(locales)('the page of the booking (%s)', async (locale) => {
    const html = await render(
      <TripList booking={bookingWith(disruption)} broken={new Set()} now={NOW} />,
      locale,
    );
    if (disruption !== 'refunded') expect(html).toContain(segment.title[locale]);
    const [beThere = ''] = messages[locale].common.booking.mine.beThere.split('{');
    expect(html.includes(beThere)).toBe(!isOff);
    // "Tickets on screen" was the first button of a booking whose only ship didn't sail, and its times looked valid.
    expect(html.includes('data-gone="true"')).toBe(isOff);
    const papers = await render(<Documents booking={bookingWith(disruption)} />, locale);
    expect(papers.includes(messages[locale].common.booking.mine.papersTitle)).toBe(!isOff);
  });

  it.each(locales)('the results of a search (%s)', async (locale) => {
    const leg = { ...legOf('a', ['RHO', '16 08:00'], ['KOS', '16 10:00']), standing: sailing };
    const state = sailing.kind === 'runs' ? 'available' : 'cancelled';
    const journey = journeyOf('a', [leg], { state });
    const board = { locale, ports: portNames([], locale) };
    const html = await render(<SailingNotes journey={journey} state={state} board={board} />, locale);
    if (sailing.kind === 'cancelled')
      expect(html).toContain(messages[locale].common.booking.sailings.cancelledRights);
    else if (sailing.text.el === '') expect(html).toBe('');
    else expect(html).toContain(sailing.text[locale]);
  });

  it.each(locales)('the board of departures (%s)', (locale) => {
    const texts = messages[locale].common.board;
    const state =
      sailing.kind === 'runs' ? (disruption.endsWith('late') ? 'delayed' : 'on-time') : 'cancelled';
    const row = rowState(departureWith(state, sailing), (key) => texts[key], locale);
    expect(row.tone).toBe(sailing.kind === 'runs' ? (row.text === texts.onTime ? 'ok' : 'late') : 'bad');
    if (row.tone === 'ok') {
      const dayBefore = (ban: 'low' | 'possible') =>
        rowState(departureWith(state, sailing), (key) => texts[key], locale, { ban });
      expect(dayBefore('low')).toMatchObject({ tone: 'ok', text: null });
      expect(dayBefore('possible')).toMatchObject({ tone: 'late', text: texts.windPossible });
    }
    if (sailing.kind !== 'runs') expect(row.text).toBe(texts.cancelled);
    if (disruption.startsWith('another')) expect(row).toMatchObject({ text: sailing.title[locale] });
    if (disruption === 'call skipped') expect(row.note).toBe(sailing.text[locale]);
  });

  it.each(locales)('the alerts (%s)', async (locale) => {
    const { alerts, more } = sailingAlerts(
      { asOf: '2026-07-14T10:00:00+03:00', alerts: [alertWith(sailing), alertWith(sailing)] },
      locale,
      ['KOS'],
    );
    expect(more).toBe(0);
    const isShown = sailing.text.el !== '';
    expect(alerts).toHaveLength(isShown ? 1 : 0);
    const html = await render(
      <AlertList alerts={alerts} more={0} labels={{ region: 'R', bad: 'B', warn: 'W', more: '#' }} />,
      locale,
    );
    expect(html.includes(sailing.title[locale])).toBe(isShown);
    const [alert] = alerts;
    if (alert) expect(alert.severity).toBe(sailing.kind === 'runs' ? 'warn' : 'bad');
    expect(
      sailingAlerts({ asOf: '2026-07-14T10:00:00+03:00', alerts: [alertWith(sailing)] }, locale, ['PAT']),
    ).toMatchObject({ alerts: [] });
  });
});

const name = { el: 'Ρόδος', en: 'Rhodes' };

function departureWith(state: Departure['state'], standing: Departure['standing']): Departure {
  const stop = { port: 'RHO', portName: name, quay: 'Q', quayName: name };
  return {
    sailingId: 'L1',
    vessel: { id: 'V', name, kind: 'fast' },
    from: { ...stop, at: '2026-07-15T08:00:00+03:00' },
    to: { ...stop, at: '2026-07-15T10:00:00+03:00' },
    via: [],
    state,
    expectedAt: state === 'delayed' ? '2026-07-15T08:45:00+03:00' : null,
    fromCents: 2000,
    seatsFree: 90,
    standing,
  };
}

function alertWith(standing: NonNullable<Alert['sailing']>['standing']): Alert {
  return {
    id: 'a',
    kind: 'cancel',
    cause: 'weather',
    causeName: { el: 'καιρός', en: 'weather' },
    text: { el: 'Άνεμοι 9 μποφόρ.', en: 'Winds of force 9.' },
    sailingId: 'L1-20260715',
    lineId: 'L1',
    serviceDay: '2026-07-15',
    delayMinutes: null,
    seq: null,
    createdAt: '2026-07-14T09:00:00+03:00',
    until: '2026-07-15T12:00:00+03:00',
    sailing: {
      fromName: name,
      toName: { el: 'Κως', en: 'Kos' },
      vesselName: name,
      departsAt: '2026-07-15T08:00:00+03:00',
      standing,
    },
    ports: [{ port: 'KOS', portName: { el: 'Κως', en: 'Kos' }, island: 'kos' }],
  };
}
