import 'server-only';
import { getTranslations } from 'next-intl/server';
import { minutesBetween } from '#foundation/dates/athens.ts';
import { formatShortDuration } from '#foundation/dates/duration.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import type { Departure, DepartureBoard } from '#contracts/reservations/index.ts';
import { rowState } from './row-state.ts';
import { leavesAt } from './select.ts';
import { callTexts, placeInSentence, portName, type Writing } from './texts.server.ts';
import type { HereCall, HereRow, HereView } from './view.ts';

type BoardTranslator = Awaited<ReturnType<typeof getTranslations<'common.board'>>>;
type Context = Writing & { board: BoardTranslator; date: string };

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
  const context = { ...writing, board, date };
  const inOrder = departures.toSorted((a, b) => leavesAt(a).localeCompare(leavesAt(b)));
  const rows = inOrder.flatMap((departure) => {
    const targets = targetsOf(departure);
    const index = destination
      ? targets.findIndex((target) => target.port === destination)
      : targets.length - 1;
    const target = targets[index];
    return target ? [rowOf(departure, target, targets.slice(0, index), context)] : [];
  });
  const from = placeInSentence(port, writing);
  const to = destination ? placeInSentence(destination, writing) : null;
  return {
    port,
    destination,
    count: to
      ? t.markup('hereCountTo', { count: rows.length, from, to })
      : t.markup('hereCount', { count: rows.length, others, from }),
    search:
      destination && rows.length === 0
        ? sailingPath(locale, { from: port, to: destination, date, tripId: undefined })
        : null,
    // Ships that have left come last: whoever asks wants to catch one.
    rows: [...rows.filter(({ hasLeft }) => !hasLeft), ...rows.filter(({ hasLeft }) => hasLeft)],
  };
}

/** The calls after this port, in order; the last one is the end of the voyage. */
function targetsOf({ via, to, tripId, fromCents }: Departure): Target[] {
  return [...via, { port: to.port, arrivesAt: to.at, tripId, fromCents }];
}

function rowOf(
  departure: Departure,
  target: Target,
  before: readonly Target[],
  { board, date, ...writing }: Context,
): HereRow {
  const { t, locale } = writing;
  const { from, vessel } = departure;
  const time = clock(leavesAt(departure));
  const hasLeft = departure.state === 'departed';
  const isSold = departure.state === 'on-time' || departure.state === 'delayed';
  const { tone, text, note } = rowState(departure, board, locale);
  const pathTo = ({ port, tripId }: Target) =>
    sailingPath(locale, { from: from.port, to: port, date, tripId });
  return {
    id: departure.sailingId,
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
    calls: before.map((call): HereCall => {
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
