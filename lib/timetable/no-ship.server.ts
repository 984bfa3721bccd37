import 'server-only';
import { addDays } from '#foundation/dates/day.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { listWeekdays } from '#foundation/dates/list-weekdays.ts';
import { nameDay, weekdays } from '#foundation/dates/weekdays.ts';
import type { Departure, Timetable } from '#contracts/reservations/index.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import { readDepartures } from '#lib/reservations/cached-reads.server.ts';
import { leavesAt, towards } from './select.ts';
import { placeInSentence, type Writing } from './texts.server.ts';
import type { HereRow, NoShipView } from './view.ts';

/** A day's ships from one port. */
export type Ahead = { date: string; departures: readonly Departure[] };

/** Every line sails at least once in this time, or not in its season. */
const DAYS_AHEAD = 14;
const MINUTES_OF_DAY = 1440;

/** The ships of the days that follow, as far as they are on sale. Soon enough from the cache: they are sold again before anybody boards. */
export async function ahead(port: string, date: string, horizon: string): Promise<Ahead[]> {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(date, index + 1));
  const boards = await Promise.all(
    days.filter((day) => day <= horizon).map((day) => readDepartures(port, day)),
  );
  return boards.flatMap((board) => board ?? []);
}

export function sellable({ state }: Departure): boolean {
  return state === 'on-time' || state === 'delayed';
}

/** The next ship that replaces a cancelled one for those who want to get there, otherwise the operator's phone. */
export async function wayOut(
  cancelled: Departure,
  days: readonly Ahead[],
  writing: Writing & { date: string },
): Promise<HereRow['wayOut']> {
  const { t, locale } = writing;
  const { from, to } = cancelled;
  const next = days
    .flatMap(({ date, departures }) => towards(departures, to.port).map((ship) => ({ date, ship })))
    .find(({ ship }) => sellable(ship) && leavesAt(ship) > from.at);
  if (!next) {
    const phone = await operatorPhone(locale);
    return { text: t('wayOutPhone', { phone: phone.text }), href: phone.href };
  }
  const { date, ship } = next;
  return {
    text: t.markup('wayOut', {
      place: placeInSentence(to.port, writing),
      day: date === writing.date ? t('sameDay') : longDay(date, locale),
      time: clock(leavesAt(ship)),
      ship: ship.vessel.name[locale],
    }),
    href: sailingPath(locale, { from: from.port, to: to.port, date, tripId: ship.tripId }),
  };
}

type Question = {
  port: string;
  destination: string | null;
  date: string;
  /** With ships to the destination only. */
  days: readonly Ahead[];
  timetable: Timetable;
  today: string;
  horizon: string;
};

/** What is said of a day on which no ship leaves the port for the destination. */
export function withoutShip(question: Question, { t, locale }: Writing): NoShipView {
  const { port, destination, date, days, timetable, today, horizon } = question;
  if (date < today) return { reason: t('dayPast'), next: null, week: [] };
  if (date > horizon)
    return { reason: t('dayBeyond', { last: longDay(horizon, locale) }), next: null, week: [] };
  const first = new Map(
    days.flatMap((day): [string, string][] => {
      const [ship] = day.departures
        .filter(sellable)
        .toSorted((a, b) => leavesAt(a).localeCompare(leavesAt(b)));
      return ship ? [[day.date, clock(leavesAt(ship))]] : [];
    }),
  );
  const [next] = first.keys();
  const sailsOn = weekdaysOf(timetable, { port, destination, date });
  return {
    reason:
      sailsOn === null
        ? null
        : sailsOn.length > 0
          ? t('seasonDays', { days: listWeekdays(sailsOn, locale) })
          : t('noneInSeason'),
    next: next === undefined ? null : { date: next, text: t('nextSailing', { day: longDay(next, locale) }) },
    week:
      next === undefined
        ? []
        : weekdays({ today, from: date }).map((day) => {
            const { weekdayShort, day: number } = nameDay(day, locale);
            const time = first.get(day) ?? null;
            return {
              date: day,
              weekday: weekdayShort,
              day: number,
              time,
              label: t('weekDay', { day: longDay(day, locale), time: time ?? t('noSailingThen') }),
            };
          }),
  };
}

/** The weekdays of the season on which ships go there; null when none ever does. */
function weekdaysOf(
  { lines, seasons }: Timetable,
  { port, destination, date }: { port: string; destination: string | null; date: string },
): number[] | null {
  const season = seasons.find(({ spans }) => spans.some(({ from, to }) => from <= date && date <= to))?.id;
  const runs = lines
    .flatMap(({ directions }) => directions)
    .flatMap((direction) => direction.seasons)
    .flatMap(({ season: id, runs: ofSeason }) => ofSeason.map((run) => ({ id, run })))
    .flatMap(({ id, run: { calls, weekdays: ofRun } }) => {
      const start = calls.findIndex((call) => call.port === port && call.departs !== null);
      const isThere = calls
        .slice(start + 1)
        .some((call) => destination === null || call.port === destination);
      // The days of a run are those of its first call.
      const later = Math.floor((calls[start]?.departs ?? 0) / MINUTES_OF_DAY);
      return start !== -1 && isThere ? [{ id, days: ofRun.map((day) => ((day - 1 + later) % 7) + 1) }] : [];
    });
  if (runs.length === 0) return null;
  const days = runs.filter(({ id }) => id === season).flatMap((run) => run.days);
  return [...new Set(days)].toSorted((a, b) => a - b);
}
