import type { Locale } from '#foundation/text/locales.ts';
import type { Network, Season, Timetable } from '#contracts/reservations/index.ts';
import { lineFamilies } from './line-families.ts';

/** The direct ships from one port to another in a season. */
export type DirectShips = {
  /** ISO weekdays of departure, in order. */
  weekdays: readonly number[];
  /** Of the fastest. */
  minutes: number;
  /** In minutes, of the slowest. */
  slowest: number;
  /** Where they arrive, as ids of quays. */
  quays: readonly string[];
  /** The line of the fastest, in one direction. */
  lineId: string;
};

type FerryService =
  | { kind: 'direct'; ships: DirectShips }
  | { kind: 'change' }
  /** A direct ship goes there, but not in this season. */
  | { kind: 'otherSeason' };

export type Crossing = { port: string; service: FerryService };

type Heading =
  /** The port where most lines meet needs none. */
  { kind: 'hub' | 'near' | 'otherLines' | 'change' | 'otherSeason' } | { kind: 'line'; name: string };

export type CrossingGroup = { heading: Heading; crossings: readonly Crossing[] };

/** Longer crossings aren't near, even where nothing is nearer. */
const NEAR_MINUTES = 120;
const NEAR_COUNT = 4;

/** The port that most others reach without changing, which most travellers look for. */
export function hubOf(
  ports: readonly Pick<Network['ports'][number], 'code' | 'destinations'>[],
): string | null {
  const most = Math.max(0, ...ports.map(({ destinations }) => destinations.length));
  return ports.find(({ destinations }) => destinations.length === most)?.code ?? null;
}

/** The season and its span with this day, or else the current season with its first span. */
export function seasonOn(
  seasons: readonly Season[],
  day: string,
): { id: string; span: Season['spans'][number] } | null {
  const spans = seasons.flatMap(({ id, spans: all }) => all.map((span) => ({ id, span })));
  const current = seasons.find(({ isCurrent }) => isCurrent)?.id;
  return (
    spans.find(({ span }) => span.from <= day && day <= span.to) ??
    spans.find(({ id }) => id === current) ??
    null
  );
}

/** The direct ships of a season from a port, by port of arrival. */
export function directShips(
  lines: Timetable['lines'],
  from: string,
  season: string,
): ReadonlyMap<string, DirectShips> {
  const found = new Map<string, DirectShips>();
  const runs = lines
    .flatMap(({ directions }) => directions)
    .flatMap(({ lineId, seasons }) =>
      seasons.flatMap((each) => (each.season === season ? each.runs.map((run) => ({ lineId, run })) : [])),
    );
  for (const { lineId, run } of runs)
    for (const [index, start] of run.calls.entries()) {
      if (start.port !== from || start.departs === null) continue;
      const weekdays = run.weekdays.map((day) => weekdayAfter(day, start.departs ?? 0));
      for (const end of run.calls.slice(index + 1)) {
        if (end.arrives === null || end.port === from) continue;
        const minutes = end.arrives - start.departs;
        const known = found.get(end.port);
        const isFastest = !known || minutes < known.minutes;
        found.set(end.port, {
          weekdays: [...new Set([...(known?.weekdays ?? []), ...weekdays])].toSorted((a, b) => a - b),
          minutes: isFastest ? minutes : known.minutes,
          slowest: Math.max(minutes, known?.slowest ?? minutes),
          quays: [...new Set([...(known?.quays ?? []), end.quay])],
          lineId: isFastest ? lineId : known.lineId,
        });
      }
    }
  return found;
}

/** Calls after midnight are on the day after the line's own. */
function weekdayAfter(weekday: number, minutes: number): number {
  return ((weekday - 1 + Math.floor(minutes / 1440)) % 7) + 1;
}

type Sources = { network: Network; timetable: Timetable; locale: Locale };

/** Every destination of a port once: the hub, the nearest, the others by line, those with a change of ship. */
export function crossingGroups(
  { network, timetable, locale }: Sources,
  start: Pick<Network['ports'][number], 'code' | 'destinations' | 'connections'>,
  season: string,
): CrossingGroup[] {
  const nameOf = new Map(network.ports.map(({ code, name }) => [code, name[locale]]));
  const alphabetical = <T extends { port: string }>(items: readonly T[]) =>
    items.toSorted((a, b) => (nameOf.get(a.port) ?? '').localeCompare(nameOf.get(b.port) ?? '', locale));
  const ships = directShips(timetable.lines, start.code, season);
  const crossingTo = (port: string): Crossing => {
    const direct = ships.get(port);
    if (direct) return { port, service: { kind: 'direct', ships: direct } };
    return { port, service: { kind: start.destinations.includes(port) ? 'otherSeason' : 'change' } };
  };
  const all = [...new Set([...start.destinations, ...(start.connections ?? [])])].map(crossingTo);
  const hub = hubOf(network.ports);
  const others = all.filter(({ port }) => port !== hub);
  const direct = others
    .flatMap((crossing) =>
      crossing.service.kind === 'direct' ? [{ ...crossing, ships: crossing.service.ships }] : [],
    )
    .toSorted((a, b) => a.ships.minutes - b.ships.minutes);
  const near = direct.filter(({ ships: { minutes } }) => minutes <= NEAR_MINUTES).slice(0, NEAR_COUNT);
  const far = direct.filter((crossing) => !near.includes(crossing));
  const byLine = lineFamilies(network.lines, locale).flatMap(({ name, lines }) => {
    const ids = new Set(lines.map(({ id }) => id));
    const crossings = far.filter((crossing) => ids.has(crossing.ships.lineId));
    return crossings.length > 0 ? [{ heading: { kind: 'line' as const, name }, crossings }] : [];
  });
  // A heading over each of several single ports would say less than it takes.
  const single = byLine.filter(({ crossings }) => crossings.length === 1);
  const lines =
    single.length > 1
      ? [
          ...byLine.filter((group) => !single.includes(group)),
          {
            heading: { kind: 'otherLines' as const },
            crossings: single.flatMap(({ crossings }) => crossings),
          },
        ]
      : byLine;
  const withKind = (kind: 'change' | 'otherSeason') => others.filter(({ service }) => service.kind === kind);
  const groups: CrossingGroup[] = [
    { heading: { kind: 'hub' }, crossings: all.filter(({ port }) => port === hub) },
    { heading: { kind: 'near' }, crossings: near },
    ...lines.map(({ heading, crossings }) => ({ heading, crossings: alphabetical(crossings) })),
    { heading: { kind: 'change' }, crossings: alphabetical(withKind('change')) },
    { heading: { kind: 'otherSeason' }, crossings: alphabetical(withKind('otherSeason')) },
  ];
  return groups.filter(({ crossings }) => crossings.length > 0);
}
