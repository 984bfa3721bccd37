import { describe, expect, it } from 'vitest';
import { groqOver } from '#tests/fixtures/groq.ts';

/** The public GROQ specification of each function, one line per sentence of it. */
const span = (text: string) => ({ _type: 'span', text });
const answer = groqOver([
  { _id: 'a', _type: 'doc', ref: { _ref: 'b' }, many: [{ _ref: 'c' }, { deep: { _ref: 'd' } }] },
  { _id: 'b', _type: 'doc', ref: { _ref: 1, inside: { _ref: 'c' } } },
  { _id: 'drafts.b', _type: 'doc' },
  { _id: 'versions.rSummer.b', _type: 'doc' },
  { _id: '_.releases.rSummer', _type: 'system.release', title: 'Summer' },
  {
    _id: 'text',
    _type: 'text',
    one: { _type: 'block', children: [span('One '), span('block'), { _type: 'note', text: 'left out' }] },
    two: [
      { _type: 'block', children: [span('First')] },
      { _type: 'image' },
      { _type: 'custom', children: [span('Second'), { _type: 'span' }] },
      { _type: 'block', children: [] },
    ],
    none: [{ _type: 'image' }, { _type: 'block' }],
  },
]);
const examples = (table: [string, unknown][]) =>
  it.each(table)('%s', (query, expected) => {
    expect(answer(query)).toEqual(expected);
  });

