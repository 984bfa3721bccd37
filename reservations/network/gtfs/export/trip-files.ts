import type { FeedFile } from '#reservations/network/gtfs/csv/feed-file.ts';
import { gtfsTime } from '#reservations/network/gtfs/csv/values.ts';
import type { FeedPlan, FeedTrip } from './plan.ts';
import type { Services } from './services.ts';

/** Id of the booking rule for every departure. */
export const BOOKING_RULE = 'ticket';

const YES = '1';
const NO = '2';

/**
 * Routes are lines as travellers know them, in both directions; `sailings.csv` and `lines.csv` contain what GTFS
 * can't express.
 */
export function tripFiles(plan: FeedPlan, services: Services): FeedFile[] {
  const { network, trips, routes } = plan;
  const portName = new Map(network.ports.map(({ code, name }) => [code, name.el]));
  return [
    {
      name: 'routes.txt',
      columns: ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type', 'network_id'],
      rows: routes.map(({ id, pair, kind }) => ({
        route_id: id,
        agency_id: '1',
        route_short_name: pair.id.length <= 12 ? pair.id : '',
        route_long_name: pair.name.el,
        route_type: '4',
        network_id: kind,
      })),
    },
    {
      name: 'trips.txt',
      columns: [
        'route_id',
        'service_id',
        'trip_id',
        'trip_headsign',
        'direction_id',
        'wheelchair_accessible',
        'bikes_allowed',
        'cars_allowed',
      ],
      rows: trips.map((trip) => ({
        route_id: trip.route,
        service_id: services.idOf(trip),
        trip_id: trip.id,
        trip_headsign: portName.get(plan.portOf(trip.line.calls.at(-1)?.quay ?? '')) ?? '',
        direction_id: String(trip.direction),
        wheelchair_accessible: has(trip, 'PMR') ? YES : NO,
        bikes_allowed: has(trip, 'BIKE') ? YES : NO,
        cars_allowed: trip.vessel.takesVehicles && has(trip, 'CEU_DM') ? YES : NO,
      })),
    },
    {
      name: 'stop_times.txt',
      columns: [
        'trip_id',
        'arrival_time',
        'departure_time',
        'stop_id',
        'stop_sequence',
        'pickup_type',
        'drop_off_type',
        'timepoint',
        'pickup_booking_rule_id',
      ],
      rows: trips.flatMap(stopTimes),
    },
    operatorTripFile(plan),
    {
      name: 'lines.csv',
      columns: ['line_id', 'name_el', 'name_en'],
      rows: network.lines
        .filter((line) => trips.some((trip) => trip.line === line))
        .map(({ id, name }) => ({ line_id: id, name_el: name.el, name_en: name.en })),
    },
  ];
}

function stopTimes({ id, line, shiftMinutes, skipped }: FeedTrip): FeedFile['rows'] {
  const rows = line.calls.map(({ quay, arrives, departs }, index) => {
    const at = (minute: number | null) => gtfsTime((minute ?? 0) + shiftMinutes);
    return {
      trip_id: id,
      arrival_time: at(arrives ?? departs),
      departure_time: at(departs ?? arrives),
      stop_id: quay,
      stop_sequence: String(index + 1),
      pickup_type: departs === null ? '1' : '0',
      drop_off_type: arrives === null ? '1' : '0',
      timepoint: '1',
      pickup_booking_rule_id: departs === null ? '' : BOOKING_RULE,
    };
  });
  return rows.filter((_, index) => !skipped.includes(index));
}

/** The ship of each trip, and the season that it follows every year, beyond the days of this feed. */
function operatorTripFile({ network, trips }: FeedPlan): FeedFile {
  return {
    name: 'sailings.csv',
    columns: [
      'trip_id',
      'line_id',
      'vessel_id',
      'run',
      'shift_minutes',
      'stopovers',
      'follows',
      'season_from',
      'season_to',
      'weekdays',
      'valid_from',
      'valid_to',
      'sales_open_days',
      'sales_open_on',
    ],
    rows: trips.map((trip) => {
      const row = trip.calendar === null ? null : (network.calendars[trip.calendar] ?? null);
      return {
        trip_id: trip.id,
        line_id: trip.line.id,
        vessel_id: trip.vessel.id,
        run: String(trip.run),
        shift_minutes: String(trip.shiftMinutes),
        stopovers: trip.line.calls.flatMap((call, index) => (call.stopover ? [index + 1] : [])).join('|'),
        follows: row ? 'season' : 'exceptions',
        ...(row && {
          season_from: row.season.from,
          season_to: row.season.to,
          weekdays: row.weekdays.join('|'),
          valid_from: row.validFrom,
          valid_to: row.validTo ?? '',
          sales_open_days: row.salesOpenDays === null ? '' : String(row.salesOpenDays),
          sales_open_on: row.salesOpenOn ?? '',
        }),
      };
    }),
  };
}

function has({ vessel }: FeedTrip, resource: 'PMR' | 'BIKE' | 'CEU_DM'): boolean {
  return vessel.configurations.some(({ capacity }) => (capacity[resource] ?? 0) > 0);
}
