import 'server-only';
import { sailingPath } from '#lib/booking/sailing-path.ts';
import { longDay } from '#foundation/dates/format-day.ts';
import { formatDuration } from '#foundation/dates/duration.ts';
import { paths } from '#lib/routes/paths.ts';
import type { TimetableDirection, TimetableLine, TimetableRun } from '#contracts/reservations/index.ts';
import { callViews, clockOf } from './call-view.ts';
import type { CallView, DirectionSeasonView, DirectionView, RunView, SeasonView, TimesView } from './view.ts';
import { listWeekdays, weekLetters } from '#foundation/dates/list-weekdays.ts';
import { callTexts, capital, placeInSentence, portName, type Writing } from './texts.server.ts';

type DirectionSeason = TimetableDirection['seasons'][number];
type Scope = {
  writing: Writing;
  lines: readonly TimetableLine[];
  /** Season views by the season's id in the service. */
  seasons: ReadonlyMap<string, SeasonView>;
};

/** One direction of a line with all its seasons, ready to be shown. */
export function directionView(direction: TimetableDirection, scope: Scope): DirectionView {
  const { writing } = scope;
  const { t, locale } = writing;
  const calls = direction.seasons[0]?.runs[0]?.calls ?? [];
  const minutes = (calls.at(-1)?.arrives ?? 0) - (calls[0]?.departs ?? 0);
  const duration = formatDuration(minutes, locale);
  return {
    lineId: direction.lineId,
    to: direction.to,
    towards: capital(direction.name[locale], locale),
    title: t.markup('title', {
      from: placeInSentence(direction.from, writing),
      to: placeInSentence(direction.to, writing),
    }),
    lead: calls.length > 2 ? t('callsIn', { count: calls.length, duration }) : t('directIn', { duration }),
    fareFrom: t.markup('fareFrom', { port: placeInSentence(direction.from, writing) }),
    calendar: paths.timetableFile(direction.lineId, locale),
    times: timesViews(direction, scope),
    seasons: direction.seasons.map((season) => seasonView(direction, season, scope)),
  };
}

function seasonView(
  direction: TimetableDirection,
  { season, runs, exceptions, connections }: DirectionSeason,
  { writing, lines, seasons }: Scope,
): DirectionSeasonView {
  const { t, locale } = writing;
  const days = (kind: 'none' | 'extra' | 'cancelled') =>
    exceptions.flatMap((each) => (each.kind === kind ? longDay(each.date, locale) : [])).join(', ');
  const exceptionTexts = (kind: 'none' | 'extra' | 'cancelled') => {
    const list = days(kind);
    return list === '' ? [] : [t(`${kind}On`, { days: list })];
  };
  const notices = exceptions.flatMap(({ notice }) => notice?.[locale] ?? []);
  const date = runs.flatMap(({ firstDay }) => firstDay ?? []).toSorted()[0];
  return {
    slug: seasons.get(season)?.slug ?? season,
    exceptions: [
      ...exceptionTexts('none'),
      ...exceptionTexts('extra'),
      ...exceptionTexts('cancelled'),
      ...new Set(notices),
    ],
    connections: connections.flatMap((connection) => {
      const look = lines.findIndex((line) =>
        line.directions.some((each) => each.lineId === connection.lineId),
      );
      const line = lines[look];
      const towards = line?.directions.find((each) => each.lineId === connection.lineId)?.name[locale];
      if (!line || !towards) return [];
      return {
        id: connection.lineId,
        look,
        title: t('connection', {
          port: portName(connection.port, writing),
          minutes: connection.minutes,
        }),
        text: t('connectionText', {
          days: listWeekdays(connection.weekdays, locale),
          time: clockOf(connection.departs),
          line: line.name[locale],
          towards,
        }),
      };
    }),
    book: date
      ? sailingPath(locale, { from: direction.from, to: direction.to, date, tripId: undefined })
      : paths.booking(locale, { from: direction.from, to: direction.to }),
  };
}

/** One table for all seasons with the same times and prices. */
function timesViews(direction: TimetableDirection, { writing, seasons }: Scope): TimesView[] {
  const times = new Map<string, TimesView>();
  for (const { season, runs } of direction.seasons) {
    for (const run of runs) {
      const calls = callsView(run, writing);
      const key = JSON.stringify(calls);
      const same = times.get(key) ?? { key: `${season} ${calls[0]?.departs}`, calls, runs: [] };
      same.runs.push(runView(run, seasons.get(season)?.slug ?? season, writing));
      times.set(key, same);
    }
  }
  return [...times.values()];
}

function runView(run: TimetableRun, slug: string, { t, locale }: Writing): RunView {
  const [kind] = run.ships.map((ship) => ship.kind);
  const several = run.ships.length > 1;
  return {
    slug,
    week: weekLetters(run.weekdays, locale),
    days: listWeekdays(run.weekdays, locale),
    departs: clockOf(run.calls[0]?.departs ?? 0),
    ships: run.ships
      .map((ship) =>
        several
          ? t('shipDays', { ship: ship.name[locale], days: listWeekdays(ship.weekdays, locale) })
          : ship.name[locale],
      )
      .join(', '),
    kind: kind ? t(kind) : '',
  };
}

function callsView({ calls }: TimetableRun, writing: Writing): CallView[] {
  return callViews(
    calls.map((call) => ({
      ...call,
      arrives: call.arrives === null ? null : clockOf(call.arrives),
      departs: call.departs === null ? null : clockOf(call.departs),
      stopoverMinutes:
        call.stopover && call.arrives !== null && call.departs !== null ? call.departs - call.arrives : null,
    })),
    { locale: writing.locale, date: null, texts: callTexts(writing) },
  );
}
