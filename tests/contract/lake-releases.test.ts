import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLake } from '#content-lake/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

const WAIT = { timeout: 25_000, interval: 100 };

onPostgres('releases', ({ open }) => {
  let database: { db: Kysely<unknown>; close(): Promise<void> };
  let lake: TestLake;
  beforeAll(async () => {
    database = await open();
    lake = await openLake(database.db);
  }, 60_000);
  afterAll(async () => {
    await lake.close();
    await database.close();
  });

  const stored = async (id: string) => (await lake.admin.getDocument(id)) ?? null;
  const release = (releaseId: string) => lake.admin.releases.get({ releaseId });
  const page = (id: string, title: string) => lake.admin.createOrReplace({ _id: id, _type: 'page', title });
  const version = (releaseId: string, publishedId: string, title: string) =>
    lake.admin.createVersion({ releaseId, publishedId, document: { _type: 'page', title } });

  it('are created with their metadata, and edited', async () => {
    const made = await lake.admin.releases.create({
      releaseId: 'rSpring',
      metadata: { title: 'Spring', releaseType: 'asap' },
    });
    expect(made).toMatchObject({ releaseId: 'rSpring', metadata: { title: 'Spring' } });
    expect(await release('rSpring')).toMatchObject({
      _id: '_.releases.rSpring',
      _type: 'system.release',
      name: 'rSpring',
      state: 'active',
      metadata: { title: 'Spring', releaseType: 'asap' },
    });
    await lake.admin.releases.edit({
      releaseId: 'rSpring',
      patch: { set: { 'metadata.title': 'Spring timetable' } },
    });
    expect(await release('rSpring')).toMatchObject({ metadata: { title: 'Spring timetable' } });
    await expect(
      lake.admin.releases.edit({ releaseId: 'rSpring', patch: { set: { state: 'published' } } }),
    ).rejects.toThrow('Only the metadata of a release can be edited');
    await expect(lake.admin.releases.create({ releaseId: 'rSpring' })).rejects.toThrow('already exists');
    const { metadata } = await lake.admin.releases.create({});
    expect(metadata.releaseType).toBe('undecided');
  });

  it('publish all their documents in one transaction, without touching drafts', async () => {
    await Promise.all([page('a', 'a'), page('b', 'b'), page('drafts.a', 'draft of a')]);
    await lake.admin.releases.create({ releaseId: 'rAll' });
    await version('rAll', 'a', 'a of the release');
    await version('rAll', 'new', 'new of the release');
    await lake.admin.createVersion({ releaseId: 'rAll', publishedId: 'b', baseId: 'b' });
    await lake.admin.unpublishVersion({ releaseId: 'rAll', publishedId: 'b' });
    const raw = lake.client({ token: lake.token, perspective: 'raw' });
    const { result } = await raw.releases.fetchDocuments({ releaseId: 'rAll' });
    expect(result.map(({ _id }) => _id).toSorted()).toEqual([
      'versions.rAll.a',
      'versions.rAll.b',
      'versions.rAll.new',
    ]);
    const preview = lake.client({ token: lake.token, perspective: ['rAll'] });
    expect(await preview.fetch('*[_id in ["a", "new"]] | order(_id).title')).toEqual([
      'a of the release',
      'new of the release',
    ]);

    const { transactionId } = await lake.admin.releases.publish({ releaseId: 'rAll' });
    expect(await stored('a')).toMatchObject({ title: 'a of the release', _rev: transactionId });
    expect(await stored('new')).toMatchObject({ title: 'new of the release', _rev: transactionId });
    expect(await stored('b')).toBeNull();
    expect(await stored('drafts.b')).toMatchObject({ title: 'b', _rev: transactionId });
    expect(await stored('drafts.a')).toMatchObject({ title: 'draft of a' });
    expect((await raw.releases.fetchDocuments({ releaseId: 'rAll' })).result).toEqual([]);
    const published = await release('rAll');
    expect(published).toMatchObject({ state: 'published', _rev: transactionId });
    expect(published?.publishedAt).toEqual(expect.any(String));
    const ids = published?.finalDocumentStates?.map(({ id }) => id) ?? [];
    expect(ids.toSorted()).toEqual(['versions.rAll.a', 'versions.rAll.b', 'versions.rAll.new']);

    // The Studio shows what a release contained by requesting the last state of each document, in one address.
    const past = await lake.admin.request<{ documents: { _id: string; title: string }[] }>({
      url: `/data/history/test/documents/${ids.join(',')}?lastRevision=true`,
    });
    expect(past.documents.map(({ title }) => title).toSorted()).toEqual([
      'a of the release',
      'b',
      'new of the release',
    ]);
    await expect(lake.admin.releases.publish({ releaseId: 'rAll' })).rejects.toThrow(
      'is published, not active',
    );
    await lake.admin.releases.delete({ releaseId: 'rAll' });
    expect(await release('rAll')).toBeUndefined();
  });

  it('publish nothing if one of their documents cannot be published', async () => {
    await lake.admin.releases.create({ releaseId: 'rBroken' });
    await version('rBroken', 'good', 'good');
    await lake.admin.createVersion({
      releaseId: 'rBroken',
      publishedId: 'bad',
      document: { _type: 'page', to: { _type: 'reference', _ref: 'missing' } },
    });
    await expect(lake.admin.releases.publish({ releaseId: 'rBroken' })).rejects.toThrow(
      'references non-existent document "missing"',
    );
    expect(await stored('good')).toBeNull();
    expect(await release('rBroken')).toMatchObject({ state: 'active' });
  });

  it('are archived with their documents, and unarchived', async () => {
    await lake.admin.releases.create({ releaseId: 'rOld' });
    await version('rOld', 'x', 'x of the release');
    const delete_ = () => lake.admin.releases.delete({ releaseId: 'rOld' });
    await expect(delete_()).rejects.toThrow('is active, not archived or published');
    await lake.admin.releases.archive({ releaseId: 'rOld' });
    expect(await stored('versions.rOld.x')).toBeNull();
    expect(await release('rOld')).toMatchObject({
      state: 'archived',
      finalDocumentStates: [{ id: 'versions.rOld.x' }],
    });
    await lake.admin.releases.unarchive({ releaseId: 'rOld' });
    expect(await stored('versions.rOld.x')).toMatchObject({ title: 'x of the release' });
    expect(await release('rOld')).toMatchObject({ state: 'active' });
    expect(await release('rOld')).not.toHaveProperty('finalDocumentStates');
    await lake.admin.releases.archive({ releaseId: 'rOld' });
    await delete_();
    expect(await release('rOld')).toBeUndefined();
  });

  it('cannot be changed while they are scheduled', async () => {
    await lake.admin.releases.create({ releaseId: 'rLater' });
    await version('rLater', 'later', 'approved');
    const schedule = (publishAt: string) => lake.admin.releases.schedule({ releaseId: 'rLater', publishAt });
    await expect(schedule('2020-01-01T00:00:00Z')).rejects.toThrow('only be scheduled for the future');
    await expect(schedule('soon')).rejects.toThrow('must be a time');
    await schedule('2999-01-01T00:00:00Z');
    expect(await release('rLater')).toMatchObject({
      state: 'scheduled',
      publishAt: '2999-01-01T00:00:00.000Z',
    });
    const edit = () =>
      lake.admin.action({
        actionType: 'sanity.action.document.edit',
        publishedId: 'later',
        draftId: 'versions.rLater.later',
        patch: { set: { title: 'changed' } },
      });
    await expect(edit()).rejects.toThrow('is in the release "rLater", which is scheduled');
    await expect(version('rLater', 'another', 'late')).rejects.toThrow('which is scheduled');
    await expect(lake.admin.releases.archive({ releaseId: 'rLater' })).rejects.toThrow('is scheduled');
    await lake.admin.releases.unschedule({ releaseId: 'rLater' });
    expect(await release('rLater')).not.toHaveProperty('publishAt');
    await edit();
    expect(await stored('versions.rLater.later')).toMatchObject({ title: 'changed' });
  });

  it('can be imported from another lake', async () => {
    const importRelease = (title: string, ifExists: 'fail' | 'ignore' | 'replace') =>
      lake.admin.action({
        actionType: 'sanity.action.release.import',
        releaseId: 'rMoved',
        ifExists,
        attributes: {
          _id: '_.releases.rMoved',
          _type: 'system.release',
          state: 'archived',
          metadata: { title, releaseType: 'undecided' },
        },
      });
    await importRelease('one', 'fail');
    await expect(importRelease('two', 'fail')).rejects.toThrow('already exists');
    await importRelease('three', 'ignore');
    expect(await release('rMoved')).toMatchObject({ state: 'archived', metadata: { title: 'one' } });
    await importRelease('four', 'replace');
    expect(await release('rMoved')).toMatchObject({ name: 'rMoved', metadata: { title: 'four' } });
  });

  it('are hidden from strangers', async () => {
    await lake.admin.releases.create({ releaseId: 'rSecret' });
    await version('rSecret', 'secret', 'not yet');
    const stranger = lake.client();
    expect(await stranger.fetch('*[_id match "*Secret*" || title == "not yet"]')).toEqual([]);
    expect(await stranger.getDocument('versions.rSecret.secret')).toBeUndefined();
    expect(await stranger.releases.get({ releaseId: 'rSecret' })).toBeUndefined();
    await expect(stranger.releases.publish({ releaseId: 'rSecret' })).rejects.toThrow();
  });

  it('are published on schedule, even late, and record why they could not be', async () => {
    const assetsFolder = await mkdtemp(join(tmpdir(), 'lake-'));
    let now = Date.now();
    const later = await createLake({
      db: database.db,
      assetsFolder,
      clock: () => new Date(now),
      ids: () => randomBytes(16).toString('hex'),
      log: { debug() {}, info() {}, warn() {}, error() {} },
      projectId: 'demo',
      dataset: 'test',
      publicUrl: 'http://lake.test',
      allowedOrigins: [],
      webhooks: [],
    });
    const client = createClient({
      projectId: 'demo',
      dataset: 'test',
      apiHost: 'http://lake.test',
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2025-02-19',
      token: lake.token,
      resolveFetch: () => (input, init) => later.fetch(new Request(input, init)),
    });
    const publishAt = new Date(now + 3_600_000).toISOString();
    const documents = {
      rDue: { title: 'in time' },
      rStuck: { to: { _type: 'reference', _ref: 'missing' } },
    };
    for (const [releaseId, fields] of Object.entries(documents)) {
      const document: { _type: string; [field: string]: unknown } = { _type: 'page', ...fields };
      await client.releases.create({ releaseId });
      await client.createVersion({ releaseId, publishedId: `of-${releaseId}`, document });
      await client.releases.schedule({ releaseId, publishAt });
    }
    await later.start();
    now += 7_200_000;
    await vi.waitFor(async () => {
      expect(await client.releases.get({ releaseId: 'rDue' })).toMatchObject({ state: 'published' });
      expect(await client.releases.get({ releaseId: 'rStuck' })).toMatchObject({
        state: 'active',
        error: { message: expect.stringContaining('missing') },
      });
    }, WAIT);
    expect(await client.getDocument('of-rDue')).toMatchObject({ title: 'in time' });
    expect(await client.getDocument('of-rStuck')).toBeUndefined();
    await later.close();
    await rm(assetsFolder, { recursive: true, force: true });
  });
});
