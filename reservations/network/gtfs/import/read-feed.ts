import { perLocale } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { type NetworkContent, NetworkData } from '#contracts/reservations/network-data.ts';
import { checkNetwork, NetworkError } from '#reservations/network/check.ts';
import { extraFiles } from '#reservations/network/gtfs/csv/extra-files.ts';
import { checkFeed } from './check-feed.ts';
import { makeCalendars } from './make-calendars.ts';
import { makeLines } from './make-lines.ts';
import { readNames } from './names.ts';
import { type FeedProblem, Problems } from './problems.ts';
import { readExtraFiles, readVessels } from './read-extra-files.ts';
import { readPlaces } from './read-places.ts';
import { readServices } from './read-services.ts';
import { readTrips } from './read-trips.ts';
import { readTable } from './table.ts';
import { unpack } from './unpack.ts';

export type FeedReading =
  | { kind: 'network'; network: NetworkContent; ignored: string[] }
  /** In the order of the files; no part of the feed may be used. */
  | { kind: 'refused'; problems: FeedProblem[] };

/** Files that are read; all other GTFS files (shapes, frequencies, fares and so on) are ignored. */
const READ_FILES = new Set(
  'agency feed_info translations stops transfers routes trips stop_times calendar calendar_dates'
    .split(' ')
    .map((name) => `${name}.txt`)
    .concat('ports.csv', 'quays.csv', 'vessels.csv', 'capacities.csv', 'sailings.csv', 'lines.csv')
    .concat(extraFiles.map(({ name }) => name)),
);

/**
 * Reads a network from a feed (docs/contracts/network-feed.md), or reports every problem in it. Doesn't use the
 * database.
 */
export function readFeed(archive: Uint8Array): FeedReading {
  const problems = new Problems();
  const files = unpack(archive, problems);
  if (files.size === 0) {
    if (problems.list.length === 0) problems.missing('stops.txt');
    return { kind: 'refused', problems: problems.list };
  }
  checkAgency(files, problems);
  const names = readNames(files, problems);
  const places = readPlaces(files, names, problems);
  const quays = new Set(places.quays.map(({ id }) => id));
  const services = readServices(files, problems);
  const trips = readTrips(files, names, { services, quays }, problems);
  const { lines, runs } = makeLines(files, trips, places, problems);
  const vessels = readVessels(files, problems);
  const calendars = makeCalendars(runs, vessels, problems);
  const members = readExtraFiles(files, problems);
  if (problems.list.length > 0) return { kind: 'refused', problems: problems.list };
  const own = Object.fromEntries(
    extraFiles.flatMap(({ member, isList }) => {
      const rows = members.get(member);
      if (!rows) return [];
      return [[member, isList ? rows.map(({ value }) => value) : rows[0]?.value]];
    }),
  );
  const exceptions = [...(Array.isArray(own.exceptions) ? own.exceptions : []), ...calendars.exceptions];
  const rows = calendars.rows.map(({ calendar }) => calendar);
  const checked = v.safeParse(NetworkData, {
    ...own,
    ...places,
    vessels,
    lines,
    calendars: rows,
    exceptions,
  });
  if (!checked.success) {
    for (const issue of checked.issues.slice(0, 100))
      problems.invalid('feed.zip', 1, v.getDotPath(issue) ?? '', String(issue.input), issue.message);
    return { kind: 'refused', problems: problems.list };
  }
  const network = withoutPlainChanges(checked.output);
  checkFeed(network, members, calendars, problems);
  if (problems.list.length > 0) return { kind: 'refused', problems: problems.list };
  try {
    checkNetwork(network);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const reason = error.message;
    problems.add(
      'feed.zip',
      null,
      perLocale(() => reason),
    );
    return { kind: 'refused', problems: problems.list };
  }
  return {
    kind: 'network',
    network,
    ignored: [...files.keys()].filter((name) => !READ_FILES.has(name)).toSorted(),
  };
}

/** Times in a feed are in the agency's time zone, which must be ours. */
function checkAgency(files: ReadonlyMap<string, string>, problems: Problems): void {
  const table = readTable(files, 'agency.txt', ['agency_timezone'], problems);
  if (!files.has('agency.txt')) problems.missing('agency.txt');
  for (const { line, cells } of table?.rows ?? [])
    if (cells.agency_timezone !== 'Europe/Athens')
      problems.invalid('agency.txt', line, 'agency_timezone', cells.agency_timezone ?? '', 'Europe/Athens');
}

/** `transfers.txt` contains a minimum for every port; only one that differs from the policy's is kept. */
function withoutPlainChanges(network: NetworkContent): NetworkContent {
  const { minConnectionMinutes: plain } = network.policy;
  return {
    ...network,
    ports: network.ports.map((port) =>
      port.minConnectionMinutes === plain ? { ...port, minConnectionMinutes: null } : port,
    ),
  };
}
