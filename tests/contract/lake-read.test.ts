import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

onPostgres('reading from the lake', ({ open }) => {
  let lake: TestLake;
  let closeDatabase: () => Promise<void>;

  beforeAll(async () => {
    const { db, close } = await open();
    closeDatabase = close;
    lake = await openLake(db);
    await lake.admin
      .transaction()
      .create({ _id: 'destination-symi', _type: 'destination', title: 'Σύμη', order: 2 })
      .create({ _id: 'destination-patmos', _type: 'destination', title: 'Πάτμος', order: 1 })
      .create({ _id: 'drafts.destination-symi', _type: 'destination', title: 'Σύμη, νέα', order: 2 })
      .create({ _id: 'drafts.destination-leros', _type: 'destination', title: 'Λέρος', order: 3 })
      .create({
        _id: 'versions.summer.destination-patmos',
        _type: 'destination',
        title: 'Πάτμος θερινή',
        order: 1,
      })
      .create({
        _id: 'newsPost-1',
        _type: 'newsPost',
        title: 'Νέα δρομολόγια',
        destination: { _type: 'reference', _ref: 'destination-symi' },
      })
      .create({ _id: 'settings.secret', _type: 'settings', key: 'x' })
      .commit();
  });
  afterAll(async () => {
    await lake.close();
    await closeDatabase();
  });

  const titles = '*[_type == "destination"] | order(order asc).title';

  it('shows strangers published documents, and no system documents', async () => {
    const visitor = lake.client();
    expect(await visitor.fetch(titles)).toEqual(['Πάτμος', 'Σύμη']);
    expect(await visitor.fetch('count(*)')).toBe(3);
    expect(await lake.client({ apiVersion: '2021-03-25' }).fetch('count(*)')).toBe(3);
    await expect(visitor.fetch(titles, {}, { perspective: 'drafts' })).rejects.toMatchObject({
      statusCode: 403,
    });
  });

  it('puts drafts and releases on top of the published documents', async () => {
    const read = (perspective: 'raw' | 'published' | 'drafts' | string[]) =>
      lake.admin.fetch(titles, {}, { perspective });
    expect(await read('published')).toEqual(['Πάτμος', 'Σύμη']);
    expect(await read('drafts')).toEqual(['Πάτμος', 'Σύμη, νέα', 'Λέρος']);
    expect(await read(['summer', 'drafts'])).toEqual(['Πάτμος θερινή', 'Σύμη, νέα', 'Λέρος']);
    expect(await read(['summer'])).toEqual(['Πάτμος θερινή', 'Σύμη']);
    expect((await read('raw')).toSorted()).toEqual(['Λέρος', 'Πάτμος', 'Πάτμος θερινή', 'Σύμη', 'Σύμη, νέα']);
    expect(
      await lake.admin.fetch(
        '*[_id == "destination-symi"][0]{_id, _originalId}',
        {},
        { perspective: 'drafts' },
      ),
    ).toEqual({ _id: 'destination-symi', _originalId: 'drafts.destination-symi' });
  });

  it('chooses the default perspective by API version', async () => {
    const old = lake.client({ token: lake.token, apiVersion: '2021-03-25', perspective: undefined });
    expect(await old.fetch('count(*[_type == "destination"])')).toBe(5);
    const current = lake.client({ token: lake.token, apiVersion: '2025-02-19' });
    expect(await current.fetch('count(*[_type == "destination"])')).toBe(2);
  });

  it('follows references within the perspective', async () => {
    const query = '*[_type == "newsPost"][0].destination->title';
    expect(await lake.admin.fetch(query)).toBe('Σύμη');
    expect(await lake.admin.fetch(query, {}, { perspective: 'drafts' })).toBe('Σύμη, νέα');
  });

  it("runs the Studio's list query, and finds words without accents", async () => {
    const query = `*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery))] {
      _type, _id, _originalId, "orderings": [order]} | order(orderings[0] desc) [0...$__limit]`;
    const list = (search: string) =>
      lake.admin.fetch<{ _id: string }[]>(
        query,
        { __types: ['destination', 'newsPost'], __query: search, __rawQuery: search, __limit: 10 },
        { perspective: 'drafts' },
      );
    expect(await list('*')).toHaveLength(4);
    expect((await list('δρομολογ*')).map(({ _id }) => _id)).toEqual(['newsPost-1']);
    expect((await list('ΣΥΜΗ')).map(({ _id }) => _id)).toEqual(['destination-symi']);
    expect(await lake.admin.fetch('*[title match "πατμ*"]._id')).toEqual(['destination-patmos']);
  });

  it("checks that a permalink is free with the Studio's query", async () => {
    const query = '!defined(*[_type==$docType && !sanity::versionOf($published) && title==$title][0]._id)';
    const ask = (published: string) =>
      lake.admin.fetch(query, { docType: 'destination', published, title: 'Πάτμος' }, { perspective: 'raw' });
    expect(await ask('destination-new')).toBe(false);
    expect(await ask('destination-patmos')).toBe(true);
  });

  it('accepts long queries by POST', async () => {
    const padding = `// ${'x'.repeat(12_000)}\n`;
    expect(await lake.admin.fetch(`${padding}count(*[_type == $type])`, { type: 'newsPost' })).toBe(1);
  });

  it('marks the position of a mistake in a query', async () => {
    await expect(lake.admin.fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', start: 11 },
    });
    await expect(lake.admin.fetch('*[_type == $type]')).rejects.toThrow(
      /param \$type referenced, but not provided/,
    );
    await expect(lake.admin.fetch('user::attributes()')).rejects.toMatchObject({ statusCode: 501 });
  });

  it('returns documents by id, drafts only to those who may read them', async () => {
    expect((await lake.admin.getDocument('drafts.destination-leros'))?.['title']).toBe('Λέρος');
    expect(await lake.admin.getDocument('destination-nowhere')).toBeUndefined();
    expect(await lake.client().getDocument('drafts.destination-leros')).toBeUndefined();
    const [, second] = await lake.admin.getDocuments(['destination-nowhere', 'destination-patmos']);
    expect(second?._id).toBe('destination-patmos');
  });

  it('rejects unsupported features by name, other projects and unknown datasets', async () => {
    expect((await lake.request('/v2025-02-19/jobs/x')).status).toBe(501);
    expect((await lake.request('/v2025-02-19/journey/trial')).status).toBe(404);
    expect(
      await lake
        .client({ projectId: 'other' })
        .fetch('1')
        .catch((error) => error.statusCode),
    ).toBe(404);
    await expect(lake.client({ dataset: 'nowhere' }).fetch('1')).rejects.toThrow(
      /Dataset "nowhere" not found/,
    );
    await expect(lake.client({ token: 'wrong' }).fetch('1')).rejects.toMatchObject({ statusCode: 401 });
  });

  it('exports every document to members only', async () => {
    const path = '/v2025-02-19/data/export/test';
    expect((await lake.request(path)).status).toBe(403);
    const answer = await lake.request(path, { headers: { authorization: `Bearer ${lake.token}` } });
    const lines = (await answer.text()).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line)._id)).toContain('drafts.destination-leros');
    expect(lines).toHaveLength(7);
  });
});
