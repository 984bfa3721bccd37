import 'server-only';
import { getTranslations } from 'next-intl/server';
import { minutesBetween } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { formatShortDuration } from '#foundation/dates/duration.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import type { Departure, DepartureBoard } from '#contracts/reservations/index.ts';
import { rowState } from './row-state.ts';
import { leavesAt, towards, upcoming } from './select.ts';
import { callTexts, placeInSentence, portName, type Writing } from './texts.server.ts';
import type { HereCall, HereRow, HereView } from './view.ts';

type BoardTranslator = Awaited<ReturnType<typeof getTranslations<'common.board'>>>;
type Context = Writing & { board: BoardTranslator; date: string; dayWord: string | null };

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
  destination: string | null,
  others: number,
  writing: Writing,
): Promise<HereView> {
  const { t, locale } = writing;
  const board = await getTranslations({ locale, namespace: 'common.board' });
  const context = { ...writing, board, date, dayWord: null };
  const rows = towards(departures, destination)
    .toSorted((a, b) => leavesAt(a).localeCompare(leavesAt(b)))
    .map((departure) => rowOf(departure, context));
  const from = placeInSentence(port, writing);
  const to = destination ? placeInSentence(destination, writing) : null;
  return {
    port,
    destination,
    count: to
      ? t.markup('hereCountTo', { count: rows.length, from, to })
      : t.markup('hereCount', { count: rows.length, others, from }),
    search: rows.length === 0 ? searchPath({ port, date }, destination, locale) : null,
    // Ships that have left come last: whoever asks wants to catch one.
    rows: [...rows.filter(({ hasLeft }) => !hasLeft), ...rows.filter(({ hasLeft }) => hasLeft)],
  };
}

/** What leaves a port next, today or tomorrow, as on the board of the home page. */
export async function nextView(
  today: DepartureBoard,
  tomorrow: DepartureBoard | null,
  { destination, now }: { destination: string | null; now: Date },
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
  const rows = next.map(({ departure, tomorrow: isTomorrow }) =>
    rowOf(departure, {
      ...writing,
      board,
      date: isTomorrow ? addDays(date, 1) : date,
      dayWord: isTomorrow ? board('tomorrow') : null,
    }),
  );
  const from = placeInSentence(port, writing);
  return {
    port,
    destination,
    count: destination
      ? t.markup('nextCountTo', { count: rows.length, from, to: placeInSentence(destination, writing) })
      : t.markup('nextCount', { count: rows.length, from }),
    search: rows.length === 0 ? searchPath(today, destination, locale) : null,
    rows,
  };
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
  const target: Target = { port: to.port, arrivesAt: to.at, tripId, fromCents };
  const time = clock(leavesAt(departure));
  const hasLeft = departure.state === 'departed';
  const isSold = departure.state === 'on-time' || departure.state === 'delayed';
  const { tone, text, note } = rowState(departure, board, locale);
  const pathTo = ({ port, tripId }: Target) =>
    sailingPath(locale, { from: from.port, to: port, date, tripId });
  return {
    id: departure.sailingId,
    dayWord,
    time,
    wasTime: time === clock(from.at) ? null : clock(from.at),
    to: portName(target.port, writing),
    ship: `${vessel.name[locale]}, ${t(vessel.kind)} · ${from.quayName[locale]}`,
    arrives: arrivalOf(departure, target, date, writing),
    hasLeft,
    state: hasLeft ? { tone: 'soft', text: t('departed') } : tone === 'ok' ? null : { tone, text },
    note: hasLeft || note === board('manySeats') ? null : note,
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
    calls: via.map((call): HereCall => {
      const price = isSold && call.fromCents ? formatPrice(call.fromCents, locale) : null;
      return {
        name: portName(call.port, writing),
        time: clock(call.arrivesAt),
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

/** By the timetable, which a delay moves: the expected departure is what the row says first. */
function arrivalOf({ from }: Departure, { arrivesAt }: Target, date: string, { t, locale }: Writing): string {
  const duration = formatShortDuration(minutesBetween(new Date(from.at), new Date(arrivesAt)), locale);
  const time = clock(arrivesAt);
  const day = arrivesAt.slice(0, 10);
  return day === date
    ? t('arrives', { time, duration })
    : t('arrivesLater', { day: longDay(day, locale), time, duration });
}
