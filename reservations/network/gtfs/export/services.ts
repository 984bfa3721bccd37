import { dayRange, isoWeekday } from '#foundation/dates/day.ts';
import type { FeedFile } from '#reservations/network/gtfs/csv/feed-file.ts';
import { gtfsDay, weekdayColumns } from '#reservations/network/gtfs/csv/values.ts';
import type { FeedPlan, FeedTrip } from './plan.ts';

export type Services = { idOf(trip: FeedTrip): string; files: FeedFile[] };

/** The days of the trips as `calendar.txt` with its exceptions; trips that sail on the same days share a service. */
export function servicesOf({ network, trips }: FeedPlan): Services {
  const masks = new Map(
    trips.map((trip) => {
      const weekdays = trip.calendar === null ? [] : (network.calendars[trip.calendar]?.weekdays ?? []);
      return [trip.id, weekdays.toSorted((a, b) => a - b)];
    }),
  );
  const keyOf = (trip: FeedTrip) => `${(masks.get(trip.id) ?? []).join('')} ${trip.days.join(' ')}`;
  const groups = Map.groupBy(trips, keyOf);
  const ids = new Map([...groups.keys()].map((key, index) => [key, `S${index + 1}`]));
  const calendar: FeedFile['rows'] = [];
  const dates: FeedFile['rows'] = [];
  for (const [key, [trip]] of groups) {
    if (!trip) continue;
    const service_id = ids.get(key) ?? '';
    const mask = masks.get(trip.id) ?? [];
    const [first = '', last = first] = [trip.days[0], trip.days.at(-1)];
    const sails = new Set(trip.days);
    if (mask.length > 0)
      calendar.push({
        service_id,
        ...Object.fromEntries(
          weekdayColumns.map((column, index) => [column, mask.includes(index + 1) ? '1' : '0']),
        ),
        start_date: gtfsDay(first),
        end_date: gtfsDay(last),
      });
    for (const day of dayRange(first, last)) {
      const isRegular = mask.includes(isoWeekday(day));
      if (isRegular !== sails.has(day))
        dates.push({ service_id, date: gtfsDay(day), exception_type: isRegular ? '2' : '1' });
    }
  }
  return {
    idOf: (trip) => ids.get(keyOf(trip)) ?? '',
    files: [
      {
        name: 'calendar.txt',
        columns: ['service_id', ...weekdayColumns, 'start_date', 'end_date'],
        rows: calendar,
      },
      { name: 'calendar_dates.txt', columns: ['service_id', 'date', 'exception_type'], rows: dates },
    ],
  };
}
