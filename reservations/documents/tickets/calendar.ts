import { text } from '#reservations/messages/texts.ts';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { Booking } from '#contracts/reservations/booking.ts';
import { isAsPlanned } from '#contracts/reservations/disruptions/standing.ts';
import { printReference } from '#contracts/reservations/reference.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { timeWithDay } from './time-with-day.ts';

/**
 * The ships of a booking as iCalendar text. A ship keeps its `UID`; the booking's version, which every disruption
 * raises, is the `SEQUENCE`. So calendars move the event after a change or a delay, and remove it when the ship does
 * not sail. Times are in UTC: right in every zone and across clock changes.
 * @throws Error when the library refuses an event
 */
export function bookingCalendar(
  booking: Booking,
  catalogue: Catalogue,
  given: { locale: Locale; link: string; now: Date },
): string {
  const isOver = (segment: Segment) =>
    booking.state === 'cancelled' ||
    booking.state === 'open' ||
    (segment.state ?? 'live') !== 'live' ||
    (segment.standing?.kind ?? 'runs') !== 'runs';
  const { error, value } = createEvents(
    booking.segments.map((segment, index) =>
      eventOf(booking, segment, index, { ...given, catalogue, isOver: isOver(segment) }),
    ),
    { productId: 'meltemi/bookings', method: booking.segments.every(isOver) ? 'CANCEL' : 'PUBLISH' },
  );
  if (error || !value) throw error ?? new Error('the calendar of a booking is empty');
  return value;
}

type Segment = Booking['segments'][number];
type Scope = { catalogue: Catalogue; locale: Locale; link: string; now: Date; isOver: boolean };

function eventOf(
  booking: Booking,
  { leg, beThereBy, standing }: Segment,
  index: number,
  { catalogue, locale, link, now, isOver }: Scope,
): EventAttributes {
  const quay = catalogue.quays.get(leg.from.quay);
  const title = text(locale, 'tickets.calendar', {
    from: leg.from.portName[locale],
    to: leg.to.portName[locale],
  });
  const quayName = leg.from.quayName[locale];
  const stamp = { timestamp: now.getTime() };
  return {
    uid: `${booking.reference}-${index}@bookings.meltemi`,
    sequence: booking.version,
    title: isOver ? text(locale, 'tickets.cancelled', { title }) : title,
    start: utcParts(leg.from.at),
    end: utcParts(leg.to.at),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    location: `${leg.from.portName[locale]}, ${quayName}`,
    ...(quay ? { geo: { lat: quay.lat, lon: quay.lon } } : {}),
    description: [
      // Nobody is sent to the quay for a ship that does not take them.
      ...(standing && !isAsPlanned(standing) ? [`${standing.title[locale]}. ${standing.text[locale]}`] : []),
      ...(isOver
        ? []
        : [
            `${text(locale, 'tickets.beThere', { time: timeWithDay(beThereBy, leg.from.at, locale) })}. ${text(locale, 'tickets.quay')}: ${quayName}.`,
          ]),
      `${text(locale, 'tickets.ship')}: ${leg.vessel.name[locale]}. ${text(locale, 'tickets.reference')}: ${printReference(booking.reference)}.`,
    ].join('\n'),
    ...(link === '' ? {} : { url: link }),
    status: isOver ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: isOver ? 'FREE' : 'BUSY',
    // Hides the details when a calendar is shared.
    classification: 'PRIVATE',
    // Missing in the library's types, but read by it: otherwise it would use the machine's clock.
    ...stamp,
  };
}

function utcParts(instant: string): DateArray {
  const moment = new Date(instant);
  return [
    moment.getUTCFullYear(),
    moment.getUTCMonth() + 1,
    moment.getUTCDate(),
    moment.getUTCHours(),
    moment.getUTCMinutes(),
  ];
}
