import { text } from '#reservations/messages/texts.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { clock, fullDay, longDay } from '#foundation/dates/format-day.ts';
import { formatShortDuration } from '#foundation/dates/duration.ts';
import { placeForms } from '#foundation/text/place-forms.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import type { JourneyLeg } from '#contracts/reservations/search.ts';
import { isAsPlanned } from '#contracts/reservations/disruptions/standing.ts';
import { printReference } from '#contracts/reservations/reference.ts';
import { inTravelOrder } from '#contracts/reservations/life/ways.ts';
import { bearerOf } from './bearer.ts';
import { type TicketCard, ticketCards } from './cards.ts';
import type { SheetSource } from './source.ts';
import { timeWithDay } from './time-with-day.ts';

type End = { time: string; port: string; quay: string };

/** One ship of a booking, ready to be printed. */
export type SegmentSheet = {
  heading: string;
  day: string;
  from: End;
  to: End;
  /** Empty for a ship that does not take its travellers, so that nobody is sent to the quay. */
  beThere: string;
  /** What differs from the timetable; null when nothing does. */
  standing: { title: string; text: string; isValid: boolean } | null;
  quayNote: string;
  facts: string[];
  cards: TicketCard[];
};

/** Everything that is printed on the tickets of a booking, as text. */
export type TicketSheet = {
  locale: Locale;
  operator: string;
  phone: string;
  reference: string;
  issued: string;
  /** Notice that this is a test ticket that nobody paid for; null on a real one. */
  test: string | null;
  trips: SegmentSheet[];
  costs: [string, string][];
  total: [string, string];
  vat: string[];
  notes: string[];
};

/** The tickets of a booking in one language, each with its signed code. */
export function ticketSheet(context: Context, source: SheetSource, locale: Locale): TicketSheet {
  const { booking, catalogue } = source;
  const { ticket: policy } = catalogue.policy;
  return {
    locale,
    operator: policy.operator[locale],
    phone: policy.phone,
    reference: printReference(booking.reference),
    issued: text(locale, 'tickets.issued', { day: fullDay(athensDay(context.clock()), locale) }),
    test: booking.payment?.method === 'test' ? text(locale, 'payments.test.noCharge') : null,
    // A ship that is no longer taken, or that has no date, is not printed.
    trips: inTravelOrder(booking.segments)
      .map(({ number }) => tripSheet(context, source, number, locale))
      .filter(({ cards }) => cards.length > 0),
    costs: costsOf(booking.quote, locale),
    total: [text(locale, 'tickets.total'), formatPrice(booking.quote.totalCents, locale)],
    vat: booking.quote.vat
      .filter(({ cents }) => cents !== 0)
      .map(
        ({ perMille, cents }) =>
          `${text(locale, 'tickets.vat', { percent: perMille / 10 })}: ${formatPrice(cents, locale)}`,
      ),
    notes: policy.notes.map((note) => note[locale]),
  };
}

function tripSheet(context: Context, source: SheetSource, index: number, locale: Locale): SegmentSheet {
  const { booking, catalogue } = source;
  const segment = booking.segments[index];
  if (!segment) throw new Error('ticket for a segment that the booking does not have');
  const { leg, beThereBy, durationMinutes, standing } = segment;
  const isValid = (standing?.kind ?? 'runs') === 'runs';
  const stopovers = leg.calls.filter((call) => call.stopover);
  const hasBothWays = booking.segments.some(({ direction }) => direction === 'R');
  const wayOut = hasBothWays ? text(locale, 'tickets.wayOut') : text(locale, 'tickets.trip');
  return {
    heading: segment.direction === 'R' ? text(locale, 'tickets.wayBack') : wayOut,
    day: fullDay(leg.from.at, locale),
    from: { time: clock(leg.from.at), port: leg.from.portName[locale], quay: leg.from.quayName[locale] },
    to: {
      time: clock(leg.to.at),
      port: leg.to.portName[locale],
      // The time column has no space for the day of an overnight arrival.
      quay: isOvernight(leg)
        ? `${leg.to.quayName[locale]}, ${longDay(leg.to.at, locale)}`
        : leg.to.quayName[locale],
    },
    beThere: isValid
      ? text(locale, 'tickets.beThere', { time: timeWithDay(beThereBy, leg.from.at, locale) })
      : '',
    standing:
      standing && !isAsPlanned(standing)
        ? {
            title: isValid ? standing.title[locale] : standing.title[locale].toLocaleUpperCase(locale),
            text: [standing.text[locale], standing.notice?.[locale] ?? ''].join(' ').trim(),
            isValid,
          }
        : null,
    quayNote: isValid ? (catalogue.quays.get(leg.from.quay)?.note[locale] ?? '') : '',
    facts: [
      `${text(locale, 'tickets.ship')}: ${leg.vessel.name[locale]}, ${formatShortDuration(durationMinutes, locale)}`,
      ...(leg.calls.length > 0
        ? [
            text(locale, 'tickets.calls', {
              ports: leg.calls.map((call) => call.portName[locale]).join(', '),
            }),
          ]
        : []),
      ...vehicleFacts(source, index, locale),
      ...stopovers.map((call) => text(locale, 'tickets.stopover', { at: placeAt(call, catalogue, locale) })),
    ],
    cards: ticketCards({ source, index, locale, secrets: context.secrets }),
  };
}

/** «στον Πανορμίτη», "Panormitis". */
function placeAt(
  { port, portName }: JourneyLeg['calls'][number],
  { ports }: SheetSource['catalogue'],
  locale: Locale,
): string {
  const known = ports.get(port);
  return known ? placeForms(known, locale).at : portName[locale];
}

/** The vehicles on this ship, for the crew at the ramp; empty when there are none. */
function vehicleFacts(source: SheetSource, index: number, locale: Locale): string[] {
  const plates = source.documents
    .filter(({ segment, item }) => segment === index && item.startsWith('vehicle:'))
    .map((document) => {
      const { name, category } = bearerOf(source, document);
      // Without a number plate the name is already the category.
      return [...new Set([name[locale], category?.[locale] ?? ''])].filter((word) => word !== '').join(', ');
    });
  return plates.length === 0
    ? []
    : [text(locale, 'tickets.vehicles', { count: plates.length, plates: plates.join(' · ') })];
}

function costsOf(quote: Booking['quote'], locale: Locale): [string, string][] {
  const kinds: ['fare' | 'discount' | 'dues', string][] = [
    ['fare', text(locale, 'tickets.fares')],
    ['discount', text(locale, 'tickets.discounts')],
    ['dues', text(locale, 'tickets.dues')],
  ];
  return kinds.flatMap(([kind, label]): [string, string][] => {
    const cents = quote.lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.cents, 0);
    return cents === 0 ? [] : [[label, formatPrice(cents, locale)]];
  });
}

function isOvernight({ from, to }: Booking['segments'][number]['leg']): boolean {
  return from.at.slice(0, 10) !== to.at.slice(0, 10);
}
