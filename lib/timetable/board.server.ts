import 'server-only';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import { getTranslations } from 'next-intl/server';
import { athensDay, athensInstant, minutesBetween } from '#foundation/dates/athens.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { inSentence, type PlaceForms, placeForms, sameInEachCase } from '#foundation/text/place-forms.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Network } from '#contracts/reservations/index.ts';
import type { BoardRow, BoardShip, BoardView } from './board-view.ts';
import { formatDuration, formatShortDuration } from '#foundation/dates/duration.ts';
import { rowState } from './row-state.ts';
import { leavesAt, onTheWay, reachesAt, towards, upcoming, type OnTheWay, type Upcoming } from './select.ts';
import { type DayOutlook, outlookOn } from '#lib/sea/ban.ts';
import { readWind } from '#lib/sea/wind.server.ts';
import { readDepartures, readNetwork } from '#lib/reservations/cached-reads.server.ts';

type Translator = Awaited<ReturnType<typeof getTranslations<'common.board'>>>;
type Context = {
  t: Translator;
  locale: Locale;
  network: Network;
  /** Whether the wind may keep the ships of tomorrow in port, as the outlook on the wind says it; null without a forecast. */
  chances: DayOutlook['chances'] | null;
};

const MOST_SHIPS = 4;

/**
 * The board of a port at a moment, in one language: all ships, or those to `destination`. Null when the reservation service doesn't
 * respond. `live` bypasses every cache. The board includes the time of its data.
 */
export async function readBoard(
  { port, destination }: { port: string; destination: string | null },
  locale: Locale,
  now: Date,
  live = false,
): Promise<BoardView | null> {
  const day = athensDay(now);
  const [network, today, tomorrow] = await Promise.all([
    readNetwork(),
    readDepartures(port, day, live),
    readDepartures(port, addDays(day, 1), live),
  ]);
  const home = network?.ports.find((known) => known.code === port);
  if (!network || !home || !today) return null;
  const t = await getTranslations({ locale, namespace: 'common.board' });
  const time = clock(athensInstant(new Date(today.asOf)));
  const rows = upcoming(
    towards(today.departures, destination),
    towards(tomorrow?.departures ?? [], destination),
    now,
  );
  const chances = rows.some((row) => row.tomorrow) ? await chancesOn(addDays(day, 1), now) : null;
  const context: Context = { t, locale, network, chances };
  // Late in the evening only tomorrow's ships are left, and the heading must not say that they leave today.
  const nextDay = rows.length > 0 && rows.every((row) => row.tomorrow);
  const from = t.markup(nextDay ? 'titleTomorrow' : 'title', { port: inSentence(placeForms(home, locale)) });
  const end = destination === null ? null : network.ports.find(({ code }) => code === destination);
  const goal = end ? ` ${t.markup('towards', { place: inSentence(placeForms(end, locale)) })}` : '';
  return {
    port,
    destination,
    asOf: today.asOf,
    title: `${from}${goal}, ${longDay(nextDay ? addDays(day, 1) : day, locale)}`,
    nextTitle: t.markup('titleNext', { port: inSentence(placeForms(home, locale)) }) + goal,
    clock: time,
    updated: t('updated', { time }),
    rows: rows.map((row) => rowOf(row, context)),
    ships: onTheWay(today.departures, now)
      .slice(0, MOST_SHIPS)
      .map((ship) => shipOf(ship, context)),
  };
}

/** Null for the sample as well: a row has no room to say that nobody forecast it. */
async function chancesOn(date: string, now: Date): Promise<Context['chances']> {
  const wind = await readWind(now);
  if (wind?.kind !== 'forecast') return null;
  return outlookOn(wind.forecast, [date], now.getTime())[0]?.chances ?? null;
}

function rowOf({ departure, tomorrow }: Upcoming, context: Context): BoardRow {
  const { t, locale, chances } = context;
  const { from, to, via, vessel } = departure;
  const minutes = minutesBetween(new Date(leavesAt(departure)), new Date(reachesAt(departure)));
  const cancelled = departure.state === 'cancelled';
  const time = clock(leavesAt(departure));
  const trip = { from: from.port, to: to.port };
  return {
    id: departure.sailingId,
    dayWord: tomorrow ? t('tomorrow') : null,
    time,
    wasTime: departure.state === 'delayed' && time !== clock(from.at) ? clock(from.at) : null,
    to: to.portName[locale],
    way:
      via.length === 0
        ? t('direct', { duration: formatDuration(minutes, locale) })
        : via.map((call) => call.portName[locale]).join(', '),
    wayInText: wayInText(departure, minutes, context),
    vessel: vessel.name[locale],
    kind: t(vessel.kind),
    quay: from.quayName[locale],
    state: rowState(departure, t, locale, tomorrow ? { ban: chances?.[vessel.kind] ?? 'low' } : null),
    price:
      cancelled || departure.fromCents === null
        ? t('otherTime')
        : t('price', { price: formatPrice(departure.fromCents, locale) }),
    book: {
      href: cancelled
        ? paths.booking(locale, trip)
        : sailingPath(locale, { ...trip, date: from.at.slice(0, 10), tripId: departure.tripId }),
      label: t.markup('book', { time, place: inSentence(placeOf(to, context)) }),
    },
  };
}

/** Names of one or two calls, otherwise their number: a list of names after the ship's own reads as more ships. */
function wayInText({ via }: Upcoming['departure'], minutes: number, context: Context): string {
  const { t, locale } = context;
  const [first, second] = via;
  if (!first) return t('direct', { duration: formatShortDuration(minutes, locale) });
  if (via.length > 2) return t('calls', { count: via.length });
  const named = inSentence(placeOf(first, context));
  return second
    ? t.markup('callsAtTwo', { first: named, second: inSentence(placeOf(second, context)) })
    : t.markup('callsAt', { first: named });
}

function shipOf({ departure, nextName, nextAt, progress }: OnTheWay, context: Context): BoardShip {
  const { t, locale } = context;
  return {
    id: departure.sailingId,
    vessel: departure.vessel.name[locale],
    towards: t.markup('towards', { place: inSentence(placeOf(departure.to, context)) }),
    from: departure.from.portName[locale],
    next: `${nextName[locale]} ${clock(nextAt)}`,
    progress,
  };
}

type Named = Pick<Upcoming['departure']['to'], 'port' | 'portName'>;

function placeOf({ port, portName }: Named, { locale, network }: Context): PlaceForms {
  const known = network.ports.find(({ code }) => code === port);
  return known ? placeForms(known, locale) : sameInEachCase(portName[locale]);
}
