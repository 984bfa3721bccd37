import { describe, expect, it } from 'vitest';
import { groqOver } from '#tests/fixtures/groq.ts';

/**
 * The public GROQ specification of values, operators and traversals, one line per sentence of it as an example.
 * Functions have their own table (functions.test.ts).
 */
const answer = groqOver([
  { _id: 'a', _type: 'test', name: 'A', other: { _ref: 'b' }, others: [{ _ref: 'c' }, { _ref: 'b' }], n: 1 },
  { _id: 'b', _type: 'test', name: 'B', other: { _ref: 'c' }, n: 2, tags: ['x', 'y'] },
  { _id: 'c', _type: 'test', name: 'C', other: { _ref: 'gone' }, n: 3, tags: [] },
  { _id: 'c.d', _type: 'dotted', list: [{ k: 1, in: [1, 2] }, { k: 2, in: [3] }, 'text', null] },
  { _id: 'c.d.e', _type: 'dotted' },
]);
const examples = (table: [string, unknown][]) =>
  it.each(table)('%s', (query, expected) => {
    expect(answer(query)).toEqual(expected);
  });

describe('literals', () => {
  examples([
    ['3.14', 3.14],
    ['-2.5e2', -250],
    ['1e400', null],
    [String.raw`"a\n\t\"\\\/\u00e9"`, 'a\n\t"\\/é'],
    [String.raw`'it\'s'`, "it's"],
    [String.raw`"\u{1F600}"`, '😀'],
    [String.raw`"\ud83d\ude00"`, '😀'],
    ['"two\nlines"', 'two\nlines'],
    ['[1, ...[2, 3], ...null, ...4, [5],]', [1, 2, 3, [5]]],
    ['{"a": 1, "a": 2, ...{"b": 3}, ...null,}', { a: 2, b: 3 }],
    ['{"x": 1}{x, "y": x + 1}', { x: 1, y: 2 }],
    ['1 // a comment, and no line after it', 1],
    ['// first\n1', 1],
  ]);
  it.each([[String.raw`"\x"`], ['"no end'], [String.raw`"\u{110000}"`], ['{1}'], ['[1,,2]']])(
    'refuses %s',
    (query) => {
      expect(() => answer(query)).toThrow(expect.objectContaining({ status: 400 }));
    },
  );
});

describe('null represents unknown values', () => {
  examples([
    ['1 + null', null],
    ['"a" + null', null],
    ['null < 1', null],
    ['null == null', true],
    ['null != 1', true],
    ['1 == null', false],
    ['!null', null],
    ['true && null', null],
    ['false && null', false],
    ['null || true', true],
    ['null || false', null],
    ['"text" || true', true],
    ['1 && true', null],
    ['null in [1, null]', true],
    ['1 in null', null],
    ['null.a.b', null],
    ['null[0]', null],
    ['null[0..1]', null],
    ['null[]', null],
    ['null{a}', null],
    ['null->', null],
    ['*[null]', []],
    ['*[1]', expect.anything()],
    ['0 / 0', null],
    ['1 / 0', null],
    ['5 % 0', null],
  ]);
});

describe('equality and comparison', () => {
  examples([
    ['1 == 1.0', true],
    ['"1" == 1', false],
    ['[] == []', false],
    ['{} != {}', true],
    ['true > false', true],
    ['"a" < "ab"', true],
    ['"B" < "a"', true],
    ['"｡" < "😀"', true],
    ['1 < "2"', null],
    ['true < 1', null],
    ['[1] < [2]', null],
    ['dateTime("2020-01-01T12:00:00Z") == dateTime("2020-01-01T13:00:00+01:00")', true],
    ['dateTime("2020-01-01T12:00:00.001Z") > dateTime("2020-01-01T12:00:00Z")', true],
    ['dateTime("2020-01-01T12:00:00Z") < "2021"', null],
    ['1 in [1, "1"]', true],
    ['1 in ["1"]', false],
    ['[] in [[]]', false],
    ['"1" in {"1": 1}', null],
    ['2.5 in 1..5', true],
    ['5 in 1..5', true],
    ['5 in 1...5', false],
    ['"ab" in "a".."c"', true],
    ['true in 1..5', null],
    ['1 in 1.."a"', null],
    ['3 in 5..1', false],
  ]);
});

describe('arithmetic', () => {
  examples([
    ['1 + 2 * 3 ** 2', 19],
    ['2 ** 3 ** 2', 512],
    ['-2 ** 2', -4],
    ['7 % 4 - 1 / 4', 2.75],
    ['"a" + "b"', 'ab'],
    ['[1] + [2]', [1, 2]],
    ['{"a": 1, "b": 2} + {"a": 3, "c": 4}', { a: 3, b: 2, c: 4 }],
    ['"a" + 1', null],
    ['true + true', null],
    ['"a" - "a"', null],
    ['-"1"', null],
    ['+3', 3],
    ['dateTime("2020-01-01T11:59:59.500Z") + 0.5', '2020-01-01T12:00:00Z'],
    ['dateTime("2020-01-01T12:00:00Z") - 0.5', '2020-01-01T11:59:59.500Z'],
    ['dateTime("2020-01-01T12:00:00Z") - dateTime("2020-01-01T11:59:59.5Z")', 0.5],
    ['dateTime("2020-01-01T12:00:00Z") + 1e20', null],
    ['!(1 == 1) || 2 > 1 && true', true],
  ]);
});

