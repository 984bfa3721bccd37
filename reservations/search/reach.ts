import type { Catalogue } from '#reservations/catalogue/catalogue.ts';

/** How the lines of the timetable connect two ports, regardless of days. */
export type Reach = {
  /** The fewest changes of ship; null when no lines connect the ports within the operator's limit. */
  changes: number | null;
  /** Lines that are only the middle of a journey with two changes; empty when fewer changes are enough. */
  between: string[];
};

type Lines = Pick<Catalogue, 'lines' | 'search'>;

export function reachOf(catalogue: Lines, from: string, to: string): Reach {
  const { maxChanges } = catalogue.search;
  const first = landings(catalogue, new Set([from]));
  if (first.has(to)) return { changes: 0, between: [] };
  const boardings = withTransfers(catalogue, first);
  const second = landings(catalogue, boardings);
  if (second.has(to) && maxChanges >= 1) return { changes: 1, between: [] };
  if (maxChanges < 2 || !landings(catalogue, withTransfers(catalogue, second)).has(to))
    return { changes: null, between: [] };
  return { changes: 2, between: linesFrom(catalogue, boardings, leadingTo(catalogue, to)) };
}

/** Ports reachable from `from` with exactly one change, in no particular order. */
export function connectionsFrom(catalogue: Lines, from: string): string[] {
  if (catalogue.search.maxChanges < 1) return [];
  const first = landings(catalogue, new Set([from]));
  const second = landings(catalogue, withTransfers(catalogue, first));
  return [...second].filter((port) => port !== from && !first.has(port));
}

/** Ports where ships land after calling at one of the given ports. */
function landings({ lines }: Lines, boardings: ReadonlySet<string>): Set<string> {
  return new Set(
    lines.flatMap(({ calls }) => {
      const at = calls.findIndex((port) => boardings.has(port));
      return at < 0 ? [] : calls.slice(at + 1);
    }),
  );
}

function withTransfers({ search }: Lines, ports: ReadonlySet<string>): Set<string> {
  return new Set([...ports, ...search.transfers.flatMap(({ from, to }) => (ports.has(from) ? [to] : []))]);
}

/** Ports where a traveller may land to board a ship to `to`. */
function leadingTo({ lines, search }: Lines, to: string): Set<string> {
  const boardings = new Set(lines.flatMap(({ calls }) => calls.slice(0, Math.max(0, calls.lastIndexOf(to)))));
  const before = search.transfers.flatMap((each) => (boardings.has(each.to) ? [each.from] : []));
  return new Set([...boardings, ...before]);
}

function linesFrom(
  { lines }: Lines,
  boardings: ReadonlySet<string>,
  landingPorts: ReadonlySet<string>,
): string[] {
  return lines.flatMap(({ id, calls }) => {
    const at = calls.findIndex((port) => boardings.has(port));
    return at >= 0 && calls.slice(at + 1).some((port) => landingPorts.has(port)) ? [id] : [];
  });
}
