import { clock } from '#foundation/dates/format-day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { printReference } from '#contracts/reservations/reference.ts';
import { inOrder, type KeptTrip, nextShip } from './kept-trips.ts';
import { fill } from '#foundation/text/fill.ts';
import { hrefOf } from './say-boat.ts';

export const LIST_TEXTS = [
  'title',
  'text',
  'route',
  'when',
  'over',
  'forget',
  'forgetWhich',
  'forgotten',
  'href',
] as const;
export type ListTexts = Readonly<Record<(typeof LIST_TEXTS)[number], string>>;

export type TripRow = {
  reference: string;
  href: string;
  /** «Ρόδος – Σύμη» */
  route: string;
  /** «Πέμπτη 10 Ιουνίου, 08:30, Αιολίς, KT7 M4X9» */
  when: string;
  /** How it stands, if not as planned, or that it is over. */
  note: { text: string; tone: 'late' | 'bad' | 'over' } | null;
  /** Accessible name of the button. */
  forget: string;
};

/** The rows of the list of trips, the next one first. Pure. */
export function sayTrips(trips: readonly KeptTrip[], now: Date, locale: Locale, texts: ListTexts): TripRow[] {
  return inOrder(trips, now).flatMap((trip) => {
    const ship = nextShip(trip, now);
    if (!ship) return [];
    const route = fill(texts.route, { from: ship.from[locale], to: ship.to[locale] });
    const isOver = Date.parse(ship.arrivesAt) <= now.getTime();
    return {
      reference: trip.reference,
      href: hrefOf(texts.href, trip),
      route,
      when: fill(texts.when, {
        day: ship.day[locale],
        time: clock(ship.departsAt),
        ship: ship.vessel[locale],
        reference: printReference(trip.reference),
      }),
      note: isOver
        ? { text: texts.over, tone: 'over' }
        : ship.state === 'planned'
          ? null
          : { text: ship.title[locale], tone: ship.state === 'changed' ? 'late' : 'bad' },
      forget: fill(texts.forgetWhich, { route, day: ship.day[locale] }),
    };
  });
}
