import type { Action, BaseActionOptions } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

onEachDatabase('actions on a document', ({ open }) => {
  let lake: TestLake;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    lake = await openLake(database.db);
    close = async () => {
      await lake.close();
      await database.close();
    };
  }, 60_000);
  afterAll(() => close());

  const act = (action: Action | Action[], options?: BaseActionOptions) => lake.admin.action(action, options);
  const stored = async (id: string) => (await lake.admin.getDocument(id)) ?? null;
  const names = (id: string) => ({ publishedId: id, draftId: `drafts.${id}` });
  const create = (id: string, fields: object = {}) =>
    act({
      actionType: 'sanity.action.document.create',
      publishedId: id,
      attributes: { _id: `drafts.${id}`, _type: 'page', ...fields },
      ifExists: 'fail',
    });
  const publish = (id: string, options: object = {}) =>
    act({ actionType: 'sanity.action.document.publish', ...names(id), ...options });

  it('publish only the version that the editor has seen', async () => {
    const { transactionId } = await create('seen', { title: 'one' });
    await expect(publish('seen', { ifDraftRevisionId: 'another' })).rejects.toThrow(
      'Document "drafts.seen" has unexpected revision ID',
    );
    await publish('seen', { ifDraftRevisionId: transactionId });
    const published = await stored('seen');
    await act({
      actionType: 'sanity.action.document.edit',
      ...names('seen'),
      patch: { set: { title: 'two' } },
    });
    await expect(publish('seen', { ifPublishedRevisionId: 'another' })).rejects.toThrow(
      'unexpected revision ID',
    );
    await publish('seen', { ifPublishedRevisionId: published?._rev });
    expect(await stored('seen')).toMatchObject({ title: 'two', _createdAt: published?._createdAt });
    expect(await stored('drafts.seen')).toBeNull();
  });

  it('leave an existing document alone if requested, and report it otherwise', async () => {
    await create('twice', { title: 'first' });
    await expect(create('twice')).rejects.toThrow('already exists');
    await act({
      actionType: 'sanity.action.document.create',
      publishedId: 'twice',
      attributes: { _id: 'drafts.twice', _type: 'page', title: 'second' },
      ifExists: 'ignore',
    });
    expect(await stored('drafts.twice')).toMatchObject({ title: 'first' });
  });

  it('replace a draft of an existing document only', async () => {
    const replace = (id: string) =>
      act({
        actionType: 'sanity.action.document.replaceDraft',
        publishedId: id,
        attributes: { _id: `drafts.${id}`, _type: 'page', title: 'restored' },
      });
    await expect(replace('nowhere')).rejects.toThrow('The document with the ID "nowhere" was not found');
    await lake.admin.create({ _id: 'somewhere', _type: 'page', title: 'now' });
    await replace('somewhere');
    expect(await stored('drafts.somewhere')).toMatchObject({ title: 'restored' });
    expect(await stored('somewhere')).toMatchObject({ title: 'now' });
  });

  it('delete a document with its drafts, but refuse to leave an unnamed draft behind', async () => {
    await create('both');
    await publish('both');
    await act({ actionType: 'sanity.action.document.edit', ...names('both'), patch: { set: { a: 1 } } });
    const remove = (includeDrafts: string[]) =>
      act({ actionType: 'sanity.action.document.delete', publishedId: 'both', includeDrafts });
    await expect(remove([])).rejects.toThrow('which is not in "includeDrafts"');
    await expect(remove(['drafts.other'])).rejects.toThrow('not a draft or version of this document');
    await remove(['drafts.both']);
    expect([await stored('both'), await stored('drafts.both')]).toEqual([null, null]);
    await expect(remove([])).rejects.toThrow('was not found');
  });

  it("accept no id of another document's draft", async () => {
    await create('mine');
    await lake.admin.create({ _id: 'drafts.yours', _type: 'page' });
    const wrong = { publishedId: 'mine', draftId: 'drafts.yours' };
    for (const actionType of [
      'sanity.action.document.publish',
      'sanity.action.document.unpublish',
    ] as const) {
      await expect(act({ actionType, ...wrong })).rejects.toThrow('not a draft or version of this document');
    }
    await expect(
      act({ actionType: 'sanity.action.document.edit', ...wrong, patch: { set: { a: 1 } } }),
    ).rejects.toThrow('not a draft or version of this document');
    await expect(act({ actionType: 'sanity.action.document.discard', draftId: 'mine' })).rejects.toThrow(
      'not a draft or version of this document',
    );
  });

  it('copy, replace and discard versions', async () => {
    await lake.admin.create({ _id: 'boat', _type: 'page', title: 'Boat' });
    const base = await stored('boat');
    await expect(
      lake.admin.createVersion({
        publishedId: 'boat',
        baseId: 'boat',
        releaseId: 'summer',
        ifBaseRevisionId: 'another',
      }),
    ).rejects.toThrow('unexpected revision ID');
    await lake.admin.createVersion({
      publishedId: 'boat',
      baseId: 'boat',
      releaseId: 'summer',
      ifBaseRevisionId: base?._rev ?? '',
    });
    const version = await stored('versions.summer.boat');
    expect(version).toMatchObject({ _id: 'versions.summer.boat', title: 'Boat' });
    await expect(
      lake.admin.createVersion({ publishedId: 'boat', baseId: 'boat', releaseId: 'summer' }),
    ).rejects.toThrow('already exists');
    await lake.admin.replaceVersion({
      publishedId: 'boat',
      releaseId: 'summer',
      document: { _type: 'page', title: 'Summer boat' },
    });
    expect(await stored('versions.summer.boat')).toMatchObject({ title: 'Summer boat' });
    expect(await stored('boat')).toMatchObject({ title: 'Boat' });
    await lake.admin.discardVersion({ publishedId: 'boat', releaseId: 'summer' });
    expect(await stored('versions.summer.boat')).toBeNull();
    await expect(lake.admin.discardVersion({ publishedId: 'boat', releaseId: 'summer' })).rejects.toThrow(
      'was not found',
    );
  });

  it('apply all actions of a request or none, and name the one that failed', async () => {
    const failure = await act([
      {
        actionType: 'sanity.action.document.create',
        publishedId: 'half',
        attributes: { _id: 'drafts.half', _type: 'page' },
        ifExists: 'fail',
      },
      { actionType: 'sanity.action.document.publish', ...names('not-there') },
    ]).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      statusCode: 409,
      details: { type: 'actionError', items: [{ index: 1, error: { type: 'documentNotFoundError' } }] },
    });
    expect(await stored('drafts.half')).toBeNull();
    await act(
      { actionType: 'sanity.action.document.discard', draftId: 'drafts.mine' },
      { dryRun: true, transactionId: 'trial' },
    );
    expect(await stored('drafts.mine')).not.toBeNull();
  });

  it("delete a document's history on request only", async () => {
    const history = (path: string) =>
      lake.admin.request<{ documents: unknown[] }>({ url: `/data/history/test/documents/${path}` });
    const make = async (id: string) => {
      await create(id, { title: 'secret' });
      await publish(id);
      await act({ actionType: 'sanity.action.document.edit', ...names(id), patch: { set: { a: 1 } } });
    };
    await make('kept');
    await make('purged');
    await lake.admin.discardVersion({ publishedId: 'kept' }, false);
    expect((await history('drafts.kept?lastRevision=true')).documents).toHaveLength(1);
    await lake.admin.discardVersion({ publishedId: 'purged' }, true, { dryRun: true });
    expect(await stored('drafts.purged')).not.toBeNull();
    await act({
      actionType: 'sanity.action.document.delete',
      publishedId: 'purged',
      includeDrafts: ['drafts.purged'],
      purge: true,
    });
    expect((await history('purged,drafts.purged?lastRevision=true')).documents).toEqual([]);
    const log = await lake.request(
      '/v2025-02-19/data/history/test/transactions/purged,drafts.purged?effectFormat=mendoza',
      { headers: { authorization: `Bearer ${lake.token}` } },
    );
    const text = await log.text();
    expect(text.trimEnd().split('\n')).toHaveLength(1);
    expect(text).not.toContain('secret');
    expect(await stored('kept')).toMatchObject({ title: 'secret' });
    expect((await history('kept?lastRevision=true')).documents).toHaveLength(1);
  });

  it('name unsupported actions', async () => {
    const unknown = async (action: object) => {
      const response = await lake.request('/v2025-02-19/data/actions/test', {
        method: 'POST',
        headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ actions: [action] }),
      });
      const body: unknown = await response.json();
      return { status: response.status, body };
    };
    for (const actionType of [
      'sanity.action.document.variant.create',
      'sanity.action.variant.definition.create',
    ]) {
      expect(await unknown({ actionType, publishedId: 'x', variantId: 'v' })).toMatchObject({
        status: 501,
        body: { message: `Action ${actionType} is not implemented by this content lake` },
      });
    }
  });
});
