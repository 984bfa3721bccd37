import 'server-only';
import { getTranslations } from 'next-intl/server';
import { minutesBetween } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { formatShortDuration } from '#foundation/dates/duration.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import { mapNames } from '#lib/maps/map-names.ts';
import type { Departure, DepartureBoard, Timetable } from '#contracts/reservations/index.ts';
import { ahead, sellable, wayOut, withoutShip, type Ahead } from './no-ship.server.ts';
import { rowState } from './row-state.ts';
import { leavesAt, reachesAt, towards, upcoming } from './select.ts';
import { callTexts, placeInSentence, portName, type Writing } from './texts.server.ts';
import type { HereCall, HereRow, HereView } from './view.ts';

type BoardTranslator = Awaited<ReturnType<typeof getTranslations<'common.board'>>>;
type Context = Writing & { board: BoardTranslator; date: string; dayWord: string | null };
/** What the timetable knows of days without a ship. */
type SaleDays = { timetable: Timetable; today: string; horizon: string };

/** A call at which the traveller may leave the ship. */
type Target = {
  port: string;
  arrivesAt: string;
  tripId?: string | undefined;
  fromCents?: number | null | undefined;
};

/**
 * What leaves a port on a day, in one language: all ships, or those that call at `destination`, with arrival, price and trip there.
 * `others` is the number of the day's sailings that don't call at the port.
 */
export async function hereView(
  { port, date, departures }: DepartureBoard,
  { destination, others, known }: { destination: string | null; others: number; known: SaleDays },
  writing: Writing,
): Promise<HereView> {
  const { t, locale } = writing;
  const board = await getTranslations({ locale, namespace: 'common.board' });
  const context = { ...writing, board, date, dayWord: null };
  const ships = towards(departures, destination).toSorted((a, b) => leavesAt(a).localeCompare(leavesAt(b)));
  const days = await daysFor(ships, { port, date, destination }, known);
  const rows = await Promise.all(
    ships.map(async (ship) => await withWayOut(ship, [{ date, departures }, ...days], context)),
  );
  const from = placeInSentence(port, writing);
  const to = destination ? placeInSentence(destination, writing) : null;
  const none = () => withoutShip({ port, destination, date, days, ...known }, writing);
  return {
    port,
    destination,
    count: to
      ? t.markup('hereCountTo', { count: rows.length, from, to })
      : t.markup('hereCount', { count: rows.length, others, from }),
    title: null,
    question: questionOf(port, destination, writing),
    search: rows.length === 0 ? searchPath({ port, date }, destination, locale) : null,
    none:
      rows.length === 0 ? none() : areGone(ships, date, known) ? { ...none(), reason: t('allLeft') } : null,
    // Ships that have left come last: whoever asks wants to catch one.
    rows: [...rows.filter(({ hasLeft }) => !hasLeft), ...rows.filter(({ hasLeft }) => hasLeft)],
  };
}

/** What leaves a port next, today or tomorrow, as on the board of the home page. */
export async function nextView(
  today: DepartureBoard,
  tomorrow: DepartureBoard | null,
  { destination, now, known }: { destination: string | null; now: Date; known: SaleDays },
  writing: Writing,
): Promise<HereView> {
  const { t, locale } = writing;
  const { port, date } = today;
  const board = await getTranslations({ locale, namespace: 'common.board' });
  const next = upcoming(
    towards(today.departures, destination),
    towards(tomorrow?.departures ?? [], destination),
    now,
  );
  const boards = [today, tomorrow].flatMap((day) => day ?? []);
  const days = await daysFor(
    next.map(({ departure }) => departure),
    { port, date, destination },
    known,
  );
  const rows = await Promise.all(
    next.map(
      async ({ departure, tomorrow: isTomorrow }) =>
        await withWayOut(departure, [...boards, ...days], {
          ...writing,
          board,
          date: isTomorrow ? addDays(date, 1) : date,
          dayWord: isTomorrow ? board('tomorrow') : null,
        }),
    ),
  );
  const from = placeInSentence(port, writing);
  return {
    port,
    destination,
    count: destination
      ? t.markup('nextCountTo', { count: rows.length, from, to: placeInSentence(destination, writing) })
      : t.markup('nextCount', { count: rows.length, from }),
    title: rows.length > 0 && rows.every(({ dayWord }) => dayWord !== null) ? t('nextTitle') : null,
    question: questionOf(port, destination, writing),
    search: rows.length === 0 ? searchPath(today, destination, locale) : null,
    none: rows.length === 0 ? withoutShip({ port, destination, date, days, ...known }, writing) : null,
    rows,
  };
}

/** «Από τη Ρόδο προς όλα τα λιμάνια» */
function questionOf(port: string, destination: string | null, writing: Writing): string {
  const from = placeInSentence(port, writing);
  return destination
    ? writing.t.markup('title', { from, to: placeInSentence(destination, writing) })
    : writing.t.markup('titleAll', { from });
}

/** Whether it's too late for all ships of today. */
function areGone(ships: readonly Departure[], date: string, { today }: SaleDays): boolean {
  return date === today && ships.length > 0 && ships.every(({ state }) => state === 'departed');
}

