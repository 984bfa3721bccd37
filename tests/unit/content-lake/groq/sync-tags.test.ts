import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runQuery } from '#content-lake/groq/run-query.ts';
import { tagsOfChange } from '#content-lake/groq/sync-tags.ts';
import { variantOf } from '#content-lake/protocol/document-id.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { DRAFTS, type Perspective } from '#content-lake/store/perspective.ts';
import { Replica } from '#content-lake/store/replica.ts';

const params = { ids: ['a', 'drafts.b'], type: 'post', one: 'a', none: null };
const condition = fc.constantFrom(
  '_type == "post"',
  '_type in ["post", "topic"]',
  '_type == $none',
  '_id == $one',
  '_id in $ids',
  '_id in path("drafts.**")',
  '_id == "a" || _id == "b"',
  '_type == "post" || _id == "c"',
  '(_type == "post" && slug.current == "s") || (_type == "topic" && slug.current == "t")',
  'slug.current == "s"',
  '_type == "post" && topic->title == "x"',
  'topic->title == "x"',
  'references("c")',
  '_type == "post" && "c" in topics[]._ref',
  'sanity::versionOf("a")',
  'sanity::versionOf($none)',
  '_type == "post" && count(*[_type == "topic" && _id == ^.topic._ref]) > 0',
);
const rest = fc.constantFrom(
  '',
  '{_id, title}',
  '{"t": topic->title}',
  '{"l": topics[]->title}',
  '| order(title desc)[0...2]{title}',
  '{_id, "o": [title]} | order(o[0] asc)[0...1]',
  '[0].topic->title',
);
const id = fc.constantFrom('a', 'b', 'c', 'drafts.a', 'drafts.b', 'drafts.c', 'versions.r.a', 'd');
const target = fc.constantFrom('a', 'b', 'd', 'drafts.b', 'gone');
const doc = fc
  .record({
    _id: id,
    title: fc.constantFrom('x', 'y', null),
    slug: fc.constantFrom('s', 't'),
    topic: target,
    topics: fc.array(target, { maxLength: 2 }),
  })
  .map(({ slug, topic, topics, ...more }): Doc => ({
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    ...more,
    // A draft has the same type as its published document.
    _type: /[bd]$/.test(more._id) ? 'topic' : 'post',
    slug: { current: slug },
    topic: { _ref: topic },
    topics: topics.map((_ref) => ({ _ref })),
  }));
const change = fc.oneof(
  doc.map((after) => ({ id: after._id, after })),
  id.map((gone) => ({ id: gone, after: undefined })),
);

it('never leaves a reader with an outdated result: any change to it has one of its tags', () => {
  const perspectives: Perspective[] = [{ kind: 'raw' }, { kind: 'published' }, DRAFTS];
  fc.assert(
    fc.property(
      fc.array(doc, { maxLength: 8 }),
      change,
      condition,
      rest,
      fc.constantFrom(...perspectives),
      (start, { id: changed, after }, filter, shape, perspective) => {
        const replica = new Replica('d', 0, new Map(start.map((one) => [one._id, one])).values());
        const ask = () => {
          const view = replica.view(perspective);
          const query = `*[${filter}]${shape}`;
          return runQuery({
            view,
            query,
            params,
            now: new Date(0),
            identity: '',
            projectId: 'p',
            dataset: 'd',
          });
        };
        const old = ask();
        const before = replica.get(changed);
        replica.advance(1, [{ id: changed, after }]);
        if (JSON.stringify(ask().result) === JSON.stringify(old.result)) return;
        const types = [before?._type, after?._type].filter((type) => type !== undefined);
        const sent = tagsOfChange(variantOf(changed).publishedId, types);
        expect(old.syncTags.some((tag) => sent.includes(tag))).toBe(true);
      },
    ),
    { numRuns: 4_000 },
  );
}, 60_000);

it('marks a result found through the reference index as dependent on every document', () => {
  const many = Array.from({ length: 1_200 }, (_, n): Doc => ({
    _id: `post-${n}`,
    _type: n < 5 ? 'topic' : 'post',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    title: `Title ${n}`,
    topic: { _ref: `post-${n % 5}` },
  }));
  const view = new Replica('d', 0, many).view({ kind: 'raw' });
  const ask = (query: string) =>
    runQuery({ view, query, params, now: new Date(0), identity: '', projectId: 'p', dataset: 'd' });
  const found = ask('*[_type == "post" && topic->title == "Title 3"]._id');
  expect(found.result).toEqual(
    many
      .filter((_, n) => n >= 5 && n % 5 === 3)
      .map(({ _id }) => _id)
      .toSorted(),
  );
  expect(found.syncTags).toEqual(ask('*').syncTags);
  expect(ask('*[_type == "post" && topic->title == "Title 9"]._id').result).toEqual([]);
});
