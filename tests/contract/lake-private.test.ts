import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessLake, openAccessLake } from '#tests/fixtures/access-lake.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';

// `aclMode: 'private'` was accepted with 200 and ignored: anonymous callers could read the dataset.
onPostgres('a private dataset', (database) => {
  let lake: AccessLake;
  let admin: SanityClient;
  let viewer: SanityClient;
  let stranger: SanityClient;
  let other: SanityClient;
  const inside = (client: SanityClient) => client.withConfig({ dataset: 'internal', maxRetries: 0 });

  beforeAll(async () => {
    lake = await openAccessLake(database);
    const token = (role: 'administrator' | 'viewer') => lake.lake.createToken({ name: role, role });
    admin = lake.client(await token('administrator'));
    viewer = inside(lake.client(await token('viewer')));
    stranger = inside(lake.client());
    other = inside(
      lake.client(await lake.lake.createToken({ name: 'build', role: 'viewer', dataset: 'production' })),
    );
    expect(await admin.datasets.create('internal', { aclMode: 'private' })).toEqual({
      datasetName: 'internal',
      aclMode: 'private',
    });
    await inside(admin).create({ _id: 'plan', _type: 'page', title: 'Secret' });
  });
  afterAll(() => lake.close());

  const READS = [
    '/data/query/internal?query=*',
    '/data/query/%69nternal?query=*',
    '/data/doc/internal/plan',
    '/data/doc/inter%6eal/plan',
    '/data/listen/internal?query=*',
    '/data/live/events/internal',
    '/data/export/internal',
    '/data/history/internal/documents/plan?time=2030-01-01T00:00:00Z',
    '/data/history/internal/transactions/plan',
  ];

  it.each(READS)('shows strangers nothing at %s', async (path) => {
    const answer = await lake.lake.fetch(new Request(`http://lake.example/v2025-02-19${path}`));
    const text = await answer.text();
    expect([401, 404], text).toContain(answer.status);
    expect(text).not.toContain('Secret');
  });

  it('is readable by members, and not by a token for another dataset', async () => {
    expect(await viewer.fetch('*[_id == "plan"].title')).toEqual(['Secret']);
    await expect(stranger.fetch('*')).rejects.toMatchObject({ statusCode: 401 });
    await expect(other.fetch('*')).rejects.toMatchObject({ statusCode: 403 });
    const listed = await admin.datasets.list();
    expect(listed.map(({ name, aclMode }) => [name, aclMode])).toEqual([
      ['internal', 'private'],
      ['production', 'public'],
    ]);
  });

  it('is created once, and only in a valid mode', async () => {
    await expect(admin.datasets.create('internal', { aclMode: 'public' })).rejects.toMatchObject({
      statusCode: 409,
    });
    await expect(stranger.fetch('*')).rejects.toMatchObject({ statusCode: 401 });
    await expect(admin.datasets.create('more', { aclMode: 'custom' })).rejects.toMatchObject({
      statusCode: 501,
    });
    await expect(
      admin.request({ method: 'PUT', url: '/datasets/more', body: { aclMode: 'open' } }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  it("can be opened and closed again, which ends strangers' streams", async () => {
    await expect(viewer.datasets.edit('internal', { aclMode: 'public' })).rejects.toMatchObject({
      statusCode: 403,
    });
    await expect(admin.datasets.edit('nowhere', { aclMode: 'public' })).rejects.toMatchObject({
      statusCode: 404,
    });
    expect(await admin.datasets.edit('internal', { aclMode: 'public' })).toEqual({
      datasetName: 'internal',
      aclMode: 'public',
    });
    expect(await stranger.fetch('*[_id == "plan"].title')).toEqual(['Secret']);
    const listening = await lake.lake.fetch(
      new Request('http://lake.example/v2025-02-19/data/listen/internal?query=*'),
    );
    expect(listening.status).toBe(200);
    await admin.datasets.edit('internal', { aclMode: 'private' });
    await inside(admin).patch('plan').set({ title: 'Secret again' }).commit();
    // Ended: the text is complete, without what was written later.
    expect(await listening.text()).not.toContain('Secret again');
    await expect(stranger.fetch('*')).rejects.toMatchObject({ statusCode: 401 });
    expect(await viewer.fetch('*[_id == "plan"].title')).toEqual(['Secret again']);
  });
});
