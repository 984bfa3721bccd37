import { addDays } from '#foundation/dates/day.ts';
import type { NetworkContent, VesselKind } from '#contracts/reservations/network-data.ts';
import { type PlannedSailing, plannedSailings, spanOf } from '#reservations/network/planned.ts';
import { type PairedLine, pairLines } from '#reservations/search/timetable/pair-lines.ts';

/** One row of `trips.txt`: a line, a ship and a time of day, on the days of one calendar row. */
export type FeedTrip = {
  id: string;
  line: NetworkContent['lines'][number];
  vessel: NetworkContent['vessels'][number];
  run: number;
  shiftMinutes: number;
  /** Index of the calendar row; null for sailings that only exceptions add. */
  calendar: number | null;
  /** The days on which it actually sails, in order. */
  days: string[];
  /** Indexes of calls that the ship skips on these days. */
  skipped: readonly number[];
  route: string;
  direction: number;
};

export type FeedPlan = {
  network: NetworkContent;
  from: string;
  trips: FeedTrip[];
  routes: { id: string; pair: PairedLine; kind: VesselKind }[];
  portOf(quay: string): string;
};

/** Changes to sailings since the network was loaded: cancelled sailings, and skipped calls by sailing id. */
export type FeedFacts = {
  cancelled: ReadonlySet<string>;
  skipped?: ReadonlyMap<string, readonly number[]>;
};

/** The content of a feed for a network from a given day. */
export function planFeed(network: NetworkContent, from: string, facts: FeedFacts): FeedPlan {
  const ports = new Map(network.quays.map((quay) => [quay.id, quay.port]));
  const portOf = (quay: string) => ports.get(quay) ?? '';
  const pairs = pairLines(
    network.lines.map(({ id, name, calls }) => ({
      id,
      name,
      quays: calls.map((call) => call.quay),
      calls: calls.map((call) => portOf(call.quay)),
      minutes: calls,
      stopovers: calls.map((call) => call.stopover),
    })),
  );
  const named = tripsOf(network, from, facts);
  const kindsOf = (pair: PairedLine) =>
    new Set(
      named.flatMap(({ line, vessel }) =>
        pair.directions.some(({ plan }) => plan.id === line.id) ? [vessel.kind] : [],
      ),
    );
  const routes = pairs.flatMap((pair) => {
    const kinds = [...kindsOf(pair)].toSorted();
    return kinds.map((kind) => ({ id: kinds.length > 1 ? `${pair.id}-${kind}` : pair.id, pair, kind }));
  });
  const trips = named.flatMap((trip) => {
    const route = routes.find(
      ({ pair, kind }) =>
        kind === trip.vessel.kind && pair.directions.some(({ plan }) => plan.id === trip.line.id),
    );
    const direction = route?.pair.directions.findIndex(({ plan }) => plan.id === trip.line.id) ?? 0;
    return route ? [{ ...trip, route: route.id, direction }] : [];
  });
  return { network, from, trips, routes, portOf };
}

function tripsOf(network: NetworkContent, from: string, { cancelled, skipped = new Map() }: FeedFacts) {
  const latest = addDays(from, network.policy.horizonDays);
  const spans = network.calendars.map((row) => spanOf(row, from, latest));
  const through = spans.reduce((last, span) => (span && span.through > last ? span.through : last), latest);
  const sailing = plannedSailings(network, from, through).filter(
    (each) => !each.isCancelled && !cancelled.has(each.id),
  );
  // A sailing that skips a call becomes a separate trip: GTFS has no exceptions for stops.
  const sailings = sailing.filter(({ id }) => !skipped.has(id));
  const skipping = Map.groupBy(
    sailing.filter(({ id }) => skipped.has(id)),
    ({ id, line, vessel, run, shiftMinutes }) =>
      `${line} ${vessel} ${run} ${shiftMinutes} ${skipped.get(id)?.join()}`,
  );
  const byCalendar = Map.groupBy(sailings, ({ calendar }) => calendar);
  const extra = Map.groupBy(
    byCalendar.get(null) ?? [],
    ({ line, vessel, run, shiftMinutes }) => `${line} ${vessel} ${run} ${shiftMinutes}`,
  );
  const rows = [
    ...network.calendars.flatMap((row, calendar) => {
      const span = spans[calendar];
      if (!span) return [];
      const days = (byCalendar.get(calendar) ?? []).flatMap(({ day }) => (day <= span.through ? [day] : []));
      return days.length > 0 ? [{ ...row, calendar, days: days.toSorted() }] : [];
    }),
    ...[...extra.values()].flatMap((same) => extraOf(same)),
    ...[...skipping.values()].flatMap((same) => extraOf(same).map((row) => ({ ...row, calendar: null }))),
  ];
  const counts = new Map<string, number>();
  return rows.flatMap((row) => {
    const line = network.lines.find(({ id }) => id === row.line);
    const vessel = network.vessels.find(({ id }) => id === row.vessel);
    if (!line || !vessel) return [];
    const number = (counts.get(line.id) ?? 0) + 1;
    counts.set(line.id, number);
    const { run, shiftMinutes, calendar, days } = row;
    const calls = 'id' in row ? (skipped.get(row.id) ?? []) : [];
    return [{ id: `${line.id}-${number}`, line, vessel, run, shiftMinutes, calendar, days, skipped: calls }];
  });
}

function extraOf(same: readonly PlannedSailing[]) {
  const [first] = same;
  return first ? [{ ...first, days: same.map(({ day }) => day).toSorted() }] : [];
}
