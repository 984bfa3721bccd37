import 'server-only';
import { getTranslations } from 'next-intl/server';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import { clock, longDay, shortDay } from '#foundation/dates/format-day.ts';
import { athensDay, minutesBetween } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import {
  readDepartures,
  readNetwork,
  readTimetable,
  readTimetableDay,
} from '#lib/reservations/cached-reads.server.ts';
import { mapNames } from '#lib/maps/map-names.ts';
import type { Locale } from '#foundation/text/locales.ts';
import {
  type DaySailing,
  isAsPlanned,
  type Timetable,
  type TimetableDay,
} from '#contracts/reservations/index.ts';
import { callViews } from './call-view.ts';
import { hereView, nextView } from './here.server.ts';
import { NOW } from './selection.ts';
import type { DaySailingView, DayView } from './view.ts';
import { callTexts, timetableTranslator, type Writing } from './texts.server.ts';

/** `date` may be {@link NOW}. */
type Question = { date: string; from: string; destination: string | null };

/**
 * The actual sailings of a day, in one language, and those from one port; null when the reservation service doesn't respond. `live`
 * bypasses every cache: a stored answer would be given once more when it is hours old, with seats and delays of that time. A page that
 * is kept reads from it, and asks again as soon as its script runs.
 */
export async function readDayView(
  { date: question, from, destination }: Question,
  locale: Locale,
  live = true,
): Promise<DayView | null> {
  const now = new Date();
  const isNow = question === NOW;
  const date = isNow ? athensDay(now) : question;
  const [t, network, timetable, day, departures, following] = await Promise.all([
    timetableTranslator(locale),
    readNetwork(),
    readTimetable(),
    readTimetableDay(date, live ? undefined : 'day'),
    readDepartures(from, date, live),
    isNow ? readDepartures(from, addDays(date, 1), live) : null,
  ]);
  if (!network || !timetable || !day) return null;
  const writing = { t, locale, network };
  // As in the list of lines below.
  const names = mapNames(network.ports.map(({ code, name }) => ({ code, name: name[locale] })));
  const texts = await getTranslations({ locale, namespace: 'common.question' });
  const isFromHere = (sailing: DaySailing) =>
    sailing.calls.some((call) => call.port === from && call.departsAt !== null);
  const sailings = isNow ? day.sailings.filter(({ state }) => state !== 'departed') : day.sailings;
  const others = day.sailings.filter((sailing) => !isFromHere(sailing)).length;
  const known = { timetable, today: day.today, horizon: day.horizon };
  return {
    date: question,
    short: isNow ? null : shortDay(date, locale),
    label: isNow ? `${texts('now')}, ${longDay(date, locale)}` : longDay(date, locale),
    count: t('daySailings', { count: sailings.length }),
    here:
      departures &&
      (await (isNow
        ? nextView(departures, following, { destination, now, known }, writing)
        : hereView(departures, { destination, others, known }, writing))),
    sailings: sailings.map((sailing) => sailingView(sailing, date, { ...timetable, names }, writing)),
    absent: Object.fromEntries(
      timetable.lines
        .flatMap((line) => line.directions)
        .filter(({ lineId }) => day.sailings.every((sailing) => sailing.lineId !== lineId))
        .map(({ lineId }) => [lineId, absentView(lineId, day, writing)]),
    ),
  };
}

function absentView(lineId: string, day: TimetableDay, { t, locale }: Writing): DayView['absent'][string] {
  const next = day.next.find((each) => each.lineId === lineId);
  const text =
    day.date > day.horizon
      ? t('dayBeyond', { last: longDay(day.horizon, locale) })
      : day.date < day.today
        ? t('dayPast')
        : t('absent');
  return {
    text,
    next: next ? { date: next.date, text: t('nextSailing', { day: longDay(next.date, locale) }) } : null,
  };
}

function sailingView(
  sailing: DaySailing,
  date: string,
  { lines, names }: Pick<Timetable, 'lines'> & { names: ReadonlyMap<string, string> },
  writing: Writing,
): DaySailingView {
  const { t, locale } = writing;
  const look = lines.findIndex((line) => line.directions.some(({ lineId }) => lineId === sailing.lineId));
  const first = sailing.calls[0];
  const last = sailing.calls.at(-1);
  const isSold = sailing.state === 'planned' || sailing.state === 'delayed';
  return {
    id: sailing.sailingId,
    lineId: sailing.lineId,
    lineName: lines[look]?.name[locale] ?? sailing.lineId,
    look,
    title: [first, last]
      .flatMap((call) => (call ? (names.get(call.port) ?? call.portName[locale]) : []))
      .join(' – '),
    departs: clock(departsFrom(first) ?? ''),
    arrives: clock(arrivesAt(last) ?? ''),
    ship: `${sailing.ship.name[locale]}, ${t(sailing.ship.kind)}`,
    state: stateOf(sailing, t, locale),
    notice: noticeOf(sailing, locale),
    calls: callViews(
      sailing.calls.map((call) => ({
        ...call,
        // The ship skips this call.
        arrives: call.isSkipped ? null : clockOf(arrivesAt(call)),
        departs: call.isSkipped ? null : clockOf(departsFrom(call)),
        adultCents: isSold && !call.isSkipped ? call.adultCents : null,
        stopoverMinutes:
          call.stopover && !call.isSkipped && call.arrivesAt && call.departsAt
            ? minutesBetween(new Date(call.arrivesAt), new Date(call.departsAt))
            : null,
      })),
      {
        locale,
        date,
        texts: callTexts(writing),
      },
    ),
    book:
      isSold && first && last
        ? sailingPath(locale, { from: first.port, to: last.port, date, tripId: last.tripId })
        : null,
  };
}

type Call = DaySailing['calls'][number];

/** The times to plan with, as on a ticket: reported, else expected, else in the timetable. */
function departsFrom(call: Call | undefined): string | null {
  return call?.expectedDepartsAt ?? call?.departsAt ?? null;
}

function arrivesAt(call: Call | undefined): string | null {
  return call?.expectedArrivesAt ?? call?.arrivesAt ?? null;
}

function clockOf(instant: string | null): string | null {
  return instant && clock(instant);
}

/** The service's text on what has changed, and the operator's notice about it. */
function noticeOf({ standing, notice }: DaySailing, locale: Locale): string | null {
  const parts = [standing?.kind === 'runs' ? standing.text[locale] : '', notice?.[locale] ?? ''];
  return parts.filter((text) => text !== '').join(' ') || null;
}

function stateOf(sailing: DaySailing, t: Writing['t'], locale: Locale): DaySailingView['state'] {
  const { standing } = sailing;
  switch (sailing.state) {
    case 'cancelled':
      return { tone: 'bad', text: t('cancelled') };
    case 'delayed':
      return { tone: 'late', text: t('delayed', { minutes: sailing.delayMinutes }) };
    case 'departed':
      return { tone: 'soft', text: t('departed') };
    case 'planned':
      if (standing && !isAsPlanned(standing)) return { tone: 'late', text: standing.title[locale] };
      return sailing.isChanged ? { tone: 'late', text: t('changed') } : null;
  }
}
