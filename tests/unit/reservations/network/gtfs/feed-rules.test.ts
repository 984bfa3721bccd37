import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { addDays, isoWeekday } from '#foundation/dates/day.ts';
import { NetworkData } from '#contracts/reservations/index.ts';
import { writeFeed } from '#reservations/network/gtfs/export/feed.ts';
import { network } from '#seed/network/network.ts';
import { type FeedRow, openFeed } from '#tests/fixtures/feeds.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

const today = '2026-11-22';
const options = {
  today,
  cancelled: new Set<string>(),
  siteUrl: 'https://site.example',
  withOperatorFiles: false,
};
const feeds = [
  { name: 'the seeded network', feed: openFeed(writeFeed(v.parse(NetworkData, network), options)) },
  {
    name: 'a ship past midnight',
    feed: openFeed(writeFeed(v.parse(NetworkData, tinyNetwork({ departs: '23:30' })), options)),
  },
];

/** Required columns and key columns of every file that is written. */
const files: Record<string, { required: string[]; key: string[] }> = {
  'agency.txt': {
    required: ['agency_id', 'agency_name', 'agency_url', 'agency_timezone'],
    key: ['agency_id'],
  },
  'feed_info.txt': {
    required: [
      'feed_publisher_name',
      'feed_publisher_url',
      'feed_lang',
      'feed_start_date',
      'feed_end_date',
      'feed_version',
    ],
    key: ['feed_version'],
  },
  'stops.txt': {
    required: ['stop_id', 'stop_name', 'stop_lat', 'stop_lon', 'location_type'],
    key: ['stop_id'],
  },
  'routes.txt': { required: ['route_id', 'agency_id', 'route_long_name', 'route_type'], key: ['route_id'] },
  'trips.txt': {
    required: ['route_id', 'service_id', 'trip_id', 'cars_allowed', 'bikes_allowed'],
    key: ['trip_id'],
  },
  'stop_times.txt': {
    required: ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
    key: ['trip_id', 'stop_sequence'],
  },
  'calendar.txt': {
    required: ['service_id', 'monday', 'sunday', 'start_date', 'end_date'],
    key: ['service_id'],
  },
  'calendar_dates.txt': { required: ['service_id', 'date', 'exception_type'], key: ['service_id', 'date'] },
  'transfers.txt': {
    required: ['from_stop_id', 'to_stop_id', 'transfer_type', 'min_transfer_time'],
    key: ['from_stop_id', 'to_stop_id'],
  },
  'translations.txt': {
    required: ['table_name', 'field_name', 'language', 'translation'],
    key: ['table_name', 'field_name', 'language', 'record_id', 'field_value'],
  },
  'areas.txt': { required: ['area_id', 'area_name'], key: ['area_id'] },
  'stop_areas.txt': { required: ['area_id', 'stop_id'], key: ['area_id', 'stop_id'] },
  'rider_categories.txt': {
    required: ['rider_category_id', 'rider_category_name'],
    key: ['rider_category_id'],
  },
  'fare_products.txt': {
    required: ['fare_product_id', 'rider_category_id', 'amount', 'currency'],
    key: ['fare_product_id', 'rider_category_id'],
  },
  'fare_leg_rules.txt': {
    required: ['network_id', 'from_area_id', 'to_area_id', 'fare_product_id'],
    key: ['network_id', 'from_area_id', 'to_area_id', 'fare_product_id'],
  },
  'booking_rules.txt': {
    required: ['booking_rule_id', 'booking_type', 'prior_notice_duration_min'],
    key: ['booking_rule_id'],
  },
};

/** Column → the column it refers to; in both directions where an unused id is an error. */
const references: [string, string, string, string, boolean][] = [
  ['routes.txt', 'agency_id', 'agency.txt', 'agency_id', true],
  ['trips.txt', 'route_id', 'routes.txt', 'route_id', true],
  ['stop_times.txt', 'trip_id', 'trips.txt', 'trip_id', true],
  ['stop_areas.txt', 'area_id', 'areas.txt', 'area_id', true],
  ['stop_areas.txt', 'stop_id', 'stops.txt', 'stop_id', false],
  ['transfers.txt', 'from_stop_id', 'stops.txt', 'stop_id', false],
  ['fare_leg_rules.txt', 'fare_product_id', 'fare_products.txt', 'fare_product_id', true],
  ['fare_leg_rules.txt', 'network_id', 'routes.txt', 'network_id', true],
  ['fare_leg_rules.txt', 'from_area_id', 'areas.txt', 'area_id', false],
  ['fare_leg_rules.txt', 'to_area_id', 'areas.txt', 'area_id', false],
  ['fare_products.txt', 'rider_category_id', 'rider_categories.txt', 'rider_category_id', true],
];

