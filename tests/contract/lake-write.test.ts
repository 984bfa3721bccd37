import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

onEachDatabase('writing to the lake', ({ open }) => {
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

  it('creates, replaces and deletes, with the revision and dates of the transaction', async () => {
    const made = await lake.admin.create({ _type: 'page', title: 'A' });
    expect(made._id).toMatch(/^[0-9a-f]{32}$/);
    expect(made._createdAt).toBe(made._updatedAt);
    const replaced = await lake.admin.createOrReplace({ _id: made._id, _type: 'page', title: 'B' });
    expect(replaced).toMatchObject({ _id: made._id, title: 'B' });
    expect(replaced._rev).not.toBe(made._rev);
    const kept = await lake.admin.createIfNotExists({ _id: made._id, _type: 'page', title: 'C' });
    expect(kept['title']).toBe('B');
    await lake.admin.delete(made._id);
    expect(await lake.admin.getDocument(made._id)).toBeUndefined();
    expect((await lake.admin.create({ _id: 'drafts.', _type: 'page' }))._id).toMatch(
      /^drafts\.[0-9a-f]{32}$/,
    );
  });

  it('supports every patch operation', async () => {
    await lake.admin.create({
      _id: 'patched',
      _type: 'page',
      count: 1,
      text: 'Καλό ταξίδι',
      gone: true,
      list: [
        { _key: 'a', n: 1 },
        { _key: 'b', n: 2 },
      ],
    });
    const { _rev, _createdAt, _updatedAt, ...result } = await lake.admin
      .patch('patched')
      .set({ title: 'Τίτλος', 'list[_key=="b"].n': 5 })
      .setIfMissing({ title: 'no', extra: { deep: true } })
      .unset(['gone'])
      .inc({ count: 4 })
      .dec({ count: 2 })
      .insert('after', 'list[_key=="a"]', [{ _key: 'c', n: 3 }])
      .diffMatchPatch({ text: '@@ -8,4 +8,4 @@\n ξίδι\n' })
      .commit();
    expect(result).toEqual({
      _id: 'patched',
      _type: 'page',
      count: 3,
      text: 'Καλό ταξίδι',
      title: 'Τίτλος',
      extra: { deep: true },
      list: [
        { _key: 'a', n: 1 },
        { _key: 'c', n: 3 },
        { _key: 'b', n: 5 },
      ],
    });
  });

  it('adds keys to objects in arrays on request', async () => {
    const doc = await lake.admin.create(
      { _type: 'page', items: [{ a: 1 }, { _key: 'k' }] },
      { autoGenerateArrayKeys: true },
    );
    expect(doc['items']).toEqual([{ a: 1, _key: expect.stringMatching(/^\w{12}$/) }, { _key: 'k' }]);
  });

  it('patches and deletes what a query matches', async () => {
    for (const n of [1, 2, 3]) await lake.admin.create({ _id: `many-${n}`, _type: 'many', n });
    await lake.admin
      .patch({ query: '*[_type == $type && n > 1]', params: { type: 'many' } })
      .set({ big: true })
      .commit();
    expect(await lake.admin.fetch('*[_type == "many" && big]._id')).toEqual(['many-2', 'many-3']);
    await lake.admin.delete({ query: '*[_type == "many"]' });
    expect(await lake.admin.fetch('count(*[_type == "many"])')).toBe(0);
  });

  it('explains a rejection with a message that the client shows', async () => {
    await lake.admin.create({ _id: 'there', _type: 'page' });
    await expect(lake.admin.create({ _id: 'there', _type: 'page' })).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('Document by ID "there" already exists'),
    });
    await expect(lake.admin.patch('missing').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'mutationError', items: [{ index: 0, error: { type: 'documentNotFoundError' } }] },
    });
    await expect(lake.admin.patch('there').ifRevisionId('old').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    });
    await expect(lake.admin.patch('there').set({ _type: 'other' }).commit()).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(lake.admin.create({ _id: 'a b', _type: 'page' })).rejects.toMatchObject({ statusCode: 400 });
    const malformed = [{ patch: { id: 'there', frobnicate: {} } }];
    expect((await post('/v1/data/mutate/test', { mutations: malformed })).status).toBe(400);
  });

  it('applies all of a transaction or nothing, and nothing in a dry run', async () => {
    const transaction = lake.admin
      .transaction()
      .create({ _id: 'half', _type: 'page' })
      .patch('missing', (patch) => patch.set({ a: 1 }));
    await expect(transaction.commit()).rejects.toMatchObject({ details: { items: [{ index: 1 }] } });
    expect(await lake.admin.getDocument('half')).toBeUndefined();
    const dry = await lake.admin.create({ _id: 'half', _type: 'page' }, { dryRun: true });
    expect(dry._id).toBe('half');
    expect(await lake.admin.getDocument('half')).toBeUndefined();
  });

  it('keeps strong references of published documents intact', async () => {
    const reference = (_ref: string) => ({ _type: 'reference', _ref });
    await expect(lake.admin.create({ _id: 'post', _type: 'post', to: reference('nowhere') })).rejects.toThrow(
      /references non-existent document "nowhere"/,
    );
    await lake.admin.create({ _id: 'drafts.post', _type: 'post', to: reference('nowhere') });
    await lake.admin.create({ _id: 'post', _type: 'post', to: { ...reference('nowhere'), _weak: true } });
    await lake.admin
      .transaction()
      .create({ _id: 'one', _type: 'post', to: reference('two') })
      .create({ _id: 'two', _type: 'post', to: reference('one') })
      .commit();
    await expect(lake.admin.delete('two')).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentHasExistingReferencesError' } }] },
    });
    await lake.admin.transaction().delete('one').delete('two').commit();
  });

  it('lets nobody write without permission', async () => {
    const doc = { _type: 'page' };
    await expect(lake.client().create(doc)).rejects.toMatchObject({ statusCode: 403 });
    const viewer = await lake.lake.createToken({ name: 'viewer', role: 'viewer' });
    await expect(lake.client({ token: viewer }).create(doc)).rejects.toMatchObject({ statusCode: 403 });
    await expect(
      lake
        .client({ token: viewer })
        .action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.x' }),
    ).rejects.toMatchObject({ statusCode: 403 });
  });

  it('takes a document through its life cycle with actions', async () => {
    const ids = { publishedId: 'trip', draftId: 'drafts.trip' };
    const act = (action: string, more: object) =>
      post('/v2025-02-19/data/actions/test', {
        actions: [{ actionType: `sanity.action.document.${action}`, ...more }],
      });
    const state = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.values(ids).map(async (id) => [id, (await lake.admin.getDocument(id))?.['title'] ?? null]),
        ),
      );
    const attributes = { _id: ids.draftId, _type: 'page', title: 'Draft' };

    expect((await act('create', { publishedId: 'trip', attributes, ifExists: 'fail' })).status).toBe(200);
    expect((await act('create', { publishedId: 'trip', attributes, ifExists: 'fail' })).status).toBe(409);
    expect((await act('create', { publishedId: 'trip', attributes, ifExists: 'ignore' })).status).toBe(200);
    await lake.admin.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'Edited' } },
    });
    expect(await state()).toEqual({ trip: null, 'drafts.trip': 'Edited' });

    const refused = await act('publish', { ...ids, ifDraftRevisionId: 'old' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ error: { type: 'actionError', items: [{ index: 0 }] } });
    await lake.admin.action({ actionType: 'sanity.action.document.publish', ...ids });
    expect(await state()).toEqual({ trip: 'Edited', 'drafts.trip': null });

    await lake.admin.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'Again' } },
    });
    expect(await state()).toEqual({ trip: 'Edited', 'drafts.trip': 'Again' });
    await lake.admin.action({ actionType: 'sanity.action.document.discard', draftId: ids.draftId });
    await lake.admin.action({ actionType: 'sanity.action.document.unpublish', ...ids });
    expect(await state()).toEqual({ trip: null, 'drafts.trip': 'Edited' });
    expect((await act('replaceDraft', { publishedId: 'trip', attributes })).status).toBe(200);
    expect((await act('delete', { publishedId: 'trip', includeDrafts: [ids.draftId] })).status).toBe(200);
    expect(await state()).toEqual({ trip: null, 'drafts.trip': null });
    expect((await act('release.create', {})).status).toBe(501);
  });

  it('makes links to unpublished documents strong when the document is published', async () => {
    const link = { _type: 'reference', _ref: 'there', _weak: true, _strengthenOnPublish: { type: 'page' } };
    await lake.admin.create({ _id: 'drafts.linked', _type: 'post', link });
    const ids = { publishedId: 'linked', draftId: 'drafts.linked' };
    await lake.admin.action({ actionType: 'sanity.action.document.publish', ...ids });
    expect((await lake.admin.getDocument('linked'))?.['link']).toEqual({ _type: 'reference', _ref: 'there' });
  });

  it('lets exactly one of two concurrent commits win', async () => {
    const { _rev } = await lake.admin.create({ _id: 'raced', _type: 'page', n: 0 });
    const commit = (n: number) => lake.admin.patch('raced').ifRevisionId(_rev).set({ n }).commit();
    const outcomes = await Promise.allSettled([commit(1), commit(2), commit(3)]);
    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value['n']] : []));
    expect(won).toHaveLength(1);
    await Promise.all(Array.from({ length: 20 }, () => lake.admin.patch('raced').inc({ n: 10 }).commit()));
    expect((await lake.admin.getDocument('raced'))?.['n']).toBe(won[0] + 200);
  });

  it('applies a transaction once, however often it is sent, and rejects its id for another one', async () => {
    const commit = (title: string) =>
      lake.admin
        .transaction()
        .transactionId('my-own-transaction')
        .create({ _id: 'once', _type: 'page', title })
        .commit({ returnDocuments: true });
    const first = await commit('A');
    expect(first).toMatchObject([{ _id: 'once', _rev: 'my-own-transaction', title: 'A' }]);
    expect(await Promise.all([commit('A'), commit('A')])).toEqual([first, first]);
    await expect(commit('B')).rejects.toMatchObject({ statusCode: 409 });
    await lake.admin.delete('once');
    // The response to the first request is still the same; nothing is restored.
    expect(await commit('A')).toEqual(first);
    expect(await lake.admin.getDocument('once')).toBeUndefined();

    const absent = () =>
      lake.admin
        .transaction()
        .transactionId('deletes-nothing')
        .delete('nobody')
        .commit({ returnDocuments: false });
    const nothing = await absent();
    await lake.admin.create({ _id: 'nobody', _type: 'page' });
    expect(await absent()).toEqual(nothing);
    expect(await lake.admin.getDocument('nobody')).toBeDefined();
  });

  it('still has everything after a restart, in a second process as in the first', async () => {
    // The database must neither reject nor change a NUL, half a surrogate pair, or the order of fields.
    await lake.admin.create({
      _id: 'odd',
      _type: 'page',
      z: 'a\u0000b',
      a: '\ud83d',
      list: [{ y: 1, b: 2 }],
    });
    const before = await lake.admin.fetch('*{...} | order(_id)', {}, { perspective: 'raw' });
    const second = await openLake(database.db);
    const after = await second.admin.fetch('*{...} | order(_id)', {}, { perspective: 'raw' });
    expect(JSON.stringify(after)).toBe(JSON.stringify(before));
    await second.admin.patch('raced').set({ n: -1 }).commit();
    // The first process doesn't have it yet, and still builds on it.
    await lake.admin.patch('raced').inc({ n: 1 }).commit();
    expect((await lake.admin.getDocument('raced'))?.['n']).toBe(0);
    await second.close();
  });

  function post(path: string, body: object): Promise<Response> {
    const headers = { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' };
    return lake.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }
});