describe('global', () => {
  examples([
    ['coalesce(null, {}.a, "x", 1)', 'x'],
    ['coalesce(null)', null],
    ['coalesce(false, true)', false],
    ['count([1, null])', 2],
    ['count("ab")', null],
    ['count(*[_type == "doc"])', 4],
    ['defined(null)', false],
    ['defined(false)', true],
    ['defined([])', true],
    ['length("😀é")', 2],
    ['length([1, 2])', 2],
    ['length({"a": 1})', null],
    ['lower("ΑΙΓΑΊΟ")', 'αιγαίο'],
    ['upper("Σύμη")', 'ΣΎΜΗ'],
    ['lower(1)', null],
    ['now()', '2026-05-01T09:00:00.000Z'],
    ['identity()', 'me'],
    ['round(3.14159, 2)', 3.14],
    ['round(3.5)', 4],
    ['round(-2.5)', -3],
    ['round("3.14")', null],
    ['round(3.14, "1")', null],
    ['round(3.14, -1)', null],
    ['round(3.14, null)', null],
    ['select(1 > 2 => "a", 2 > 1 => "b", "c")', 'b'],
    ['select(1 > 2 => "a", "c")', 'c'],
    ['select(null => "a")', null],
    ['string(true)', 'true'],
    ['string(1.15)', '1.15'],
    ['string("x")', 'x'],
    ['string([1])', null],
    ['string(dateTime("1985-04-12T23:20:50.52Z"))', '1985-04-12T23:20:50.520Z'],
    ['path("a.**")', 'a.**'],
    ['path(1)', null],
    ['global::count([1])', 1],
  ]);
  it.each([
    ['count()'],
    ['length("a", "b")'],
    ['defined()'],
    ['dateTime()'],
    ['round(1, 2, 3)'],
    ['now(1)'],
    ['select(1, 2)'],
    ['unknown(1)'],
    ['string::unknown("a")'],
    ['unknown::count([])'],
    ['boost(true, 2)'],
    ['score(true)'],
    ['* | unknown(a)'],
    ['releases::all(1)'],
    ['before()'],
  ])('refuses %s', (query) => {
    expect(() => answer(query)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('dateTime', () => {
  examples([
    ['dateTime("2002-10-02T12:34:56Z")', '2002-10-02T12:34:56Z'],
    ['dateTime(dateTime("2002-10-02T12:34:56.001Z"))', '2002-10-02T12:34:56.001Z'],
    ['dateTime("2002-10-02T12:34:56+01:00")', '2002-10-02T11:34:56Z'],
    ['dateTime("2024-02-29T00:00:00Z")', '2024-02-29T00:00:00Z'],
    ['dateTime("2023-02-29T00:00:00Z")', null],
    ['dateTime("2002-13-02T12:34:56Z")', null],
    ['dateTime("2002-10-02T24:00:00Z")', null],
    ['dateTime("2002-10-02T12:34:60Z")', null],
    ['dateTime("2002-10-02 12:34:56Z")', null],
    ['dateTime("2002-10-02T12:34:56")', null],
    ['dateTime("2002-10-02")', null],
    ['dateTime(123)', null],
    ['dateTime(null)', null],
    ['dateTime::now()', '2026-05-01T09:00:00Z'],
    ['dateTime::now() > dateTime("2026-04-30T00:00:00Z")', true],
  ]);
});

describe('references', () => {
  examples([
    ['*[references("b")]._id', ['a']],
    ['*[references("c")]._id', ['a']],
    ['*[references("x", ["d"])]._id', ['a']],
    ['*[references(1)]._id', []],
    ['*[references([])]._id', []],
    ['*[_type == "doc"]{_id, many}[references("c")]._id', ['a']],
    [
      '[{"a": [{"b": {"_ref": "z"}}]}, {"_ref": "z"}, {}][references("z")]',
      [{ a: [{ b: { _ref: 'z' } }] }, { _ref: 'z' }],
    ],
  ]);
});

describe('arrays', () => {
  examples([
    ['array::join(["a", 1, true, dateTime("2020-01-01T00:00:00Z")], "-")', 'a-1-true-2020-01-01T00:00:00Z'],
    ['array::join([], "-")', ''],
    ['array::join(["a", null], "-")', null],
    ['array::join(["a", {}], "-")', null],
    ['array::join(["a"], 1)', null],
    ['array::join("a", "-")', null],
    ['array::compact([1, null, false, ""])', [1, false, '']],
    ['array::compact("a")', null],
    ['array::unique([1, 2, null, "1", 1, true, null, true])', [1, 2, null, '1', true]],
    ['array::unique([[1], [1], {}, {}])', [[1], [1], {}, {}]],
    ['array::unique(*[].nowhere)', [null]],
    ['array::unique(null)', null],
    ['array::intersects([1, 2], [2, 3])', true],
    ['array::intersects([[1]], [[1]])', false],
    ['array::intersects([1], null)', null],
  ]);
});

describe('texts', () => {
  examples([
    ['string::split(",a,b,", ",")', ['', 'a', 'b', '']],
    ['string::split("", ",")', []],
    ['string::split("🍕👽é", "")', ['🍕', '👽', 'é']],
    ['string::split("a", 1)', null],
    ['string::split(["a"], "a")', null],
    ['string::startsWith("Patmos", "Pat")', true],
    ['string::startsWith("Patmos", "")', true],
    ['string::startsWith("Patmos", "pat")', false],
    ['string::startsWith(1, "1")', null],
    ['string::lower("A")', 'a'],
    ['string::upper("a")', 'A'],
  ]);
});

describe('numbers', () => {
  examples([
    ['math::sum([1, null, 2.5])', 3.5],
    ['math::sum([])', 0],
    ['math::sum([1, "2"])', null],
    ['math::avg([1, 2, 3, 4, null])', 2.5],
    ['math::avg([null])', null],
    ['math::min([3, null, -1])', -1],
    ['math::min([])', null],
    ['math::max([3, null, -1])', 3],
    ['math::max([[3]])', null],
    ['math::max(null)', null],
  ]);
});

describe('portable text', () => {
  examples([
    ['*[_id == "text"][0]{"t": pt::text(one)}.t', 'One block'],
    ['*[_id == "text"][0]{"t": pt::text(two)}.t', 'First\n\nSecond\n\n'],
    ['*[_id == "text"][0]{"t": pt::text(none)}.t', null],
    ['pt::text("a")', null],
    ['pt::text([])', null],
  ]);
});

describe('documents, versions and releases', () => {
  examples([
    ['*[sanity::versionOf("b")]._id', ['b', 'drafts.b', 'versions.rSummer.b']],
    ['*[sanity::partOfRelease("rSummer")]._id', ['versions.rSummer.b']],
    ['*[sanity::versionOf(1)]._id', []],
    ['releases::all()[title == "Summer"]._id', ['_.releases.rSummer']],
    ['[sanity::projectId(), sanity::dataset()]', ['p', 'd']],
  ]);
});

describe('geography', () => {
  const [oslo, stockholm] = ['{"lat": 59.913889, "lng": 10.752222}', '{"lat": 59.329444, "lon": 18.068611}'];
  examples([
    ['geo::latLng(59.913889, 10.752222)', { type: 'Point', coordinates: [10.752222, 59.913889] }],
    ['geo::latLng(null, 3.14)', null],
    // The number is from GROQ's public test suite.
    [`round(geo::distance(${oslo}, ${stockholm}), 6)`, 416760.773882],
    [`round(geo::distance(geo::latLng(59.913889, 10.752222), ${stockholm}), 6)`, 416760.773882],
    [`geo::distance(${oslo}, ${oslo})`, 0],
    [`geo::distance(${oslo}, ${stockholm}) < 500000`, true],
    [`geo::distance(${oslo}, {"lat": 1, "lng": 1, "lon": 1})`, null],
    [`geo::distance(${oslo}, {"lat": 1, "lng": "1"})`, null],
    [`geo::distance(${oslo}, {"type": "Polygon", "coordinates": []})`, null],
    [`geo::distance(${oslo}, "Stockholm")`, null],
    ['round(geo::distance({"lat": 0, "lng": 0}, {"lat": 0, "lng": 180}))', 20037508],
  ]);
});

describe('score', () => {
  const scored = (args: string) => `*[_type == "doc"] | score(${args}) {_id, _score}[_score > 0]`;
  examples([
    [scored('_id == "b"'), [{ _id: 'b', _score: 1 }]],
    [
      scored('_id == "b" || defined(ref)'),
      [
        { _id: 'b', _score: 2 },
        { _id: 'a', _score: 1 },
      ],
    ],
    [scored('_id == "b" && defined(many)'), []],
    [
      scored('boost(_id == "a", 3), _id == "b"'),
      [
        { _id: 'a', _score: 4 },
        { _id: 'b', _score: 1 },
      ],
    ],
    ['*[_id == "a"] | score(true) | score(true) | {_score}', [{ _score: 2 }]],
  ]);
});

describe('unsupported functions are rejected by name', () => {
  it.each([
    ['text::semanticSimilarity("x")', 'text::semanticSimilarity'],
    ['user::attributes()', 'user::attributes'],
    ['documents::get(@)', 'documents::get'],
    ['delta::operation()', 'delta::operation'],
  ])('%s', (query, name) => {
    expect(() => answer(query)).toThrow(
      expect.objectContaining({ status: 501, message: expect.stringContaining(name) }),
    );
  });
});
