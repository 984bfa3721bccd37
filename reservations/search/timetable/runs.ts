import { dayRange, isoWeekday } from '#foundation/dates/day.ts';
import type {
  Season,
  TimetableCall,
  TimetableException,
  TimetableRun,
} from '#contracts/reservations/timetable.ts';
import { quote } from '#reservations/fares/quote.ts';
import type { Catalogue, LinePlan } from '#reservations/catalogue/catalogue.ts';
import { nameOf, vesselOf } from '#reservations/sailings/journey.ts';
import type { SailingRow } from './read.ts';
import { type CalendarRow, rowsOn } from './seasons.ts';

export type Scope = {
  catalogue: Catalogue;
  /** Calendar rows of this line. */
  calendars: readonly CalendarRow[];
  /** Sailings of this line, from today on, by day. */
  sailings: readonly SailingRow[];
  today: string;
  horizon: string;
};

const NO_PARTY = { passengers: [{ category: 'ADT' as const }], vehicles: [], pets: [] };

/** The runs of a direction in a season: one for each set of times, usually a single one. */
export function runsOf(plan: LinePlan, season: Season, scope: Scope): TimetableRun[] {
  const rows = rowsOn(scope.calendars, season.spans[0]?.from ?? '');
  const kindOf = (row: CalendarRow) => vesselOf(scope.catalogue, row.vessel).kind;
  const sets = Map.groupBy(rows, (row) => `${row.shiftMinutes} ${kindOf(row)}`);
  return [...sets.values()].flatMap((set) => {
    const [row] = set;
    if (!row) return [];
    const days = scope.sailings
      .filter(
        (sailing) =>
          sailing.status === 'planned' &&
          isIn(season, sailing.day) &&
          set.some(({ run, vessel }) => run === sailing.run && vessel === sailing.vessel),
      )
      .map((sailing) => sailing.day);
    const priceDay = days[0] ?? season.spans[0]?.from ?? scope.today;
    return {
      weekdays: unionOf(set.map(({ weekdays }) => weekdays)),
      ships: [...Map.groupBy(set, ({ vessel }) => vessel)].map(([vessel, own]) => ({
        ...vesselOf(scope.catalogue, vessel),
        weekdays: unionOf(own.map(({ weekdays }) => weekdays)),
      })),
      firstDay: days[0] ?? null,
      lastDay: days.at(-1) ?? null,
      calls: callsOf(plan, scope.catalogue, row, priceDay),
    };
  });
}

/** Holidays, cancelled sailings and sailings on other weekdays, within the period on sale. */
export function exceptionsOf(
  season: Season,
  runs: readonly TimetableRun[],
  scope: Pick<Scope, 'sailings' | 'today' | 'horizon'>,
): TimetableException[] {
  const weekdays = new Set(runs.flatMap((run) => run.weekdays));
  const byDay = Map.groupBy(scope.sailings, (sailing) => sailing.day);
  return season.spans
    .flatMap(({ from, to }) =>
      dayRange(from < scope.today ? scope.today : from, to > scope.horizon ? scope.horizon : to),
    )
    .flatMap((date): TimetableException[] => {
      const sailings = byDay.get(date) ?? [];
      const cancelled = sailings.find(({ status }) => status === 'cancelled');
      if (cancelled) {
        const { noticeEl: el, noticeEn: en } = cancelled;
        return [{ date, kind: 'cancelled', notice: el && en ? { el, en } : null }];
      }
      const isDay = weekdays.has(isoWeekday(date));
      if (isDay === sailings.length > 0) return [];
      return [{ date, kind: isDay ? 'none' : 'extra', notice: null }];
    });
}

export function adultCents(
  catalogue: Catalogue,
  trip: { from: string; to: string; lineId: string; vesselId: string; day: string },
): number | null {
  const { kind } = vesselOf(catalogue, trip.vesselId);
  const segment = {
    ...trip,
    direction: 'A' as const,
    class: 'ECO' as const,
    fromIsland: catalogue.ports.get(trip.from)?.island ?? trip.from,
    toIsland: catalogue.ports.get(trip.to)?.island ?? trip.to,
    vesselKind: kind,
  };
  // Before discounts: a printed timetable must not promise a price for early bookings only.
  return quote(catalogue.tariff, [segment], NO_PARTY, trip.day)?.segmentFullCents[0] ?? null;
}

function callsOf(plan: LinePlan, catalogue: Catalogue, row: CalendarRow, day: string): TimetableCall[] {
  const from = plan.calls[0] ?? '';
  const shifted = (minute: number | null | undefined) =>
    typeof minute === 'number' ? minute + row.shiftMinutes : null;
  return plan.quays.map((quay, index) => {
    const port = plan.calls[index] ?? '';
    return {
      port,
      portName: nameOf(catalogue.ports, port),
      quay,
      quayName: nameOf(catalogue.quays, quay),
      arrives: shifted(plan.minutes[index]?.arrives),
      departs: shifted(plan.minutes[index]?.departs),
      stopover: plan.stopovers[index] ?? false,
      adultCents:
        index === 0
          ? null
          : adultCents(catalogue, { from, to: port, lineId: plan.id, vesselId: row.vessel, day }),
    };
  });
}

function isIn(season: Season, day: string): boolean {
  return season.spans.some(({ from, to }) => from <= day && day <= to);
}

function unionOf(lists: readonly number[][]): number[] {
  return [...new Set(lists.flat())].toSorted((a, b) => a - b);
}
