import { describe, expect, it } from 'vitest';
import { groqOver } from '#tests/fixtures/groq.ts';

/**
 * Our own cases from the published GROQ specification, where the public test suite isn't available as a package: geography,
 * order, slices, dates, and very long queries. Values, operators and traversals: language.test.ts.
 */
const answer = groqOver([
  { _id: 'a', _type: 'port', name: 'Piraeus', n: 3, at: { lat: 37.942, lng: 23.646 }, since: '2020-05-01' },
  { _id: 'b', _type: 'port', name: 'Naxos', n: 1, at: { lat: 37.106, lon: 25.376 }, since: 7 },
  { _id: 'c', _type: 'port', name: 'naxos', n: 2, at: { type: 'Point', coordinates: [25.43, 36.39] } },
  { _id: 'd', _type: 'port', name: 'Patmos', n: 2, at: null, since: true },
  { _id: 'e', _type: 'port', n: null, at: { lat: 91, lng: 0 }, since: '2019-12-31' },
]);
const examples = (table: [string, unknown][]) =>
  it.each(table.map(([query, expected]) => [query.slice(0, 200), query, expected]))(
    '%s',
    (_, query, expected) => {
      expect(answer(String(query))).toEqual(expected);
    },
  );

const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const geometry = (type: string, coordinates: unknown) => JSON.stringify({ type, coordinates });
const cyclades = geometry('Polygon', [box(24, 36, 26, 38)]);
const withHole = geometry('Polygon', [box(24, 36, 26, 38), box(25.2, 37, 25.6, 37.3)]);
const naxos = '{"lat": 37.106, "lng": 25.376}';
const piraeus = '{"lat": 37.942, "lng": 23.646}';
const islands = geometry('MultiPolygon', [[box(25, 37, 25.6, 37.3)], [box(25.3, 36.3, 25.5, 36.5)]]);
const route = geometry('LineString', [
  [23.646, 37.942],
  [25.376, 37.106],
]);

describe('geography', () => {
  examples([
    [`geo(${naxos})`, { type: 'Point', coordinates: [25.376, 37.106] }],
    [`geo(geo({"lat": 1, "lon": 2, "alt": 3}))`, { type: 'Point', coordinates: [2, 1] }],
    [`geo({"type": "Point", "coordinates": [1, 2], "more": true})`, { type: 'Point', coordinates: [1, 2] }],
    [`geo(${cyclades}).type`, 'Polygon'],
    [`geo(${islands}).type`, 'MultiPolygon'],
    [
      `geo(${geometry('MultiPoint', [
        [1, 2],
        [3, 4],
      ])}).coordinates[1]`,
      [3, 4],
    ],
    [
      `geo(${geometry('MultiLineString', [
        [
          [1, 2],
          [3, 4],
        ],
      ])}).type`,
      'MultiLineString',
    ],
    ['geo({})', null],
    ['geo("Naxos")', null],
    ['geo({"lat": 1})', null],
    ['geo({"lat": 1, "lng": 2, "lon": 2})', null],
    ['geo({"lat": 91, "lng": 2})', null],
    ['geo({"lat": 1, "lng": "2"})', null],
    ['geo({"type": "Circle", "coordinates": [1, 2]})', null],
    ['geo({"type": "Point", "coordinates": [1]})', null],
    ['geo({"type": "LineString", "coordinates": [[1, 2]]})', null],
    ['geo({"type": "MultiPoint", "coordinates": [100]})', null],
    [
      `geo(${geometry('Polygon', [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
      ])})`,
      null,
    ],
    [
      `geo(${geometry('Polygon', [
        [
          [0, 0],
          [0, 0],
        ],
      ])})`,
      null,
    ],
    [`round(geo::distance(${piraeus}, ${naxos}) / 1000)`, 179],
    [`geo::distance(${piraeus}, ${cyclades})`, null],
    [`*[geo::distance(at, ${piraeus}) < 200000]._id`, ['a', 'b']],
    [`*[_type == "port"] | order(geo::distance(at, ${naxos}))._id`, ['b', 'c', 'a', 'd', 'e']],
    [`geo::contains(${cyclades}, ${naxos})`, true],
    [`geo::contains(${cyclades}, ${piraeus})`, false],
    [`geo::contains(${withHole}, ${naxos})`, false],
    [`geo::contains(${cyclades}, ${islands})`, true],
    [`geo::contains(${islands}, ${naxos})`, true],
    [`geo::contains(${islands}, ${cyclades})`, false],
    [`geo::contains(${cyclades}, ${route})`, false],
    [`geo::contains(${naxos}, ${naxos})`, true],
    [`geo::contains(${naxos}, ${cyclades})`, false],
    [`geo::contains(${cyclades}, "Naxos")`, null],
    [`*[geo::contains(${cyclades}, at)]._id`, ['b', 'c']],
    [`geo::intersects(${cyclades}, ${route})`, true],
    [`geo::intersects(${route}, ${cyclades})`, true],
    [`geo::intersects(${islands}, ${route})`, true],
    [`geo::intersects(${piraeus}, ${cyclades})`, false],
    [`geo::intersects(${naxos}, ${naxos})`, true],
    [
      `geo::intersects(${route}, ${geometry('LineString', [
        [24, 37],
        [25, 38],
      ])})`,
      true,
    ],
    [
      `geo::intersects(${route}, ${geometry('LineString', [
        [20, 35],
        [21, 36],
      ])})`,
      false,
    ],
    [`geo::intersects(${cyclades}, {})`, null],
  ]);
});

