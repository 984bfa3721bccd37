import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { Perspective } from '#content-lake/store/perspective.ts';
import { Replica } from '#content-lake/store/replica.ts';

const perspectives: Perspective[] = [
  { kind: 'raw' },
  { kind: 'published' },
  { kind: 'public' },
  { kind: 'layers', layers: ['drafts'] },
  { kind: 'layers', layers: ['summer', 'drafts'] },
];
const id = fc
  .constantFrom('a', 'b', 'c', 'x.y')
  .chain((name) =>
    fc.constantFrom(name, `drafts.${name}`, `versions.summer.${name}`, `versions.winter.${name}`),
  );
const doc = fc
  .record({
    id,
    type: fc.constantFrom('page', 'post'),
    slug: fc.constantFrom('s', 't'),
    to: fc.constantFrom('a', 'b'),
  })
  .map(({ id: _id, type, slug, to }): Doc => ({
    _id,
    _type: type,
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    slug: { current: slug },
    link: { _ref: to },
  }));
const change = fc.oneof(
  doc.map((after) => ({ id: after._id, after })),
  id.map((gone) => ({ id: gone, after: undefined })),
);

it('is the same after any changes as when freshly loaded, in every index', () => {
  fc.assert(
    fc.property(
      fc.array(doc, { maxLength: 8 }),
      fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 6 }),
      (start, steps) => {
        const initial = new Map(start.map((one) => [one._id, one]));
        const replica = new Replica('test', 0, initial.values());
        for (const perspective of perspectives) read(replica, perspective);
        for (const [seq, changes] of steps.entries()) {
          replica.advance(seq + 1, changes);
          for (const { id: changed, after } of changes) {
            if (after) initial.set(changed, after);
            else initial.delete(changed);
          }
        }
        const fresh = new Replica('test', steps.length, initial.values());
        expect(replica.seq).toBe(steps.length);
        for (const perspective of perspectives) {
          expect(read(replica, perspective)).toEqual(read(fresh, perspective));
          expect(read(replica, perspective)).toEqual(scan(replica, perspective));
        }
      },
    ),
    { numRuns: 150 },
  );
});

function read(replica: Replica, perspective: Perspective) {
  const view = replica.view(perspective);
  return {
    all: view.all(),
    pages: view.ofType('page'),
    slugs: view.withField(['slug', 'current'], 's'),
    referrers: view.referrersOf('a'),
    one: view.get('a'),
    versions: view.versionsOf('a'),
    drafts: view.withIdPrefix('drafts.'),
    up: [...view.orderedBy(undefined, ['slug', 'current']).runs(false)],
    down: [...view.orderedBy('post', ['link', '_ref']).runs(true)],
  };
}

/** The same queries, evaluated on every document. */
function scan(replica: Replica, perspective: Perspective) {
  const view = replica.view(perspective);
  const docs = view.all();
  const original = ({ _id, _originalId }: Doc) => String(_originalId ?? _id);
  const by = (docs: readonly Doc[], key: (doc: Doc) => unknown) => [
    ...Map.groupBy(docs, (doc) => String(key(doc))),
  ];
  const slug = (one: Doc) => JSON.stringify(one['slug']);
  const link = (one: Doc) => JSON.stringify(one['link']);
  return {
    all: docs.toSorted((a, b) => (a._id < b._id ? -1 : 1)),
    pages: docs.filter(({ _type }) => _type === 'page'),
    slugs: docs.filter((one) => slug(one) === '{"current":"s"}'),
    referrers: docs.filter((one) => link(one) === '{"_ref":"a"}'),
    one: docs.find(({ _id }) => _id === 'a'),
    versions: docs.filter((one) => original(one).replace(/^(drafts|versions\.[^.]+)\./, '') === 'a'),
    drafts: docs.filter(({ _id }) => _id.startsWith('drafts.')),
    up: by(docs, slug)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, run]) => run),
    down: by(
      docs.filter(({ _type }) => _type === 'post'),
      link,
    )
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .map(([, run]) => run),
  };
}