// What the canonical GTFS validator rejects or warns of, as far as it concerns the files that we write.
describe.each(feeds)('D7 the feed of $name', ({ feed }) => {
  const rows = (name: string): FeedRow[] => feed.get(name) ?? [];
  const values = (name: string, column: string) => rows(name).map((row) => row[column] ?? '');

  it('has the files of the format, their required columns filled, and every key once', () => {
    expect([...feed.keys()].filter((name) => !files[name])).toEqual([]);
    for (const [name, { required, key }] of Object.entries(files)) {
      // Without exceptions there is no such file.
      if (name !== 'calendar_dates.txt') expect(rows(name).length, name).toBeGreaterThan(0);
      for (const column of required)
        expect(
          rows(name).filter((row) => !row[column]),
          `${name} ${column}`,
        ).toEqual([]);
      const keys = rows(name).map((row) => key.map((column) => row[column] ?? '').join(' · '));
      expect(new Set(keys).size, name).toBe(keys.length);
    }
  });

  it('has no dangling references and no unused ids', () => {
    for (const [from, column, to, target, isMutual] of references) {
      const known = new Set(values(to, target));
      expect(
        values(from, column).filter((id) => !known.has(id)),
        `${from} ${column}`,
      ).toEqual([]);
      const used = new Set(values(from, column));
      if (isMutual)
        expect(
          [...known].filter((id) => !used.has(id)),
          `${to} ${target}`,
        ).toEqual([]);
    }
    const services = new Set([
      ...values('calendar.txt', 'service_id'),
      ...values('calendar_dates.txt', 'service_id'),
    ]);
    expect(services).toEqual(new Set(values('trips.txt', 'service_id')));
    expect(new Set(values('stop_times.txt', 'pickup_booking_rule_id').filter(Boolean))).toEqual(
      new Set(values('booking_rules.txt', 'booking_rule_id')),
    );
  });

  it('has quays within stations, on the map, and only those where a ship calls', () => {
    const stations = rows('stops.txt').filter((stop) => stop.location_type === '1');
    const quays = rows('stops.txt').filter((stop) => stop.location_type === '0');
    expect(stations.filter((stop) => stop.parent_station)).toEqual([]);
    const ids = new Set(stations.map((stop) => stop.stop_id));
    expect(quays.filter((stop) => !ids.has(stop.parent_station))).toEqual([]);
    expect(new Set(quays.map((stop) => stop.parent_station))).toEqual(ids);
    expect(new Set(values('stop_times.txt', 'stop_id'))).toEqual(new Set(quays.map((stop) => stop.stop_id)));
    for (const stop of rows('stops.txt')) {
      expect(Number(stop.stop_lat)).toBeGreaterThan(34);
      expect(Number(stop.stop_lat)).toBeLessThan(42);
      expect(Number(stop.stop_lon)).toBeGreaterThan(19);
      expect(Number(stop.stop_lon)).toBeLessThan(30);
      expect(stop.stop_name).not.toBe(stop.stop_desc);
    }
  });

  it('has advancing times at every call, both times at both ends, at a realistic speed', () => {
    const at = new Map(rows('stops.txt').map((stop) => [stop.stop_id, stop]));
    for (const [trip, calls] of Map.groupBy(rows('stop_times.txt'), (call) => call.trip_id)) {
      expect(calls.length, trip).toBeGreaterThan(1);
      const times = calls.flatMap((call) => [seconds(call.arrival_time), seconds(call.departure_time)]);
      expect(
        times.toSorted((a, b) => a - b),
        trip,
      ).toEqual(times);
      expect(calls.map((call) => Number(call.stop_sequence))).toEqual(calls.map((_, index) => index + 1));
      for (const [index, call] of calls.slice(1).entries()) {
        const before = calls[index];
        const hours = (seconds(call.arrival_time) - seconds(before?.departure_time)) / 3600;
        expect(hours, trip).toBeGreaterThan(0);
        expect(kilometres(at.get(before?.stop_id), at.get(call.stop_id)) / hours, trip).toBeLessThan(80);
      }
      expect(calls[0]?.drop_off_type).toBe('1');
      expect(calls.at(-1)?.pickup_type).toBe('1');
    }
  });

  it('is for ferries in Athens time, states what each takes on board, and is in two languages', () => {
    expect(new Set(values('routes.txt', 'route_type'))).toEqual(new Set(['4']));
    expect(values('routes.txt', 'route_short_name').filter((name) => name.length > 12)).toEqual([]);
    expect(new Set(values('agency.txt', 'agency_timezone'))).toEqual(new Set(['Europe/Athens']));
    for (const column of ['cars_allowed', 'bikes_allowed', 'wheelchair_accessible'])
      expect(values('trips.txt', column).filter((value) => !['1', '2'].includes(value))).toEqual([]);
    expect(values('feed_info.txt', 'feed_lang')).toEqual(['el']);
    const tables = new Set(['agency', 'feed_info', 'stops', 'routes', 'trips']);
    for (const row of rows('translations.txt')) {
      expect(tables.has(row.table_name ?? '')).toBe(true);
      expect(row.language).toBe('en');
      expect(Boolean(row.record_id)).not.toBe(Boolean(row.field_value));
    }
    for (const stop of rows('stops.txt'))
      expect(rows('translations.txt').some((row) => row.record_id === stop.stop_id && row.translation)).toBe(
        true,
      );
  });

  it('covers its days: services within them, each with a day on which it sails, and the coming week', () => {
    const [info] = rows('feed_info.txt');
    expect(info?.feed_start_date).toBe('20261122');
    const days = serviceDays(rows('calendar.txt'), rows('calendar_dates.txt'));
    const used = [...days.values()].flatMap((each) => [...each]);
    expect([...days.values()].filter((each) => each.size === 0)).toEqual([]);
    expect(used.filter((day) => day < '20261122' || day > (info?.feed_end_date ?? ''))).toEqual([]);
    expect(used).toContain(info?.feed_end_date);
    for (let day = today; day < addDays(today, 7); day = addDays(day, 1))
      expect(used).toContain(day.replaceAll('-', ''));
    // An exception that changes nothing is an error.
    for (const { service_id, date, exception_type } of rows('calendar_dates.txt')) {
      const [service] = rows('calendar.txt').filter((row) => row.service_id === service_id);
      const isRegular = service ? sails(service, date ?? '') : false;
      expect(isRegular, `${service_id} ${date}`).toBe(exception_type === '2');
    }
  });

  it('has amounts with two decimals, one default category, and valid links', () => {
    expect(values('fare_products.txt', 'amount').filter((amount) => !/^\d+\.\d\d$/.test(amount))).toEqual([]);
    expect(
      values('rider_categories.txt', 'is_default_fare_category').filter((value) => value === '1'),
    ).toHaveLength(1);
    for (const [name, column] of [
      ['agency.txt', 'agency_url'],
      ['feed_info.txt', 'feed_publisher_url'],
      ['booking_rules.txt', 'booking_url'],
    ])
      for (const url of values(name ?? '', column ?? '')) expect(URL.canParse(url)).toBe(true);
  });
});

