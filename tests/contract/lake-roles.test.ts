import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessLake, openAccessLake, PASSWORD } from '#tests/fixtures/access-lake.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { signIn } from '#tests/fixtures/sign-in.ts';

const newsDesk = { name: 'news-desk', title: 'News desk', writes: ['_type == "newsPost"'] };
const denied = { statusCode: 403 };

onPostgres('roles', (database) => {
  let lake: AccessLake;
  let admin: SanityClient;
  const people: Record<string, SanityClient> = {};

  const as = (name: string): SanityClient => {
    const client = people[name];
    if (!client) throw new Error(`nobody is called ${name}`);
    return client;
  };

  beforeAll(async () => {
    lake = await openAccessLake(database, { roles: [newsDesk] });
    admin = lake.client(await lake.lake.createToken({ name: 'admin', role: 'administrator' }));
    await admin.datasets.create('staging', { aclMode: 'public' });
    for (const role of ['editor', 'contributor', 'viewer', 'news-desk']) {
      const email = `${role}@meltemi.example`;
      await lake.lake.createUser({ email, name: role, role, password: PASSWORD });
      people[role] = lake.client(await signIn(lake, email));
    }
    people['exporter'] = lake.client(await lake.lake.createToken({ name: 'export', scopes: ['export'] }));
    const bound = { name: 'staging only', scopes: ['read', 'write', 'manage'], dataset: 'staging' } as const;
    people['staging'] = lake.client(await lake.lake.createToken(bound));
    await admin.create({ _id: 'offer', _type: 'offer', title_el: 'Πάσχα' });
    await admin.create({ _id: 'drafts.offer', _type: 'offer', title_el: 'Πάσχα στα νησιά' });
    await admin.create({ _id: 'post', _type: 'newsPost', title_el: 'Νέα' });
  });
  afterAll(() => lake.close());

  const publish = (client: SanityClient, publishedId: string) =>
    client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${publishedId}`,
      publishedId,
    });

  describe('a contributor', () => {
    const begin = (publishedId: string) =>
      as('contributor').action({
        actionType: 'sanity.action.document.edit',
        draftId: `drafts.${publishedId}`,
        publishedId,
        patch: { set: { title_en: 'Spring' } },
      });

    it('drafts, changes, discards and uploads', async () => {
      const client = as('contributor');
      await client.create({ _id: 'drafts.new-page', _type: 'page' });
      await client.patch('drafts.new-page').set({ title_el: 'Νέα σελίδα' }).commit();
      await begin('post');
      expect(await client.getDocument('drafts.post')).toMatchObject({ title_en: 'Spring' });
      await client.action({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.post' });
      await client.delete('drafts.new-page');
      const asset = await client.assets.upload('file', Buffer.from('timetable'), { filename: 'plan.txt' });
      expect(asset._id).toMatch(/^file-/);
      await expect(client.delete(asset._id)).rejects.toMatchObject(denied);
    });

    it('changes nothing that visitors see, through any endpoint', async () => {
      const client = as('contributor');
      const before = await admin.getDocument('offer');
      const attempts: (() => Promise<unknown>)[] = [
        () => publish(client, 'offer'),
        () => client.create({ _id: 'page', _type: 'page' }),
        () => client.createOrReplace({ _id: 'offer', _type: 'offer' }),
        () => client.patch('offer').set({ title_el: 'x' }).commit(),
        () => client.delete('offer'),
        () => client.delete({ query: '*[_type == "offer"]' }),
        () => client.patch({ query: '*[_type == "offer"]' }).set({ a: 1 }).commit(),
        () => client.mutate([{ patch: { id: 'drafts.offer', set: { a: 1 } } }, { delete: { id: 'offer' } }]),
        () => client.create({ _type: 'sanity.previewUrlSecret' }),
        () =>
          client.action({
            actionType: 'sanity.action.document.unpublish',
            draftId: 'drafts.offer',
            publishedId: 'offer',
          }),
        () =>
          client.action({
            actionType: 'sanity.action.document.delete',
            publishedId: 'offer',
            includeDrafts: ['drafts.offer'],
          }),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(denied);
      expect(await admin.getDocument('offer')).toEqual(before);
      expect(await admin.fetch('count(*)', {}, { perspective: 'raw' })).toBe(4);
    });

    it('leaves the draft for an editor to publish', async () => {
      await begin('offer');
      await publish(as('editor'), 'offer');
      expect(await lake.client().getDocument('offer')).toMatchObject({ title_en: 'Spring' });
      await admin.create({ _id: 'drafts.offer', _type: 'offer', title_el: 'Επόμενη' });
    });
  });

  it('a viewer reads drafts and writes nothing', async () => {
    const client = as('viewer');
    expect(await client.fetch('*[_id == "offer"][0].title_el', {}, { perspective: 'drafts' })).toBe(
      'Επόμενη',
    );
    await expect(client.create({ _id: 'drafts.x', _type: 'page' })).rejects.toMatchObject(denied);
    await expect(client.patch('drafts.offer').set({ a: 1 }).commit()).rejects.toMatchObject(denied);
    await expect(client.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject(denied);
    await expect(client.mutate([], { dryRun: true })).rejects.toMatchObject(denied);
  });

  it('a configured role writes what its filter matches, and cannot turn one type into another', async () => {
    const client = as('news-desk');
    await client.create({ _id: 'drafts.post', _type: 'newsPost', title_el: 'Δρομολόγια' });
    await publish(client, 'post');
    expect(await lake.client().getDocument('post')).toMatchObject({ title_el: 'Δρομολόγια' });
    await expect(client.patch('drafts.offer').set({ a: 1 }).commit()).rejects.toMatchObject(denied);
    await expect(client.createOrReplace({ _id: 'post', _type: 'offer' })).rejects.toMatchObject(denied);
    await expect(client.createOrReplace({ _id: 'offer', _type: 'newsPost' })).rejects.toMatchObject(denied);
    expect(await client.request({ url: '/projects/meltemi/datasets/production/acl' })).toContainEqual({
      filter: '_type == "newsPost"',
      permissions: ['create', 'update', 'editHistory'],
    });
  });

  it('a token for exports can export, and counts as anonymous elsewhere', async () => {
    const client = as('exporter');
    const lines = await client.request({ url: '/data/export/production' });
    expect(String(lines)).toContain('drafts.offer');
    await expectStranger(client);
  });

  it('a token for one dataset counts as anonymous in the others, and manages nothing', async () => {
    const client = as('staging');
    await client.withConfig({ dataset: 'staging' }).create({ _id: 'drafts.a', _type: 'page' });
    expect(await client.withConfig({ dataset: 'staging' }).getDocument('drafts.a')).toBeDefined();
    await expectStranger(client);
    await expect(client.request({ url: '/data/export/production' })).rejects.toMatchObject(denied);
    expect(await client.request({ url: '/projects/meltemi/datasets/production/acl' })).toEqual([]);
    await expect(client.request({ url: '/projects/meltemi/tokens' })).rejects.toMatchObject(denied);
    await expect(client.datasets.delete('staging')).rejects.toMatchObject(denied);
  });

  it('only administrators see people, tokens and the audit log', async () => {
    const paths = [
      '/projects/meltemi/acl',
      '/projects/meltemi/tokens',
      '/invitations/project/meltemi',
      '/audit/events',
    ];
    for (const url of paths) {
      for (const name of ['editor', 'contributor', 'viewer', 'news-desk']) {
        await expect(as(name).request({ url })).rejects.toMatchObject(denied);
      }
      expect(await admin.request({ url })).toBeDefined();
    }
    const roles: { name: string }[] = await as('viewer').request({ url: '/projects/meltemi/roles' });
    expect(roles.map(({ name }) => name)).toEqual([
      'administrator',
      'editor',
      'contributor',
      'viewer',
      'news-desk',
    ]);
  });

  /** Every endpoint that could show a draft. */
  async function expectStranger(client: SanityClient): Promise<void> {
    const offer = '*[_id == "offer"][0]';
    await expect(client.fetch(offer, {}, { perspective: 'drafts' })).rejects.toMatchObject(denied);
    expect(await client.fetch('*[_id in path("drafts.**")]', {}, { perspective: 'raw' })).toEqual([]);
    expect(await client.getDocument('drafts.offer')).toBeFalsy();
    for (const url of [
      '/data/history/production/transactions/drafts.offer',
      '/data/history/production/documents/drafts.offer?lastRevision=true',
      '/data/history/production/events/documents/offer',
      '/data/references/production/documents/offer/to',
      '/data/live/events/production?includeDrafts=true',
    ]) {
      await expect(client.request({ url })).rejects.toMatchObject(denied);
    }
    await expect(client.patch('drafts.offer').set({ a: 1 }).commit()).rejects.toMatchObject(denied);
    await expect(publish(client, 'offer')).rejects.toMatchObject(denied);
  }
});
