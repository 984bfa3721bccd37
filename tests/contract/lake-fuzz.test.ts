import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

const id = fc.constantFrom(
  'a',
  'drafts.a',
  'versions.r.a',
  'b',
  '',
  '.',
  'drafts.',
  '-x',
  'ü',
  'a'.repeat(200),
);
const junk = fc.oneof(
  id,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, [], {}, 'a[_key=="x"]', '..', '[', 1e300),
);
const document = fc.record({ _id: id, _type: junk, text: junk }, { requiredKeys: [] });
const operations = fc.record(
  {
    id,
    query: fc.constantFrom('*', '*[_type=="page"]', '*[', '1', '$x'),
    set: fc.dictionary(
      fc.constantFrom('text', 'a.b', 'list[0]', 'list[_key=="k"].x', '[', '', '_rev'),
      junk,
      { maxKeys: 2 },
    ),
    unset: fc.array(fc.constantFrom('text', '[', 'list[0:2]', '_id'), { maxLength: 2 }),
    inc: fc.dictionary(fc.constantFrom('n', 'text'), junk, { maxKeys: 1 }),
    insert: fc.record({ after: fc.constantFrom('list[-1]', 'text', '['), items: junk }, { requiredKeys: [] }),
    diffMatchPatch: fc.dictionary(fc.constantFrom('text', 'n'), fc.constantFrom('@@ -1 +1 @@', 'x'), {
      maxKeys: 1,
    }),
    ifRevisionID: junk,
  },
  { requiredKeys: [] },
);
const mutation = fc.oneof(
  document.map((create) => ({ create })),
  document.map((createOrReplace) => ({ createOrReplace })),
  document.map((createIfNotExists) => ({ createIfNotExists })),
  operations.map((patch) => ({ patch })),
  operations.map((one) => ({ delete: one })),
  junk,
);
const action = fc.record({
  actionType: fc
    .constantFrom(
      'create',
      'edit',
      'publish',
      'unpublish',
      'discard',
      'version.discard',
      'replaceDraft',
      'delete',
    )
    .map((name) => `sanity.action.document.${name}`),
  publishedId: id,
  draftId: id,
  versionId: id,
  attributes: document,
  patch: operations,
  includeDrafts: fc.array(id, { maxLength: 2 }),
});
const request = fc.oneof(
  fc
    .array(mutation, { maxLength: 3 })
    .map((mutations) => ['/data/mutate/test?returnDocuments=true', { mutations }]),
  fc.array(action, { maxLength: 3 }).map((actions) => ['/data/actions/test', { actions }]),
  fc
    .tuple(fc.string(), junk)
    .map(([query, params]) => ['/data/query/test?perspective=raw', { query, params }]),
  junk.map((body) => ['/data/mutate/test', body]),
);

onEachDatabase('whatever a caller sends', ({ open }) => {
  let database: { db: Kysely<unknown>; close(): Promise<void> };
  let lake: TestLake;

  beforeAll(async () => {
    database = await open();
    lake = await openLake(database.db);
  });
  afterAll(async () => {
    await lake.close();
    await database.close();
  });

  it('is answered without an internal error, and what is stored stays readable', async () => {
    const headers = { authorization: `Bearer ${lake.token}` };
    await fc.assert(
      fc.asyncProperty(request, async ([path, body]) => {
        const init = { method: 'POST', headers, body: JSON.stringify(body) ?? '' };
        const { status } = await lake.request(`/v2025-02-19${String(path)}`, init);
        expect([200, 400, 409, 501]).toContain(status);
      }),
      { numRuns: 300 },
    );
    const stored = await lake.admin.fetch('*', {}, { perspective: 'raw' });
    const again = await openLake(database.db);
    expect(await again.admin.fetch('*', {}, { perspective: 'raw' })).toEqual(stored);
    await again.close();
  });

  it('never shows a stranger a draft, by any door', async () => {
    await lake.admin.createOrReplace({ _id: 'drafts.hidden', _type: 'page', text: 'not-yet-public' });
    const query = encodeURIComponent('*[]{..., "all": *}');
    const doors = [
      ...['', 'raw', 'published', 'drafts', 'previewDrafts', 'r,drafts'].flatMap((perspective) => [
        `/v1/data/query/test?query=${query}&perspective=${perspective}`,
        `/vX/data/query/test?query=${query}&perspective=${perspective}`,
      ]),
      '/v1/data/doc/test/drafts.hidden',
      '/v1/data/doc/test/hidden?includeAllVersions=true',
      '/v1/data/export/test',
      '/v1/data/history/test/transactions/drafts.hidden',
      '/v1/data/history/test/documents/drafts.hidden?lastRevision=true',
      '/v1/data/history/test/events/documents/hidden',
      '/v1/data/references/test/documents/hidden/to',
    ];
    for (const door of doors) {
      expect(await (await lake.request(door)).text(), door).not.toContain('not-yet-public');
    }
  });
});
