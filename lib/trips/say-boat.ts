import { fill } from '#foundation/text/fill.ts';
import { formatDuration } from '#foundation/dates/duration.ts';
import { clock } from '#foundation/dates/format-day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { printReference } from '#contracts/reservations/reference.ts';
import type { KeptShip, KeptTrip } from './kept-trips.ts';

/** The texts of the card, by language, with places in braces for what only the browser knows; and the addresses of a booking. */
export const BOAT_TEXTS = [
  'kicker',
  'ahead',
  'underWay',
  'cancelled',
  'off',
  'justNow',
  'ago',
  'daysAgo',
  'asOf',
  'lost',
  'silent',
  'was',
  'quay',
  'beThere',
  'beThereBy',
  'hurry',
  'ship',
  'party',
  'onward',
  'onwardAt',
  'afterwards',
  'missed',
  'phone',
  'phoneHref',
  'tickets',
  'booking',
  'choose',
  'ticketsHref',
  'bookingHref',
  'chooseHref',
] as const;
export type BoatTexts = Readonly<Record<(typeof BOAT_TEXTS)[number], string>>;

/** What the last request for news had: an answer, no connection, or no answer. */
export type Connection = 'ok' | 'lost' | 'silent';

export type BoatView = {
  heading: string;
  day: string;
  /** `old`: nobody knows whether it still stands so. */
  tone: 'ok' | 'late' | 'bad' | 'old';
  title: string;
  age: string;
  /** Why the news are old. */
  warning: string | null;
  departs: { time: string; was: string | null; place: string };
  arrives: { time: string; was: string | null; place: string };
  /** How much of the crossing is behind the ship, in percent, by its times as reported. */
  done: number;
  isOff: boolean;
  /** What changed, in the service's words; it speaks of the departure. */
  note: string | null;
  facts: { term: string; text: string; more: string | null }[];
  action: { text: string; href: string };
  /** Besides the action: the booking, or the choices of a ship that is very late. */
  more: { text: string; href: string } | null;
  /** With `{phone}`. */
  help: string | null;
};

/** From here on, hours are enough. */
const ROUGH_MINUTES = 360;
/** News that are this old are called so, however they were asked for. */
const OLD_MS = 150_000;
const MINUTE_MS = 60_000;
/** A ship that leaves so soon after the arrival is part of the same day. */
const MOST_WAIT_MS = 18 * 3_600_000;

/** What the card says of a ship at a moment. Pure. */
export function sayBoat(
  { trip, ship }: { trip: KeptTrip; ship: KeptShip },
  now: Date,
  connection: Connection,
  locale: Locale,
  texts: BoatTexts,
): BoatView {
  const isOff = ship.state === 'cancelled' || ship.state === 'off';
  const isUnderWay = Date.parse(ship.departsAt) <= now.getTime();
  const isOld = connection !== 'ok' && now.getTime() - Date.parse(trip.asOf) > OLD_MS;
  const age = ageOf(trip.asOf, now, locale, texts);
  return {
    heading: headingOf(ship, now, locale, texts),
    day: ship.day[locale],
    tone: isOld ? 'old' : isOff ? 'bad' : ship.state === 'changed' ? 'late' : 'ok',
    title: ship.title[locale],
    age: isOld ? fill(texts.asOf, { age }) : age,
    warning: isOld ? texts[connection === 'silent' ? 'silent' : 'lost'] : null,
    departs: endOf(isOff ? ship.plannedDepartsAt : ship.departsAt, ship.plannedDepartsAt, ship.from[locale]),
    arrives: endOf(isOff ? ship.plannedArrivesAt : ship.arrivesAt, ship.plannedArrivesAt, ship.to[locale]),
    done: isOff ? 0 : doneOf(ship, now),
    isOff,
    note: (isOff || !isUnderWay) && ship.text[locale] ? ship.text[locale] : null,
    facts: isOff ? [] : factsOf(trip, ship, now, locale, texts),
    ...actionsOf(trip, ship, texts),
    help: isOff ? null : isUnderWay ? texts.missed : fill(texts.afterwards, { time: clock(ship.beThereBy) }),
  };
}

