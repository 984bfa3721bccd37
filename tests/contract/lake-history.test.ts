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

  it('gives the transactions, whose effects lead from state to state', async () => {
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

  it('gives a part of the transactions, from either end', async () => {
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

  it('gives the document as it was', async () => {
    const at = async (query: string) => {
      const { documents } = await json(`/documents/drafts.story?${query}`);
      return documents[0]?.title;
    };
    expect(await at('revision=t-one')).toBe('one');
    expect(await at('revision=t-two')).toBe('two');
    // The publish removed the draft; what the editor means is what was published.
    expect(await at('revision=t-publish')).toBe('one');
    expect(await at('revision=never')).toBeUndefined();
    expect(await at('lastRevision=true')).toBe('one');
    const [{ timestamp }] = await transactions('drafts.story?fromTransaction=t-two&limit=1');
    expect(['one', 'two']).toContain(await at(`time=${timestamp}`));
    expect(await at('time=2001-01-01T00:00:00Z')).toBeUndefined();
  });

  it('tells the story of the document, newest first, page by page', async () => {
    const { events, nextCursor } = await json('/events/documents/story?limit=4');
    const rest = await json(`/events/documents/story?limit=10&nextCursor=${nextCursor}`);
    const told = [...events.story, ...rest.events.story].map(({ type }) => type);
    expect(told).toEqual([
      'deleteDocumentVersion',
      'unpublishDocument',
      'deleteDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ]);
    expect(rest.nextCursor).toBe('');
    expect(events.story[1]).toMatchObject({ versionId: 'drafts.story', versionRevisionId: 't-unpublish' });
    expect(rest.events.story[0]).toMatchObject({
      revisionId: 't-publish',
      versionRevisionId: 't-one',
      cause: { type: 'document.publish' },
    });
  });

  it('is for members', async () => {
    for (const path of [
      '/transactions/story',
      '/documents/story?lastRevision=true',
      '/events/documents/story',
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
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
});
