import type { SanityClient } from '@sanity/client';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLake, type Lake, migrateLake } from '#content-lake/index.ts';
import { quiet } from '#tests/fixtures/access-lake.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';

onPostgres('schedules set by editors', (database) => {
  let db: Kysely<unknown>;
  let closeDatabase: () => Promise<void>;
  let lake: Lake;
  let folder: string;
  let editor: SanityClient;
  let contributor: SanityClient;

  beforeAll(async () => {
    ({ db, close: closeDatabase } = await database.open());
    await migrateLake(db);
    folder = await mkdtemp(join(tmpdir(), 'lake-schedule-'));
    lake = await createLake({
      db,
      assetsFolder: folder,
      clock: () => new Date(),
      ids: () => randomBytes(16).toString('hex'),
      log: quiet,
      projectId: 'demo',
      dataset: 'test',
      publicUrl: 'http://lake.test',
      allowedOrigins: [],
      webhooks: [],
      scheduledPublishing: true,
    });
    await lake.start();
    editor = client(await lake.createToken({ name: 'editor', role: 'editor' }));
    contributor = client(await lake.createToken({ name: 'contributor', role: 'contributor' }));
  });
  afterAll(async () => {
    await lake.close();
    await closeDatabase();
    await rm(folder, { recursive: true, force: true });
  });

  const client = (token: string) =>
    createClient({
      projectId: 'demo',
      dataset: 'test',
      apiHost: 'http://lake.test',
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2025-02-19',
      maxRetries: 0,
      token,
      resolveFetch: () => (input, init) => lake.fetch(new Request(input, init)),
    });
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  const draft = (id: string, fields: object = {}) => ({
    _id: `drafts.${id}`,
    _type: 'page',
    title: id,
    ...fields,
  });

  it('are run by the lake within a second, under a name that the Studio can show', async () => {
    const publishAt = inMs(700);
    await editor.create(draft('soon', { publishAt, unpublishAt: inMs(60_000) }));
    const published = await vi.waitFor(
      async () => {
        const found = await editor.getDocument('soon');
        if (!found) throw new Error('not published yet');
        return found;
      },
      { timeout: 20_000, interval: 20 },
    );
    expect(published._updatedAt >= publishAt).toBe(true);
    expect(published).not.toHaveProperty('publishAt');
    const lines = await lake.fetch(
      new Request(`http://lake.test/v1/data/history/test/transactions/soon?excludeContent=true`, {
        headers: { authorization: `Bearer ${editor.config().token}` },
      }),
    );
    expect(JSON.parse((await lines.text()).trim().split('\n').at(-1) ?? '')).toMatchObject({
      author: 'schedule',
    });
    expect(await editor.users.getById('schedule')).toMatchObject({ displayName: 'Scheduled publishing' });
  });

  it('are used up by whoever publishes first', async () => {
    await editor.create(draft('early', { publishAt: inMs(3_600_000) }));
    const ids = { draftId: 'drafts.early', publishedId: 'early' };
    await editor.action({ actionType: 'sanity.action.document.publish', ...ids });
    expect(await editor.getDocument('early')).not.toHaveProperty('publishAt');
    await editor.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'half a sentence' } },
    });
    expect(await editor.getDocument('drafts.early')).not.toHaveProperty('publishAt');
  });

  it('are not allowed for people who may not publish, who cannot change them either', async () => {
    const planned = draft('sneaky', { publishAt: inMs(3_600_000) });
    await expect(contributor.create(planned)).rejects.toMatchObject({ statusCode: 403 });
    await contributor.create(draft('sneaky'));
    const plan = { publishAt: inMs(3_600_000) };
    await expect(contributor.patch('drafts.sneaky').set(plan).commit()).rejects.toMatchObject({
      statusCode: 403,
    });
    await editor.patch('drafts.sneaky').set(plan).commit();
    await expect(contributor.patch('drafts.sneaky').set({ title: 'mine' }).commit()).rejects.toMatchObject({
      statusCode: 403,
    });
    await editor.patch('drafts.sneaky').unset(['publishAt']).commit();
    expect(await contributor.patch('drafts.sneaky').set({ title: 'mine' }).commit()).toMatchObject({
      title: 'mine',
    });
  });
});
