import fc from 'fast-check';
import { evaluateSync, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { runQuery } from '#content-lake/groq/run-query.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { View } from '#content-lake/store/view.ts';

const meta = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-02-01T00:00:00Z' };
const block = (text: string) => ({
  _type: 'block',
  _key: text,
  children: [{ _type: 'span', text }],
});
const documents: Doc[] = [
  { ...meta, _id: 'category-sea', _type: 'category', title: 'Sea', slug: { current: 'sea' }, order: 2 },
  { ...meta, _id: 'category-port', _type: 'category', title: 'Port', slug: { current: 'port' }, order: 1 },
  {
    ...meta,
    _id: 'post-1',
    _type: 'post',
    title: 'First news',
    category: { _ref: 'category-sea' },
    tags: ['a', 'b', 'b'],
    n: 3,
    at: '2026-03-01T10:00:00Z',
    body: [block('One'), block('Two')],
    places: [
      { _key: 'x', name: 'Patmos', pier: 2 },
      { _key: 'y', name: 'Leros' },
    ],
  },
  {
    ...meta,
    _id: 'post-2',
    _type: 'post',
    title: 'Second news',
    category: { _ref: 'category-port' },
    tags: [],
    n: 1.5,
    at: '2026-01-01T10:00:00Z',
    places: [],
  },
  {
    ...meta,
    _id: 'post-3',
    _type: 'post',
    title: null,
    category: { _ref: 'gone' },
    n: -2,
    tags: ['c', 1, true, null],
  },
  { ...meta, _id: 'drafts.post-3', _type: 'post', title: 'Third', n: 0 },
  { ...meta, _id: 'alert', _type: 'alert', count: 0, live: true },
];
const view = new View();
for (const doc of documents) view.put(doc);
const sorted = documents.toSorted((a, b) => (a._id < b._id ? -1 : 1));

const params = { type: 'post', ids: ['post-1', 'post-3'], two: 2, slug: 'sea', nothing: null };
const now = new Date('2026-05-01T09:00:00Z');

function ours(
  query: string,
  given: Record<string, unknown> = params,
  extra: { sourceMap?: 'key' } = {},
): unknown {
  const { result } = runQuery({
    ...extra,
    view,
    query,
    params: given,
    now,
    identity: 'me',
    projectId: 'p',
    dataset: 'd',
    timeLimitMs: 100,
  });
  return JSON.parse(JSON.stringify(result));
}

function theirs(query: string, given: Record<string, unknown> = params): unknown {
  const value = evaluateSync(parse(query), {
    dataset: sorted,
    params: given,
    timestamp: now,
    identity: 'me',
  });
  return JSON.parse(JSON.stringify(value.data ?? null));
}

describe('gives the same results as groq-js', () => {
  it.each([
    '*',
    '*[_type == "post"]',
    '*[_type == $type && n > 0] | order(n desc) {title, n}',
    '*[_id in $ids]._id',
    '*[_id in path("drafts.**")]._id',
    '*[_type in ["post", "alert"]] | order(_type asc, n desc)._id',
    '*[slug.current == $slug][0]{..., "posts": *[_type == "post" && category._ref == ^._id]{_id, "up": ^.title}}',
    '*[_type == "category"]{_id, "n": count(*[references(^._id)])} | order(n desc)',
    '*[references("category-sea")]._id',
    '*[references(["category-sea", "category-port"])]._id',
    '*[_type == "post"]{"c": category->{title, "s": slug.current}}',
    '*[_type == "post"].category->title',
    '*[category->slug.current == "sea"]._id',
    '*[_type == "post"][0...2]._id',
    '*[_type == "post"][-1]._id',
    '*[_type == "post"][1..-1]._id',
    '*[_type == "post"].tags[]',
    '*[_type == "post"]{"names": places[].name, "piers": places[pier > 1].name, "one": places[0].name}',
    '*[_id == "post-1"][0].places[_key == "y"][0].name',
    '*[_id == "post-1"][0]{"x": places[]{name, "t": ^.title}}',
    '*[defined(title)]._id',
    '*[!defined(title) && _type == "post"]._id',
    '*[title == null]._id',
    '*[n in 0..3]._id',
    '*[n in 0...3]._id',
    '*["a" in tags]._id',
    '*[title match "new*"]._id',
    '*[[title, tags] match ["news", "fir*"]]._id',
    '*[_type == "post"]{"s": select(n > 2 => "many", n > 0 => "some", "none")}',
    '*[_type == "post"]{n > 0 => {"positive": n}, ...select(n < 0 => {"negative": true})}',
    '*[_type == "post"]{"x": coalesce(title, _id), "y": coalesce(nothing, other)}',
    '*[_type == "post"]{"u": array::unique(tags), "c": array::compact(tags), "j": array::join(tags, "-")}',
    '*[_type == "post"]{"t": pt::text(body), "l": length(title), "up": upper(title)}',
    '{"min": math::min(*[].n), "max": math::max(*[].n), "sum": math::sum(*[].n), "avg": math::avg(*[].n)}',
    '{"a": 1 + 2 * 3 ** 2, "b": 7 % 4, "c": "x" + "y", "d": [1] + [2], "e": {"a": 1} + {"b": 2}, "f": 1 / 0, "g": -(3)}',
    '{"a": 1 < "x", "b": null == null, "c": !null, "d": true && null, "e": false || null, "f": "a" < "b"}',
    '{"now": now(), "later": dateTime(now()) < dateTime("2027-01-01T00:00:00Z"), "who": identity()}',
    '{"r": round(2.567, 1), "s": string(1.5), "t": string::split("a-b", "-"), "w": string::startsWith("abc", "a")}',
    '*[dateTime(at) > dateTime("2026-02-01T00:00:00Z")]._id',
    '*[sanity::versionOf("post-3")]._id',
    '*[_type == "post"] | order(lower(title) asc)._id',
    '*[_type == "post"] | score(n > 1, boost(title match "second", 3)) {_id, _score}',
    'count(*[_type == "post"])',
    '[...*[_type == "alert"]._id, "x", ...null]',
    '$ids[0]',
    '*[n > $two || count > $two]._id',
    '*[_id == $nothing]',
  ])('%s', (query) => {
    expect(ours(query)).toEqual(theirs(query));
    expect(ours(query, params, { sourceMap: 'key' })).toEqual(theirs(query));
  });

  const field = fc.constantFrom(
    '_id',
    '_type',
    'n',
    'title',
    'slug.current',
    'category._ref',
    'live',
    'tags',
    'gone',
  );
  const constant = fc.constantFrom(
    '"post"',
    '"post-1"',
    '"sea"',
    '"category-sea"',
    '3',
    'true',
    'null',
    '$ids',
    '$type',
  );
  const comparison = fc
    .tuple(field, fc.constantFrom('==', '!=', '<', '>=', 'in', 'match'), constant)
    .map((parts) => parts.join(' '));
  const { filter } = fc.letrec<{ filter: string }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'small' },
      comparison,
      comparison.map((inner) => inner.replace(/^(\S+) (==|!=) (.*)$/, '$3 $2 $1')),
      fc.constantFrom('references("category-sea")', 'defined(title)', 'references($ids)'),
      fc
        .tuple(tie('filter'), fc.constantFrom('&&', '||'), tie('filter'))
        .map(([a, op, b]) => `(${a} ${op} ${b})`),
      tie('filter').map((inner) => `!(${inner})`),
    ),
  }));

  it('for any filter, with and without an index for it', () => {
    fc.assert(
      fc.property(filter, (condition) => {
        const query = `*[${condition}]._id`;
        expect(ours(query)).toEqual(theirs(query));
      }),
      { numRuns: 500 },
    );
  });
});

describe('beyond groq-js', () => {
  it('folds accents and the final sigma on both sides of match', () => {
    expect(ours('"Δρομολόγια της ΝΗΣΟΥ" match "δρομολογι*"')).toBe(true);
    expect(ours('"νησος" match "ΝΉΣΟΣ"')).toBe(true);
    expect(ours('"a word" match "w*d"')).toBe(true);
  });

  it('uses a parameter in a slice without keeping it for the next caller', () => {
    const query = '*[_type == $type][0...$n]._id';
    expect(ours(query, { type: 'post', n: 1 })).toEqual(['drafts.post-3']);
    expect(ours(query, { type: 'category', n: 2 })).toEqual(['category-port', 'category-sea']);
  });

  it('stops a query that would run for ever', () => {
    const nested = Array.from({ length: 14 }).reduce<string>(
      (inner) => `*[count(${inner}) > 0 || true]`,
      '*',
    );
    expect(() => ours(nested)).toThrow(/took longer than/);
  });

  it('rejects queries nested deeper than the stack', () => {
    expect(() => ours(`${'('.repeat(20_000)}1${')'.repeat(20_000)}`)).toThrow(/nested too deeply|too long/);
  });
});