function seconds(time: string | undefined): number {
  expect(time).toMatch(/^\d{2,3}:[0-5]\d:[0-5]\d$/);
  const [hours = 0, minutes = 0, rest = 0] = (time ?? '').split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
}

function kilometres(from: FeedRow | undefined, to: FeedRow | undefined): number {
  const radians = (degrees: string | undefined) => (Number(degrees) * Math.PI) / 180;
  const [a, b] = [radians(from?.stop_lat), radians(to?.stop_lat)];
  const across = (radians(to?.stop_lon) - radians(from?.stop_lon)) * Math.cos((a + b) / 2);
  return Math.hypot(b - a, across) * 6371;
}

const columns = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function sails(service: FeedRow, date: string): boolean {
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const within = (service.start_date ?? '') <= date && date <= (service.end_date ?? '');
  return within && service[columns[isoWeekday(day) - 1] ?? ''] === '1';
}

function serviceDays(calendar: readonly FeedRow[], dates: readonly FeedRow[]): Map<string, Set<string>> {
  const days = new Map<string, Set<string>>();
  for (const service of calendar) {
    const own = new Set<string>();
    for (let day = today; day < addDays(today, 800); day = addDays(day, 1))
      if (sails(service, day.replaceAll('-', ''))) own.add(day.replaceAll('-', ''));
    days.set(service.service_id ?? '', own);
  }
  for (const { service_id = '', date = '', exception_type } of dates) {
    const own = days.get(service_id) ?? new Set();
    if (exception_type === '1') own.add(date);
    else own.delete(date);
    days.set(service_id, own);
  }
  return days;
}
