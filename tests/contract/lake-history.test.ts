import type { Kysely } from 'kysely';
import { applyPatch } from 'mendoza';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

onEachDatabase('the history of a document', ({ open }) => {
  let database: { db: Kysely<unknown>; close(): Promise<void> };
  let lake: TestLake;
  const ids = { publishedId: 'story', draftId: 'drafts.story' };
  const base = '/v2025-02-19/data/history/test';

  beforeAll(async () => {
    database = await open();
    lake = await openLake(database.db);
    const edit = (title: string) =>
      lake.admin.action(
        { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title } } },
        at(title),
      );
    await lake.admin
      .transaction()
      .transactionId('t-create')
      .create({ _id: 'drafts.story', _type: 'page' })
      .commit();
    await edit('one');
    await lake.admin.action({ actionType: 'sanity.action.document.publish', ...ids }, at('publish'));
    await edit('two');
    await lake.admin.action(
      { actionType: 'sanity.action.document.discard', draftId: ids.draftId },
      at('discard'),
    );
    await lake.admin.action({ actionType: 'sanity.action.document.unpublish', ...ids }, at('unpublish'));
    await lake.admin.transaction().transactionId('t-gone').delete('drafts.story').commit();
  });
  afterAll(async () => {
    await lake.close();
    await database.close();
  });

  it('returns transactions whose effects lead from state to state', async () => {
    const log = await transactions('drafts.story?effectFormat=mendoza&excludeContent=true');
    expect(log.map(({ id }) => id)).toEqual([
      't-create',
      't-one',
      't-publish',
      't-two',
      't-discard',
      't-unpublish',
      't-gone',
    ]);
    expect(log[0]).not.toHaveProperty('mutations');
    let state: unknown = null;
    const titles = log.map(({ effects }) => {
      state = applyPatch(state, effects['drafts.story'].apply);
      return state && Object(state).title;
    });
    expect(titles).toEqual([undefined, 'one', null, 'two', null, 'one', null]);
  });

  it('returns a range of transactions, from either end', async () => {
    const range = await transactions(
      'story,drafts.story?fromTransaction=t-one&toTransaction=t-two&reverse=true&limit=2',
    );
    expect(range.map(({ id }) => id)).toEqual(['t-two', 't-publish']);
    expect(range[1]).toMatchObject({ documentIDs: ['story', 'drafts.story'] });
    expect(range[0].mutations).toEqual([
      { create: expect.objectContaining({ _id: 'drafts.story', title: 'one' }) },
      { patch: { id: 'drafts.story', set: { title: 'two' } } },
    ]);
  });

  it('returns the document as it was', async () => {
    const at = async (query: string) => {
      const { documents } = await json(`/documents/drafts.story?${query}`);
      return documents[0]?.title;
    };
    expect(await at('revision=t-one')).toBe('one');
    expect(await at('revision=t-two')).toBe('two');
    // Publishing removed the draft; the editor means what was published.
    expect(await at('revision=t-publish')).toBe('one');
    expect(await at('revision=never')).toBeUndefined();
    expect(await at('lastRevision=true')).toBe('one');
    const [{ timestamp }] = await transactions('drafts.story?fromTransaction=t-two&limit=1');
    expect(['one', 'two']).toContain(await at(`time=${timestamp}`));
    expect(await at('time=2001-01-01T00:00:00Z')).toBeUndefined();
  });

  it('returns the events of a draft, newest first, page by page', async () => {
    const { events, nextCursor } = await json('/events/documents/drafts.story?limit=4');
    const rest = await json(`/events/documents/drafts.story?limit=10&nextCursor=${nextCursor}`);
    const all = [...events['drafts.story'], ...rest.events['drafts.story']];
    expect(all.map(({ type }) => type)).toEqual([
      'deleteDocumentVersion',
      'unpublishDocument',
      'deleteDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ]);
    expect(rest.nextCursor).toBe('');
    expect(all[1]).toMatchObject({ versionId: 'drafts.story', versionRevisionId: 't-unpublish' });
    expect(all[4]).toMatchObject({
      revisionId: 't-publish',
      versionRevisionId: 't-one',
      publishCause: 'document.publish',
    });
    expect((await get('/events/documents/story?nextCursor=soon')).status).toBe(400);
  });

  it("returns only the published document's own events, and every revision of it can be read", async () => {
    const { events } = await json('/events/documents/story');
    expect(events.story.map(({ type }: { type: string }) => type)).toEqual([
      'unpublishDocument',
      'publishDocumentVersion',
    ]);
    const { documents } = await json(`/documents/story?revision=${events.story[1].revisionId}`);
    expect(documents).toMatchObject([{ _id: 'story', title: 'one' }]);
  });

  it('continues paging correctly when something happens in between', async () => {
    await lake.admin.transaction().transactionId('m-1').create({ _id: 'moving', _type: 'page' }).commit();
    for (const name of ['m-2', 'm-3', 'm-4']) {
      await lake.admin.transaction().transactionId(name).patch('moving', { set: { name } }).commit();
    }
    const first = await json('/events/documents/moving?limit=2');
    await lake.admin
      .transaction()
      .transactionId('m-5')
      .patch('moving', { set: { name: 'm-5' } })
      .commit();
    const second = await json(`/events/documents/moving?limit=2&nextCursor=${first.nextCursor}`);
    const revisions = [...first.events.moving, ...second.events.moving].map(({ revisionId }) => revisionId);
    expect(revisions).toEqual(['m-4', 'm-3', 'm-2', 'm-1']);
    expect(second.events.moving[1].type).toBe('createLiveDocument');
  });

  it('returns the events of a version: created, scheduled, unscheduled, published with its release', async () => {
    const id = 'versions.rTold.tale';
    const release = { releaseId: 'rTold' };
    await lake.admin.create({ _id: 'tale', _type: 'page', title: 'before' });
    await lake.admin.releases.create(release);
    await lake.admin.createVersion({ ...release, publishedId: 'tale', baseId: 'tale' }, at('version'));
    await lake.admin.releases.schedule({ ...release, publishAt: '2999-01-01T00:00:00Z' });
    await lake.admin.releases.unschedule(release);
    await lake.admin.action(
      {
        actionType: 'sanity.action.document.edit',
        publishedId: 'tale',
        draftId: id,
        patch: { set: { title: 'after' } },
      },
      at('edit-version'),
    );
    await lake.admin.releases.publish(release, at('release'));
    const { events } = await json(`/events/documents/${id}`);
    const of = { versionId: id, releaseId: 'rTold' };
    expect(events[id]).toMatchObject([
      {
        ...of,
        type: 'publishDocumentVersion',
        revisionId: 't-release',
        versionRevisionId: 't-edit-version',
        publishCause: 'release.publish',
      },
      { ...of, type: 'unscheduleDocumentVersion' },
      {
        ...of,
        type: 'scheduleDocumentVersion',
        versionRevisionId: 't-version',
        state: 'unscheduled',
        publishAt: '2999-01-01T00:00:00.000Z',
      },
      { ...of, type: 'createDocumentVersion', versionRevisionId: 't-version' },
    ]);
    const draft = await json('/events/documents/drafts.tale');
    expect(draft.events['drafts.tale'].map(({ type }: { type: string }) => type)).toEqual([
      'createLiveDocument',
    ]);
    const published = await json('/events/documents/tale');
    expect(published.events.tale).toMatchObject([
      { type: 'publishDocumentVersion', revisionId: 't-release', releaseId: 'rTold' },
      { type: 'createLiveDocument' },
    ]);
  });

  it('returns the activity of a release', async () => {
    const release = { releaseId: 'rActive' };
    const { admin } = lake;
    await admin.releases.create(release);
    for (const publishedId of ['first', 'second']) {
      await admin.createVersion({ ...release, publishedId, document: { _type: 'page' } });
    }
    await admin.discardVersion({ ...release, publishedId: 'first' });
    await admin.releases.archive(release);
    await admin.releases.unarchive(release);
    await admin.releases.schedule({ ...release, publishAt: '2999-01-01T00:00:00Z' });
    await admin.releases.unschedule(release);
    await admin.releases.publish(release);
    const { events, nextCursor } = await json('/events/releases/rActive?limit=5');
    const rest = await json(`/events/releases/rActive?nextCursor=${nextCursor}`);
    const all = [...events, ...rest.events];
    expect(all.map(({ type }: { type: string }) => type)).toEqual([
      'publishRelease',
      'unscheduleRelease',
      'scheduleRelease',
      'unarchiveRelease',
      'archiveRelease',
      'discardDocumentFromRelease',
      'addDocumentToRelease',
      'addDocumentToRelease',
      'createRelease',
    ]);
    expect(all[2]).toMatchObject({ releaseName: 'rActive', publishAt: '2999-01-01T00:00:00.000Z' });
    expect(all[5]).toMatchObject({
      documentId: 'first',
      documentType: 'page',
      versionId: 'versions.rActive.first',
    });
    expect(rest.nextCursor).toBe('');
  });

  it('covers a document that was deleted completely', async () => {
    await lake.admin.transaction().transactionId('g-1').create({ _id: 'gone', _type: 'page' }).commit();
    await lake.admin.action(
      { actionType: 'sanity.action.document.delete', publishedId: 'gone', includeDrafts: [] },
      at('group'),
    );
    const { events } = await json('/events/documents/gone');
    expect(events.gone.map(({ type }: { type: string }) => type)).toEqual([
      'deleteDocumentGroup',
      'createLiveDocument',
    ]);
    const { documents } = await json('/documents/gone,story,nothing?lastRevision=true');
    expect(documents).toMatchObject([{ _id: 'gone', _rev: 'g-1' }, { _id: 'story' }]);
  });

  it('returns whole transactions, or on request only what affects the documents', async () => {
    const { documentIDs, effects } = (await transactions('story?effectFormat=mendoza&limit=1'))[0];
    expect(documentIDs).toEqual(['story', 'drafts.story']);
    expect(Object.keys(effects)).toEqual(['story', 'drafts.story']);
    const [own] = await transactions('story?limit=1&includeIdentifiedDocumentsOnly=true');
    expect(own.documentIDs).toEqual(['story']);
    expect(await transactions('story?toTransaction=never')).toEqual([]);
    const [{ author }] = await transactions('story?limit=1');
    expect(await transactions(`story?authors=${author}`)).toHaveLength(2);
    expect(await transactions('story?authors=nobody')).toEqual([]);
    expect(await transactions('story?fromTime=2999-01-01T00:00:00Z')).toEqual([]);
    expect(await transactions('story?toTime=2001-01-01T00:00:00Z')).toEqual([]);
  });

  it('is for members only', async () => {
    for (const path of [
      '/transactions/story',
      '/documents/story?lastRevision=true',
      '/events/documents/story',
      '/events/releases/rActive',
    ]) {
      expect((await lake.request(base + path)).status).toBe(403);
    }
  });

  function at(name: string) {
    return { transactionId: `t-${name}` };
  }

  async function get(path: string): Promise<Response> {
    return lake.request(base + path, { headers: { authorization: `Bearer ${lake.token}` } });
  }

  async function json(path: string) {
    return (await get(path)).json();
  }

  async function transactions(path: string) {
    const text = await (await get(`/transactions/${path}`)).text();
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }
});