function doneOf({ departsAt, arrivesAt }: KeptShip, now: Date): number {
  const [start, end] = [Date.parse(departsAt), Date.parse(arrivesAt)];
  const share = (now.getTime() - start) / (end - start);
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 10;
}

function headingOf(ship: KeptShip, now: Date, locale: Locale, texts: BoatTexts): string {
  if (ship.state === 'cancelled') return texts.cancelled;
  if (ship.state === 'off') return texts.off;
  const isAhead = Date.parse(ship.departsAt) > now.getTime();
  return fill(isAhead ? texts.ahead : texts.underWay, {
    port: ship.toAccusative[locale],
    duration: until(isAhead ? ship.departsAt : ship.arrivesAt, now, locale),
  });
}

function actionsOf(trip: KeptTrip, ship: KeptShip, texts: BoatTexts): Pick<BoatView, 'action' | 'more'> {
  const booking = {
    text: fill(texts.booking, { reference: printReference(trip.reference) }),
    href: hrefOf(texts.bookingHref, trip),
  };
  const choices = ship.hasChoices ? { text: texts.choose, href: hrefOf(texts.chooseHref, trip) } : null;
  if (ship.state === 'cancelled' || ship.state === 'off')
    return choices ? { action: choices, more: booking } : { action: booking, more: null };
  if (!trip.hasTickets) return { action: booking, more: choices };
  const tickets = { text: texts.tickets, href: hrefOf(texts.ticketsHref, trip) };
  return { action: tickets, more: choices ?? booking };
}

/** A change of ships, or the way back on the same day. */
function onwardOf({ ships }: KeptTrip, ship: KeptShip, locale: Locale, texts: BoatTexts): BoatView['facts'] {
  const arrival = Date.parse(ship.arrivesAt);
  const next = ships.find(({ departsAt, state }) => {
    const wait = Date.parse(departsAt) - arrival;
    return wait > 0 && wait < MOST_WAIT_MS && (state === 'planned' || state === 'changed');
  });
  if (!next) return [];
  const text = fill(texts.onwardAt, { time: clock(next.departsAt), port: next.toAccusative[locale] });
  return [{ term: texts.onward, text, more: `${next.from[locale]}, ${next.quay[locale]}` }];
}

function factsOf(
  trip: KeptTrip,
  ship: KeptShip,
  now: Date,
  locale: Locale,
  texts: BoatTexts,
): BoatView['facts'] {
  const vessel = { term: texts.ship, text: ship.vessel[locale], more: null };
  const party = { term: texts.party, text: trip.party[locale], more: null };
  const onward = onwardOf(trip, ship, locale, texts);
  if (Date.parse(ship.departsAt) <= now.getTime()) return [vessel, party, ...onward];
  const isLate = Date.parse(ship.beThereBy) <= now.getTime();
  return [
    { term: texts.quay, text: ship.quay[locale], more: ship.walk?.[locale] ?? null },
    {
      term: texts.beThere,
      text: fill(texts.beThereBy, { time: clock(ship.beThereBy) }),
      more: isLate ? texts.hurry : null,
    },
    vessel,
    party,
    ...onward,
  ];
}

function endOf(at: string, planned: string, place: string) {
  return { time: clock(at), was: clock(planned) === clock(at) ? null : clock(planned), place };
}

/** «52 λεπτά», «1 ώρα και 17 λεπτά», «14 ώρες»: never less than a minute. */
function until(instant: string, now: Date, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE_MS));
  return formatDuration(minutes < ROUGH_MINUTES ? minutes : minutes - (minutes % 60), locale);
}

function ageOf(asOf: string, now: Date, locale: Locale, texts: BoatTexts): string {
  const minutes = Math.floor((now.getTime() - Date.parse(asOf)) / MINUTE_MS);
  if (minutes < 1) return texts.justNow;
  if (minutes >= 48 * 60) return fill(texts.daysAgo, { days: String(Math.floor(minutes / 1440)) });
  return fill(texts.ago, {
    duration: formatDuration(minutes < 60 ? minutes : minutes - (minutes % 60), locale),
  });
}

/** The server writes addresses with this in place of the reference. */
export const ANY_REFERENCE = 'REFERENCE';

export function hrefOf(pattern: string, { reference }: KeptTrip): string {
  return pattern.replace(ANY_REFERENCE, reference);
}
