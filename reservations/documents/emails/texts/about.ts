import { text } from '#reservations/messages/texts.ts';
import type { Locale } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { clock, fullDay } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import { Bilingual, Cents, Instant } from '#contracts/reservations/primitives.ts';
import { printReference } from '#contracts/reservations/reference.ts';
import { inTravelOrder } from '#contracts/reservations/life/ways.ts';
import { timeWithDay } from '#reservations/documents/tickets/time-with-day.ts';

/** The data of a queued email besides its booking. Each kind uses a few fields; an invalid value is left out and never an error. */
const Data = v.object({
  what: v.fallback(v.optional(v.string()), undefined),
  why: v.fallback(v.optional(v.string()), undefined),
  cents: v.fallback(v.optional(Cents), undefined),
  provider: v.fallback(v.optional(v.string()), undefined),
  isPaidOut: v.fallback(v.optional(v.boolean()), undefined),
  dueCents: v.fallback(v.optional(Cents), undefined),
  refundCents: v.fallback(v.optional(Cents), undefined),
  keptCents: v.fallback(v.optional(Cents), undefined),
  /** What the tickets that stay cost more, since their discount fell away. */
  moreForRestCents: v.fallback(v.optional(Cents), undefined),
  payBy: v.fallback(v.optional(Instant), undefined),
  until: v.fallback(v.optional(v.nullable(v.string())), undefined),
  notice: v.fallback(v.optional(v.nullable(Bilingual)), undefined),
  segment: v.fallback(v.optional(v.number()), undefined),
  delayMinutes: v.fallback(v.optional(v.number()), undefined),
});
export type EmailData = v.InferOutput<typeof Data>;

/** What an email is written from: the booking as it is when the email is sent, and what happened to it. */
export type About = {
  booking: Booking;
  locale: Locale;
  data: EmailData;
  /** The operator's phone number; empty when none is published. */
  phone: string;
  /** Bookings can be paid on the site, not only at agencies. */
  takesCards: boolean;
};

export function emailData(stored: unknown): EmailData {
  const parsed = v.safeParse(Data, stored);
  return parsed.success ? parsed.output : {};
}

/** `ABE HKM7` */
export function referenceOf({ booking }: About): string {
  return printReference(booking.reference);
}

/** `Ρόδος – Σύμη`, of one ship. */
export function portsOf({ from, to }: Booking['segments'][number]['leg'], { locale }: About): string {
  return `${from.portName[locale]} – ${to.portName[locale]}`;
}

/** `Ρόδος – Σύμη`; of a booking there and back the way out. */
export function routeOf({ booking, locale }: About): string {
  const segments = inTravelOrder(booking.segments).map(({ segment }) => segment);
  const [first] = segments;
  const last = segments.findLast(({ direction }) => direction === 'A') ?? first;
  return first && last ? `${first.leg.from.portName[locale]} – ${last.leg.to.portName[locale]}` : '';
}

/** One line for each ship that is still part of the booking: with the quay and when to be there, or that it takes nobody. */
export function shipFacts(about: About): [string, string][] {
  const { booking, locale } = about;
  const ahead = inTravelOrder(booking.segments).filter(({ segment }) => (segment.state ?? 'live') === 'live');
  return ahead.map(({ segment: { leg, beThereBy, standing } }): [string, string] => {
    const route = portsOf(leg, about);
    const quay = leg.from.quayName[locale];
    const ship = leg.vessel.name[locale];
    if (standing && standing.kind !== 'runs')
      return [
        moment(standing.plannedDepartsAt, about),
        text(locale, 'emails.ships.notSailing', { route, ship, title: standing.title[locale] }),
      ];
    const be = timeWithDay(beThereBy, leg.from.at, locale);
    return [
      moment(leg.from.at, about),
      text(locale, 'emails.ships.sailing', { route, ship, quay, time: be }),
    ];
  });
}

export function money(cents: number, { locale }: About): string {
  return formatPrice(cents, locale);
}

/** «Πέμπτη 16 Ιουλίου 2027, 08:30» */
export function moment(instant: string, { locale }: About): string {
  return `${fullDay(instant, locale)}, ${clock(instant)}`;
}
