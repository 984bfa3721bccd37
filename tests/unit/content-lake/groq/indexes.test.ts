import fc from 'fast-check';
import { evaluateSync, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { runQuery } from '#content-lake/groq/run-query.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { byId } from '#content-lake/store/sorted-docs.ts';
import { View } from '#content-lake/store/view.ts';

const now = new Date('2026-05-01T09:00:00Z');
const params = {
  ids: ['post-7', 'post-1', 'gone'],
  type: 'post',
  topic: 'topic-1',
  slug: 'slug-3',
  none: null,
};

/** Every third value is missing, of another type, or equal to others. */
function dateOf(n: number): string | number | null {
  if (n % 11 === 0) return null;
  return n % 7 === 0 ? n : `2026-0${1 + (n % 5)}-01`;
}

function post(n: number): Doc {
  const prefix = ['', '', '', 'drafts.', 'versions.summer.'][n % 5] ?? '';
  return {
    _id: `${prefix}post-${n}`,
    _type: n % 9 === 0 ? 'page' : 'post',
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: `2026-02-0${1 + (n % 9)}T00:00:00Z`,
    title: `Title ${n % 13}`,
    slug: { current: `slug-${n % 50}` },
    at: dateOf(n),
    n: n % 4,
    live: n % 2 === 0,
    topic: { _type: 'reference', _ref: `topic-${n % 6}` },
    topics: [{ _ref: `topic-${n % 3}` }, { _ref: `topic-${n % 5}` }],
  };
}

const documents: Doc[] = Array.from({ length: 170 }, (_, n) => post(n)).concat(
  Array.from({ length: 5 }, (_, n) => ({
    _id: `topic-${n}`,
    _type: 'topic',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    title: `Topic ${n % 2}`,
  })),
);

/** Documents that were added and removed, so that the indexes have moved. */
function viewAfterChanges(): View {
  const view = new View();
  for (const doc of documents) view.put({ ...doc, _type: 'post', at: 'before', title: doc._id });
  warm(view);
  for (let n = 200; n < 260; n += 1) view.put(post(n));
  for (const doc of documents) view.put(doc);
  for (let n = 200; n < 260; n += 1) view.delete(post(n)._id);
  return view;
}

function warm(view: View): void {
  for (const query of [
    '*[_type == "post"] | order(at desc)[0...5]',
    '* | order(n)[0...5]',
    '*[title == "x"]',
    '*[sanity::versionOf("x")]',
  ])
    run(view, query);
}

function run(view: View, query: string): unknown {
  const request = { view, query, params, now, identity: 'me', projectId: 'p', dataset: 'd' };
  return JSON.parse(JSON.stringify(runQuery({ ...request, timeLimitMs: 5_000 }).result));
}

const sorted = documents.toSorted(byId);
function scan(query: string): unknown {
  const value = evaluateSync(parse(query), { dataset: sorted, params, timestamp: now, identity: 'me' });
  return JSON.parse(JSON.stringify(value.data ?? null));
}

const atom = fc.constantFrom(
  '_type == "post"',
  '_type == $type',
  '"page" == _type',
  '_type == $none',
  '_type in ["page", "topic"]',
  '_type in ["post", "page"]',
  '_type in ["post"]',
  '_type in $type',
  '_id in $ids',
  '_id in "post-1"',
  '_id == "post-1"',
  '_id in path("drafts.**")',
  '_id in path("versions.*.post-4")',
  '_id in path("post-1")',
  '_id in path("*")',
  'slug.current == $slug',
  'slug.current == "gone"',
  'topic->title == "Topic 1"',
  'topic->_id == $topic',
  'topic._ref == $topic',
  'topic->slug.current == null',
  '$topic in topics[]._ref',
  '$none in topics[]._ref',
  'references($topic)',
  'references($ids)',
  'sanity::versionOf("post-3")',
  'sanity::versionOf($none)',
  'n == 2',
  'live == true',
  'at > "2026-02"',
  'defined(at)',
  'title match "title 1*"',
);
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atom,
    fc
      .tuple(tie('filter'), fc.constantFrom('&&', '&&', '||'), tie('filter'))
      .map(([a, op, b]) => `(${a} ${op} ${b})`),
    tie('filter').map((inside) => `!(${inside})`),
  ),
}));
const rows = fc.oneof(
  { weight: 1, arbitrary: fc.constant('*') },
  { weight: 9, arbitrary: filter.map((condition) => `*[${condition}]`) },
);
const field = fc.constantFrom(
  'at',
  'n',
  'title',
  'slug.current',
  'live',
  'topics',
  'gone',
  '_id',
  'lower(title)',
);
const term = fc.tuple(field, fc.constantFrom('', ' asc', ' desc')).map((parts) => parts.join(''));
const order = fc.array(term, { minLength: 1, maxLength: 3 }).map((terms) => `| order(${terms.join(', ')})`);
const shape = fc.constantFrom(
  '',
  '{_id, at, n, title, slug, live}',
  '{..., "n": at}',
  '{"gone": at, ...}',
  '{"title": slug.current, "at": [n, live], live}',
  '{..., live => {"n": 1}}',
  '{...topic->, n}',
);
const slice = fc.constantFrom(
  '',
  '[0...10]',
  '[3..5]',
  '[0]',
  '[7]',
  '[-1]',
  '[2..-2]',
  '[0...0]',
  '[5...2]',
  '[0...500]',
);
const after = fc.constantFrom('', '{_id, "t": topic->title}', '._id');

const query = fc
  .tuple(rows, shape, fc.oneof(order, fc.constant('')), slice, after)
  .map((parts) => parts.join(''));

it('gives the same results from indexes as a scan of all documents', () => {
  const view = viewAfterChanges();
  fc.assert(
    fc.property(query, (text) => {
      expect(run(view, text)).toEqual(scan(text));
    }),
    { numRuns: 600 },
  );
}, 60_000);

it.each([
  '*[_type == "post"] {_id, "orderings": [at, n]} | order(orderings[0] desc, orderings[1] asc) [0...20]',
  '*[_type == "post"] {_id, "orderings": [lower(title)]} | order(orderings[0] asc) [0...20]',
  '*[_type == "topic"]{_id, "posts": *[references(^._id)] | order(at desc)[0...3]{_id, "of": ^.title}}',
  '*[_type == "topic"]{"n": count(*[_type == "post" && ^._id in topics[]._ref])}',
  '*[_type == "page"]{"same": *[slug.current == ^.slug.current && _id != ^._id]._id}',
  'count(*[_type == "post"])',
])('%s', (text) => {
  expect(run(viewAfterChanges(), text)).toEqual(scan(text));
});