/** The days that follow, if the answer needs them: without a ship on this one that still leaves, or with a cancelled one. */
async function daysFor(
  ships: readonly Departure[],
  { port, date, destination }: { port: string; date: string; destination: string | null },
  known: SaleDays,
): Promise<readonly Ahead[]> {
  const isWithout = ships.length === 0 || areGone(ships, date, known);
  const needsThem = isWithout || ships.some(({ state }) => state === 'cancelled');
  if (!needsThem || date < known.today || date > known.horizon) return [];
  const days = await ahead(port, date, known.horizon);
  // Where a ship goes is asked about only without one.
  return !isWithout
    ? days
    : days.map((day) => ({ ...day, departures: towards(day.departures, destination) }));
}

/** A cancelled ship names the next one there. */
async function withWayOut(departure: Departure, days: readonly Ahead[], context: Context): Promise<HereRow> {
  const row = rowOf(departure, context);
  return departure.state === 'cancelled' ? { ...row, wayOut: await wayOut(departure, days, context) } : row;
}

/** When the ship arrives at a call; at a stop ashore, until when she stays. */
function callTime({ arrivesAt, expectedArrivesAt, departsAt }: Departure['via'][number]): string {
  const arrives = clock(expectedArrivesAt ?? arrivesAt);
  return departsAt ? unbroken(`${arrives} – ${clock(departsAt)}`) : arrives;
}

/** The search with connections and the days around, for ports without a direct ship. */
function searchPath(
  { port, date }: Pick<DepartureBoard, 'port' | 'date'>,
  destination: string | null,
  locale: Locale,
): string | null {
  return destination && sailingPath(locale, { from: port, to: destination, date, tripId: undefined });
}

function rowOf(departure: Departure, { board, date, dayWord, ...writing }: Context): HereRow {
  const { t, locale } = writing;
  const { from, vessel, via, to, tripId, fromCents } = departure;
  const target: Target = { port: to.port, arrivesAt: reachesAt(departure), tripId, fromCents };
  const time = clock(leavesAt(departure));
  const hasLeft = departure.state === 'departed';
  const isSold = sellable(departure);
  const isOff = departure.state === 'cancelled';
  const { tone, text, note } = rowState(departure, board, locale);
  // As on the map beside it: the row names them one after the other.
  const names = mapNames(writing.network.ports.map(({ code, name }) => ({ code, name: name[locale] })));
  const pathTo = ({ port, tripId }: Target) =>
    sailingPath(locale, { from: from.port, to: port, date, tripId });
  return {
    id: departure.sailingId,
    dayWord,
    time,
    wasTime: time === clock(from.at) ? null : clock(from.at),
    to: portName(target.port, writing),
    ship: `${vessel.name[locale]}, ${t(vessel.kind)}`,
    quay: from.quayName[locale],
    arrives: isOff ? null : arrivalOf(departure, target, date, writing),
    hasLeft,
    state: hasLeft
      ? { tone: 'soft', text: t('departed') }
      : tone === 'ok' || text === null
        ? null
        : { tone, text },
    note: hasLeft || isOff || note === board('manySeats') ? null : note,
    reason: reasonOf(departure, locale),
    wayOut: null,
    price: isSold && target.fromCents ? formatPrice(target.fromCents, locale) : null,
    book: isSold
      ? {
          href: pathTo(target),
          // Two ships may leave for the same port at the same time.
          label: t.markup('bookShip', {
            time,
            place: placeInSentence(target.port, writing),
            ship: vessel.name[locale],
          }),
        }
      : null,
    calls: (isOff ? [] : via).map((call): HereCall => {
      const price = isSold && call.fromCents ? formatPrice(call.fromCents, locale) : null;
      return {
        name: names.get(call.port) ?? portName(call.port, writing),
        time: callTime(call),
        sold:
          price === null
            ? null
            : {
                price,
                href: pathTo(call),
                label: callTexts(writing).bookLeg({ from: from.port, to: call.port, price }),
              },
      };
    }),
  };
}

/** What the operator or, about a cancellation, the service says of it. */
function reasonOf({ state, standing }: Departure, locale: Locale): string | null {
  const notice = standing?.notice?.[locale] ?? null;
  if (state !== 'cancelled') return notice;
  // Its text repeats the word beside it.
  if (standing?.kind === 'cancelled') return notice ?? standing.text[locale];
  return [standing?.text[locale], notice].filter(Boolean).join(' ') || null;
}

/** With the times to plan with, as on a ticket: a delay moves the arrival, too, but perhaps not by as much. */
function arrivalOf(
  departure: Departure,
  { arrivesAt }: Target,
  date: string,
  { t, locale }: Writing,
): string {
  const minutes = minutesBetween(new Date(leavesAt(departure)), new Date(arrivesAt));
  const duration = formatShortDuration(minutes, locale);
  const time = clock(arrivesAt);
  const day = arrivesAt.slice(0, 10);
  return day === date
    ? t('arrives', { time, duration })
    : t('arrivesLater', { day: longDay(day, locale), time, duration });
}
