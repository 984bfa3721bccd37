import type { Matches } from '#foundation/text/find-by-name.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { CrossingRow, CrossingsView } from '#lib/timetable/crossings-view.ts';
import type { SearchFormPort } from '#app/_ui/search-form/form-props.ts';

export type PortRow = { port: SearchFormPort; crossing: CrossingRow | undefined };

/** Options that belong together. */
export type PortGroup = {
  key: string;
  kind: CrossingsView['groups'][number]['kind'] | 'found' | 'similar' | 'island';
  /** Shown above, and read as the group's name. */
  label: string | null;
  rows: readonly PortRow[];
};

type SearchResult = { matches: Matches<SearchFormPort>; crossings: CrossingsView | null; similar: string };

/** What was found; otherwise the likeliest guess, and the others under a heading of their own. */
export function foundGroups({ matches: { found, offered }, crossings, similar }: SearchResult): PortGroup[] {
  const rows = rowsWith(crossings);
  const group = (kind: 'found' | 'similar', label: string | null, ports: readonly SearchFormPort[]) => ({
    key: kind,
    kind,
    label,
    rows: rows(ports),
  });
  const groups =
    offered.length === 0
      ? [group('found', null, found)]
      : [group('found', null, offered.slice(0, 1)), group('similar', similar, offered.slice(1))];
  return groups.filter((each) => each.rows.length > 0);
}

/** The hub, then the other ports by island, sorted by the name of their first port. */
export function islandGroups(
  ports: readonly SearchFormPort[],
  hub: string | null,
  locale: Locale,
): PortGroup[] {
  const nameOf = ([first]: readonly SearchFormPort[]) => first?.name[locale] ?? '';
  const rows = rowsWith(null);
  const main = ports.filter(({ code }) => code === hub);
  const islands = [
    ...Map.groupBy(
      ports.filter(({ code }) => code !== hub),
      ({ island }) => island,
    ),
  ].toSorted(([, a], [, b]) => nameOf(a).localeCompare(nameOf(b), locale));
  return [
    ...(main.length > 0 ? [{ key: 'hub', kind: 'hub' as const, label: null, rows: rows(main) }] : []),
    ...islands.map(([island, members]) => ({
      key: island,
      kind: 'island' as const,
      label: members[1] ? (members[0]?.islandName ?? null) : null,
      rows: rows(members),
    })),
  ];
}

/** The groups of the service; a port that it doesn't know yet comes last. */
export function crossingGroups(
  ports: readonly SearchFormPort[],
  crossings: CrossingsView,
  locale: Locale,
): PortGroup[] {
  const byCode = new Map(ports.map((port) => [port.code, port]));
  const groups = crossings.groups.map(({ kind, label, rows }) => ({
    key: label ?? kind,
    kind,
    label,
    rows: rows.flatMap((crossing) => {
      const port = byCode.get(crossing.port);
      return port ? [{ port, crossing }] : [];
    }),
  }));
  const listed = new Set(groups.flatMap(({ rows }) => rows.map(({ port }) => port.code)));
  const others = ports.filter(({ code }) => !listed.has(code));
  return [...groups.filter(({ rows }) => rows.length > 0), ...islandGroups(others, null, locale)];
}

function rowsWith(crossings: CrossingsView | null) {
  const byCode = new Map(
    crossings?.groups.flatMap(({ rows }) => rows.map((row) => [row.port, row] as const)),
  );
  return (ports: readonly SearchFormPort[]): PortRow[] =>
    ports.map((port) => ({ port, crossing: byCode.get(port.code) }));
}

/**
 * The quays that the port's name doesn't contain, and the island when it doesn't either: «Μανδράκι» alone could be two places.
 */
export function placeOf(port: SearchFormPort, locale: Locale): string {
  const quays = port.quays
    .map((quay) => quay.name[locale])
    .filter((name) => !port.name[locale].includes(name));
  return (port.name[locale].includes(port.islandName) ? quays : [port.islandName, ...quays]).join(', ');
}
