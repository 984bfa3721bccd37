import 'server-only';
import { readNetwork, readTimetable } from '#lib/reservations/cached-reads.server.ts';
import { mapNames } from '#lib/maps/map-names.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Network, Timetable, TimetableLine } from '#contracts/reservations/index.ts';
import { directionView } from './direction-view.server.ts';
import { nameSeason, formatSpan } from '#foundation/dates/name-season.ts';
import type { LineView, SeasonView, TimetableView } from './view.ts';
import { timetableTranslator, type Writing } from './texts.server.ts';

export type WholeTimetable = { timetable: Timetable; network: Network; view: TimetableView };

/** The timetable in one language; null when the reservation service doesn't respond. */
export async function readTimetableView(locale: Locale): Promise<WholeTimetable | null> {
  const [t, network, timetable] = await Promise.all([
    timetableTranslator(locale),
    readNetwork(),
    readTimetable(),
  ]);
  if (!network || !timetable) return null;
  const writing = { t, locale, network };
  const seasons = new Map(
    timetable.seasons.map((season): [string, SeasonView] => [
      season.id,
      {
        ...nameSeason(season, locale),
        dates: season.spans.map((span) => formatSpan(span, locale)),
        isCurrent: season.isCurrent,
        spans: season.spans,
      },
    ]),
  );
  const lines = timetable.lines.map((line, look) =>
    lineView(line, look, { writing, lines: timetable.lines, seasons }),
  );
  const { today, horizon } = timetable;
  return { timetable, network, view: { today, horizon, seasons: [...seasons.values()], lines } };
}

function lineView(
  line: TimetableLine,
  look: number,
  scope: { writing: Writing; lines: readonly TimetableLine[]; seasons: ReadonlyMap<string, SeasonView> },
): LineView {
  const { writing } = scope;
  const ports = portsOf(line);
  const [there] = line.directions;
  const names = mapNames(
    writing.network.ports.map(({ code, name }) => ({ code, name: name[writing.locale] })),
  );
  const name = (code: string | undefined) => names.get(code ?? '') ?? code ?? '';
  return {
    id: line.id,
    name: line.name[writing.locale],
    ends: `${name(there?.from)} – ${name(there?.to)}`,
    look,
    ports,
    portNames: ports.map(name).join(', '),
    directions: line.directions.map((direction) => directionView(direction, scope)),
  };
}

/** Ports in the order of the first direction, then those where only the other one calls. */
export function portsOf(line: TimetableLine): string[] {
  return [...new Set(line.directions.flatMap(callsOf))];
}

export function callsOf(direction: TimetableLine['directions'][number]): string[] {
  return (direction.seasons[0]?.runs[0]?.calls ?? []).map((call) => call.port);
}