describe('match', () => {
  examples([
    ['"hello world FOO-bar" match "hel*"', true],
    ['"hello world FOO-bar" match "foo-bar"', true],
    ['"hello world FOO-bar" match "h*l*o"', true],
    ['"hello world FOO-bar" match "*ld"', true],
    ['"hello world FOO-bar" match ["hel*", "bar"]', true],
    ['"hello world FOO-bar" match "hell"', false],
    ['"hello world FOO-bar" match "fo bar"', false],
    ['["abc", 1, null] match "abc"', true],
    ['[] match "abc"', false],
    ['"abc" match null', false],
    ['"abc" match ["abc", 2]', false],
    ['12 match "12"', false],
  ]);
});

describe('traversal', () => {
  examples([
    ['*[_type == "test"].name', ['A', 'B', 'C']],
    ['*[_type == "test"][-1].name', 'C'],
    ['*[_type == "test"][9]', null],
    ['*[_type == "test"][-9]', null],
    ['*[_type == "test"][1..-1].name', ['B', 'C']],
    ['*[_type == "test"][0...-1].name', ['A', 'B']],
    ['*[_type == "test"][-100..-10]', []],
    ['*[_type == "test"][2..1]', []],
    ['*[_type == "test"][10..15]', []],
    ['"text"[0]', null],
    ['{"a b": {"c": 1}}["a b"].c', 1],
    ['*[_id == "a"][0].other->name', 'B'],
    ['*[_id == "a"][0].other->other->name', 'C'],
    ['*[_id == "c"][0].other->', null],
    ['*[_id == "a"][0].others[]->name', ['C', 'B']],
    [
      '*[_id == "a"][0]{others[]->{name, "up": ^.name}}',
      {
        others: [
          { name: 'C', up: 'A' },
          { name: 'B', up: 'A' },
        ],
      },
    ],
    [
      '*[_id == "a"][0]{other->{other->{"b": ^.name, "a": ^.^.name}}}',
      { other: { other: { b: 'B', a: 'A' } } },
    ],
    ['({"_ref": 1})->', null],
    // The specification would leave the null out; groq-js keeps it, and so do we.
    ['*[_type == "test"].tags[]', [null, 'x', 'y']],
    ['*[_type == "test"].tags', [null, ['x', 'y'], []]],
    ['*[_id == "c.d"][0].list[].k', [1, 2, null, null]],
    ['*[_id == "c.d"][0].list[].in[]', [1, 2, 3, null, null]],
    ['*[_id == "c.d"][0].list[k > 1].k', [2]],
    ['*[_id == "c.d"][0].list[@ == "text"]', ['text']],
    ['[1, 2, 3][@ > 1]', [2, 3]],
    ['[{"v": 1}, {"v": 2}]{"w": v}[w > 1]', [{ w: 2 }]],
    ['*[_id == ^._id]', []],
    ['*[*[_id == ^.other._ref][0].name == "B"].name', ['A']],
    ['*[_type == "test"]{"twin": *[n == ^.n + 1][0].name}', [{ twin: 'B' }, { twin: 'C' }, { twin: null }]],
    ['*[_id == "a"][0]{n > 0 => {"more": n}, n > 5 => {"much": n}, "n": -n}', { more: 1, n: -1 }],
    ['*[_id == "c"][0]{"name": "A", ..., "other": name}.name', 'C'],
    ['*[_id in path("c.*")]._id', ['c.d']],
    ['*[_id in path("c.**")]._id', ['c.d', 'c.d.e']],
    ['*[_id in path("*")]._id', ['a', 'b', 'c']],
    ['*[path(_id) in path("c.**.e")]._id', ['c.d.e']],
    ['*[!(_id in path("**.d"))]._id', ['a', 'b', 'c', 'c.d.e']],
    ['"a.a.a.a.a.a.a.a.a.a.a.a.a" in path("**.**.**.**.**.**.**.**.**.b")', false],
  ]);
});

describe('custom functions', () => {
  examples([
    ['fn my::name($doc) = $doc{"is": name}; *[_id == "a"]{"it": my::name(@)}', [{ it: { is: 'A' } }]],
    ['fn my::next($ref) = $ref->{name}; *[n < 3]{"it": my::next(other)}.it.name', ['B', 'C']],
    ['fn my::all($list) = $list[]->{n}; *[_id == "a"][0]{"it": my::all(others)}.it', [{ n: 3 }, { n: 2 }]],
  ]);
  it("still requires the caller's parameters", () => {
    const query = 'fn my::name($doc) = $doc{"is": name}; *[_id == $id]{"it": my::name(@)}';
    expect(answer(query, { id: 'b' })).toEqual([{ it: { is: 'B' } }]);
    expect(() => answer(query)).toThrow(/param \$id referenced/);
  });
});

describe('order', () => {
  const list = '["b", 10, true, null, "A", 9, false, {"o": 1}, "😀", "｡"]';
  examples([
    [`${list} | order(@)`, [9, 10, 'A', 'b', '｡', '😀', false, true, null, { o: 1 }]],
    [`${list} | order(@ desc)`, [null, { o: 1 }, true, false, '😀', '｡', 'b', 'A', 10, 9]],
    [
      '[dateTime("2021-01-01T00:00:00Z"), 1, dateTime("2020-01-01T00:00:00Z")] | order(@)',
      ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z', 1],
    ],
    [
      '[{"a": 1, "b": 1}, {"a": 1, "b": 2}, {"a": 0}] | order(a desc, b desc) | {b}',
      [{ b: 2 }, { b: 1 }, { b: null }],
    ],
    // A dangling reference has no name, and null comes first in descending order.
    ['*[_type == "test"] | order(other->name desc)[].name', ['C', 'B', 'A']],
    ['1 | order(@)', null],
  ]);
});