describe('order', () => {
  examples([
    ['*[_type == "port"] | order(n)._id', ['b', 'c', 'd', 'a', 'e']],
    ['*[_type == "port"] | order(n desc)._id', ['e', 'a', 'c', 'd', 'b']],
    ['*[_type == "port"] | order(n asc, name desc)._id', ['b', 'c', 'd', 'a', 'e']],
    ['*[_type == "port"] | order(name)._id', ['b', 'd', 'a', 'c', 'e']],
    ['*[_type == "port"] | order(lower(name), _id)._id', ['b', 'c', 'd', 'a', 'e']],
    ['*[_type == "port"] | order(since)._id', ['b', 'e', 'a', 'd', 'c']],
    ['*[_type == "port"] | order(since desc)._id', ['c', 'd', 'a', 'e', 'b']],
    ['*[_type == "port"] | order(nothing)._id', ['a', 'b', 'c', 'd', 'e']],
    ['[3, "a", null, 1, true, "B", false, 2] | order(@)', [1, 2, 3, 'B', 'a', false, true, null]],
    ['[{"a": 2}, {"a": 1}] | order(a)[0].a', 1],
    ['[[2], [1]] | order(@[0])', [[1], [2]]],
    ['"text" | order(@)', null],
    ['null | order(@)', null],
    [
      '[dateTime("2021-01-01T00:00:00Z"), dateTime("2020-01-01T00:00:00Z")] | order(@)',
      ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'],
    ],
  ]);
});

describe('slices and elements', () => {
  const list = '[0, 1, 2, 3, 4]';
  examples([
    [`${list}[0]`, 0],
    [`${list}[4]`, 4],
    [`${list}[5]`, null],
    [`${list}[-1]`, 4],
    [`${list}[-5]`, 0],
    [`${list}[-6]`, null],
    [`${list}[1..3]`, [1, 2, 3]],
    [`${list}[1...3]`, [1, 2]],
    [`${list}[0..100]`, [0, 1, 2, 3, 4]],
    [`${list}[3..1]`, []],
    [`${list}[5..6]`, []],
    [`${list}[2...2]`, []],
    [`${list}[-2..-1]`, [3, 4]],
    [`${list}[-2...-1]`, [3]],
    [`${list}[1..-1]`, [1, 2, 3, 4]],
    [`${list}[-100..1]`, [0, 1]],
    [`${list}[-100...-99]`, []],
    [`${list}[1 + 1]`, 2],
    [`${list}[(1)..(1 + 1)]`, [1, 2]],
    [`${list}[@ > 2]`, [3, 4]],
    [`${list}[1..3][0]`, 1],
    [`${list}[1..3][-1..-1]`, [3]],
    ['"text"[0]', null],
    ['"text"[0..1]', null],
    ['{"a": 1}["a"]', 1],
    ['{"a": 1}["b"]', null],
    ['[[1, 2], [3]][][0]', [1, 2]],
    ['*[_type == "port"] | order(n)[1..2]._id', ['c', 'd']],
  ]);
});

describe('dates', () => {
  examples([
    ['dateTime("2020-02-29T12:00:00Z")', '2020-02-29T12:00:00Z'],
    ['dateTime("2021-02-29T12:00:00Z")', null],
    ['dateTime("2020-01-01T12:00:00+02:00")', '2020-01-01T10:00:00Z'],
    ['dateTime("2020-01-01T12:00:00.123Z")', '2020-01-01T12:00:00.123Z'],
    ['dateTime("2020-01-01")', null],
    ['dateTime("2020-01-01T12:00:00")', null],
    ['dateTime("12:00")', null],
    ['dateTime(1577880000)', null],
    ['dateTime(null)', null],
    ['dateTime(dateTime("2020-01-01T12:00:00Z"))', '2020-01-01T12:00:00Z'],
    ['dateTime("2020-01-01T12:00:00Z") + 60', '2020-01-01T12:01:00Z'],
    ['dateTime("2020-01-01T00:00:00Z") - 86400', '2019-12-31T00:00:00Z'],
    ['dateTime("2020-01-02T00:00:00Z") - dateTime("2020-01-01T00:00:00Z")', 86_400],
    ['dateTime("2020-01-02T00:00:00Z") > dateTime("2020-01-01T23:59:59+00:00")', true],
    ['dateTime("2020-01-01T12:00:00Z") == dateTime("2020-01-01T14:00:00+02:00")', true],
    ['dateTime("2020-01-01T12:00:00Z") == "2020-01-01T12:00:00Z"', false],
    ['string(dateTime("2020-01-01T12:00:00Z"))', '2020-01-01T12:00:00Z'],
    ['dateTime(now()) == dateTime::now()', true],
    ['now()', '2026-05-01T09:00:00.000Z'],
    [
      'dateTime("2020-01-01T00:00:00Z") in dateTime("2019-01-01T00:00:00Z")..dateTime("2021-01-01T00:00:00Z")',
      true,
    ],
  ]);
});

// Six cases of the public suite were rejected: "query is too long", at 100,000 characters.
describe('queries of more than 100,000 characters', () => {
  const coast = Array.from({ length: 6_000 }, (_, n) => {
    const angle = (n / 6_000) * 2 * Math.PI;
    return [25 + Math.cos(angle), 37 + Math.sin(angle)];
  });
  const island = geometry('Polygon', [[...coast, coast[0]]]);
  const many = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n));
  examples([
    [`geo::contains(${island}, ${naxos})`, true],
    [`geo::contains(${island}, ${piraeus})`, false],
    [`geo::intersects(${island}, ${route})`, true],
    [`count([${many(30_000, (n) => `"${n}"`).join(', ')}])`, 30_000],
    [`count(*[_id in [${many(20_000, (n) => `"id-${n}"`).join(', ')}, "a"]])`, 1],
    [`length("${'α'.repeat(200_000)}")`, 200_000],
  ]);
  it('are longer than that', () => {
    expect(island.length).toBeGreaterThan(100_000);
  });
});
