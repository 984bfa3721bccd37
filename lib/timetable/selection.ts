import { isDay } from '#foundation/dates/is-day.ts';
import type { selectionNames } from '#lib/routes/selection-names.ts';

/** In place of a day: what leaves next, today or tomorrow. */
export const NOW = 'now';

/**
 * The visitor's selection. `date` takes precedence over the season: it shows the actual sailings of that day, first those from the
 * port `from`, to `destination` if there is one. As {@link NOW} it shows the next ships.
 */
export type Selection = {
  line: string;
  to: string;
  season: string;
  date: string | null;
  from: string;
  destination: string | null;
};

/** The available choices. The line that was found or the first, the first direction of a line, the first season and the first port are the defaults. */
export type Choices = {
  /** What `date=today` and `date=tomorrow` mean now: such addresses stay right in links, bookmarks and codes at a quay. */
  named: Readonly<Record<'today' | 'tomorrow', string>>;
  ports: readonly string[];
  lines: readonly { id: string; to: readonly string[] }[];
  /** The line and direction of the sailing that was asked for, which the page shows until another is chosen; null for the first. */
  found: { line: string; to: string } | null;
  seasons: readonly { slug: string; spans: readonly { from: string; to: string }[] }[];
};

type ParameterReader = (name: (typeof selectionNames)[number]) => string | null | undefined;

/** The selection in an address. Missing or invalid values become the default; never fails. */
export function readSelection(read: ParameterReader, choices: Choices): Selection {
  const lineId = (read('line') ?? '').toUpperCase();
  const line = choices.lines.find(({ id }) => id === lineId) ?? defaultLine(choices);
  const to = (read('to') ?? '').toUpperCase();
  const day = dayIn(read, choices);
  const season =
    (day ? seasonOn(day, choices) : choices.seasons.find(({ slug }) => slug === read('season'))) ??
    choices.seasons[0];
  const portNamed = (name: 'from' | 'destination') => {
    const code = (read(name) ?? '').toUpperCase();
    return choices.ports.find((port) => port === code);
  };
  const from = portNamed('from') ?? choices.ports[0] ?? '';
  const destination = portNamed('destination') ?? null;
  return {
    from,
    destination: destination === from ? null : destination,
    line: line?.id ?? '',
    to: line?.to.find((port) => port === to) ?? defaultEnd(line, choices) ?? '',
    season: season?.slug ?? '',
    date: day,
  };
}

function defaultLine({ lines, found }: Choices) {
  return lines.find(({ id }) => id === found?.line) ?? lines[0];
}

function defaultEnd(line: Choices['lines'][number] | undefined, { found }: Choices): string | undefined {
  return line && line.id === found?.line ? found.to : line?.to[0];
}

function dayIn(read: ParameterReader, { named }: Choices): string | null {
  const date = read('date') ?? '';
  if (date === 'today' || date === 'tomorrow') return named[date];
  if (date === NOW) return NOW;
  return isDay(date) ? date : null;
}

/** Values in an address that don't exist. {@link readSelection} shows the default instead, and visitors get a notice. */
export type UnknownValue = 'line' | 'date' | 'port';

export function unknownIn(read: ParameterReader, choices: Choices): UnknownValue[] {
  const line = (read('line') ?? '').toUpperCase();
  const date = read('date') ?? '';
  const ports = [read('from'), read('destination')].map((code) => (code ?? '').toUpperCase());
  return [
    ...(line !== '' && !choices.lines.some(({ id }) => id === line) ? (['line'] as const) : []),
    ...(date !== '' && dayIn(read, choices) === null ? (['date'] as const) : []),
    ...(ports.some((code) => code !== '' && !choices.ports.includes(code)) ? (['port'] as const) : []),
  ];
}

/** The query of a selection: only what differs from the defaults, so that the default address has no query. */
export function selectionQuery(selection: Selection, choices: Choices): Record<string, string> {
  const line = choices.lines.find(({ id }) => id === selection.line);
  return {
    ...(selection.line !== defaultLine(choices)?.id && { line: selection.line }),
    ...(selection.to !== defaultEnd(line, choices) && { to: selection.to }),
    ...(!selection.date && selection.season !== choices.seasons[0]?.slug && { season: selection.season }),
    ...(selection.date && { date: selection.date }),
    ...(selection.from !== choices.ports[0] && { from: selection.from }),
    ...(selection.destination && { destination: selection.destination }),
  };
}

/** The selection after a choice: another line starts with its first direction; choosing a season removes the day. */
export function choose(selection: Selection, choice: Partial<Selection>, choices: Choices): Selection {
  const next = { ...selection, ...choice };
  const line = choices.lines.find(({ id }) => id === next.line);
  if (line && !line.to.includes(next.to)) next.to = line.to[0] ?? '';
  if (choice.season !== undefined) next.date = null;
  if (next.destination === next.from) next.destination = null;
  if (choice.date) next.season = seasonOn(choice.date, choices)?.slug ?? next.season;
  return next;
}

function seasonOn(day: string, choices: Choices) {
  return choices.seasons.find(({ spans }) => spans.some(({ from, to }) => from <= day && day <= to));
}
