import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { exportDataset, type ExportMode } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccessLake, openAccessLake } from '#tests/fixtures/access-lake.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { quarters, sha1 } from '#tests/fixtures/test-pictures.ts';

type Body = { _id: string; _type: string; [field: string]: unknown };

onPostgres('the official export and import', (database) => {
  let lake: AccessLake;
  let folder: string;
  let source: SanityClient;

  beforeAll(async () => {
    lake = await openAccessLake(database);
    folder = await mkdtemp(join(tmpdir(), 'lake-export-'));
    const token = await lake.lake.createToken({ name: 'admin', role: 'administrator' });
    source = lake.client(token).withConfig({ maxRetries: 0 });
    const picture = await source.assets.upload('image', await quarters(60, 40).png().toBuffer(), {
      filename: 'Ρόδος.png',
    });
    const moving = await source.assets.upload('image', await quarters(30, 20).gif().toBuffer(), {
      filename: 'moving.gif',
    });
    const terms = await source.assets.upload('file', Buffer.from('όροι'), { filename: 'oroi.txt' });
    // Nothing refers to this one; it must be exported all the same.
    await source.assets.upload('file', Buffer.from('alone'), { filename: 'alone.bin' });
    const to = (_ref: string) => ({ _type: 'reference', _ref });
    const transaction = source.transaction();
    const many = Array.from({ length: 120 }, (_, n) => ({
      _id: `page-${String(n).padStart(3, '0')}`,
      _type: 'page',
      title: `Σελίδα ${n} — “quoted” \u2028 😀`,
      body: 'κ'.repeat(800),
      next: to(`page-${String((n + 1) % 120).padStart(3, '0')}`),
    }));
    for (const doc of many) transaction.create(doc);
    transaction
      .create({
        _id: 'offer-summer',
        _type: 'offer',
        cover: {
          _type: 'image',
          asset: to(picture._id),
          hotspot: { x: 0.2, y: 0.8, width: 0.3, height: 0.4 },
          crop: { top: 0.1, bottom: 0, left: 0, right: 0.25 },
          alt: 'Η παλιά πόλη',
        },
        gallery: [
          { _key: 'a', _type: 'image', asset: to(moving._id) },
          { _key: 'b', _type: 'image', asset: to(picture._id) },
        ],
        terms: { _type: 'file', asset: to(terms._id) },
        prices: [0, -1.5, 1e21, 12],
        nothing: null,
        empty: { list: [], object: {} },
        author: { ...to('person-eleni'), _weak: true },
      })
      .create({ _id: 'drafts.offer-summer', _type: 'offer', title: 'Πρόχειρο', other: to('page-000') })
      .create({ _id: 'drafts.offer-new', _type: 'offer', dangling: to('nobody-yet') })
      .create({ _id: 'versions.rSpring.offer-summer', _type: 'offer', title: 'Άνοιξη' });
    await transaction.commit();
  });
  afterAll(async () => {
    await lake.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function exported(mode: ExportMode, options: { types?: string[]; drafts?: boolean } = {}) {
    const outputPath = join(folder, `${mode}-${JSON.stringify(options).length}.tar.gz`);
    const result = await exportDataset({
      client: source,
      dataset: 'production',
      outputPath,
      mode,
      ...options,
    });
    return { outputPath, result };
  }

  async function emptyDataset(name: string): Promise<SanityClient> {
    await source.datasets.create(name, { aclMode: 'public' });
    return source.withConfig({ dataset: name });
  }

  const bodies = (client: SanityClient, filter = 'true') =>
    client.fetch<Body[]>(`*[${filter}] | order(_id)`, {}, { perspective: 'raw' });

  /** What has to survive: everything but the revision and its date, and the addresses of uploads. */
  const contentOf = (docs: Body[]) =>
    docs.map((doc) => {
      const { _rev, _updatedAt, uploadId: _upload, url: _url, path: _path, _createdAt, ...content } = doc;
      const isAsset = doc._type.startsWith('sanity.');
      return isAsset ? content : { ...content, _createdAt };
    });

  describe.each(['stream', 'cursor'] as const)('in the mode %s', (mode) => {
    it('carry every document and every byte to another dataset', async () => {
      const { outputPath, result } = await exported(mode);
      expect(result).toMatchObject({ documentCount: 124, assetCount: 4 });
      const target = await emptyDataset(`copy-${mode}`);
      const imported = await sanityImport(createReadStream(outputPath), {
        client: target,
        operation: 'create',
      });
      expect(imported).toMatchObject({ numDocs: 124, warnings: [] });
      const [before, after] = [await bodies(source), await bodies(target)];
      expect(after).toHaveLength(128);
      expect(contentOf(after)).toEqual(contentOf(before));
      for (const asset of after.filter(({ _type }) => /^sanity\.(image|file)Asset$/.test(_type))) {
        const url = String(asset['url']);
        expect(url).toContain(`/meltemi/copy-${mode}/`);
        const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
        expect(sha1(bytes)).toBe(asset['sha1hash']);
      }
    });

    it('can leave out drafts and versions, and include some types only', async () => {
      const noDrafts = await exported(mode, { drafts: false });
      expect(noDrafts.result.documentCount).toBe(121);
      const offers = await exported(mode, { types: ['offer'], drafts: true });
      expect(offers.result).toMatchObject({ documentCount: 4, assetCount: 0 });
    });
  });

  // The library recommends the flag, and the command didn't have it.
  it('leave out references into missing datasets on request', async () => {
    const target = await emptyDataset('without-others');
    const elsewhere = { _type: 'crossDatasetReference', _ref: 'x', _dataset: 'library', _projectId: 'other' };
    const file = join(folder, 'cross.ndjson');
    await writeFile(
      file,
      `${JSON.stringify({ _id: 'loan', _type: 'page', title: 'Βιβλία', book: elsewhere, all: [{ ...elsewhere, _key: 'a' }] })}\n`,
    );
    const run = (skipCrossDatasetReferences: boolean) =>
      sanityImport(createReadStream(file), {
        client: target,
        operation: 'createOrReplace',
        skipCrossDatasetReferences,
      });
    await expect(run(false)).rejects.toThrow(/--skip-cross-dataset-references/);
    expect(await run(true)).toMatchObject({ numDocs: 1 });
    expect(await target.getDocument('loan')).toMatchObject({ title: 'Βιβλία' });
    expect(await target.getDocument('loan')).not.toHaveProperty('book');
  });

  it('replace, keep or reject existing documents', async () => {
    const { outputPath } = await exported('stream');
    const target = await emptyDataset('existing');
    await target.create({ _id: 'page-007', _type: 'page', title: 'Mine' });
    const run = (operation: 'create' | 'createIfNotExists' | 'createOrReplace', replaceAssets = false) =>
      sanityImport(createReadStream(outputPath), { client: target, operation, replaceAssets });
    const title = async () => (await target.getDocument('page-007'))?.['title'];
    await expect(run('create')).rejects.toMatchObject({ statusCode: 409 });
    expect(await title()).toBe('Mine');
    await run('createIfNotExists');
    expect(await title()).toBe('Mine');
    await run('createOrReplace', true);
    expect(await title()).toContain('Σελίδα 7');
    expect(contentOf(await bodies(target))).toEqual(contentOf(await bodies(source)));
  });

  it('continue without an unavailable asset on request', async () => {
    const target = await emptyDataset('failing');
    const broken = {
      _id: 'a',
      _type: 'page',
      cover: { _sanityAsset: `image@${lake.origin}/images/none.png` },
    };
    const run = (allowFailingAssets: boolean) =>
      sanityImport([structuredClone(broken)], {
        client: target,
        operation: 'createOrReplace',
        allowFailingAssets,
      });
    await expect(run(false)).rejects.toThrow(/none\.png/);
    const { warnings } = await run(true);
    expect(warnings).toHaveLength(1);
    expect(await target.getDocument('a')).toMatchObject({ _type: 'page' });
  }, 120_000);

  it('page by id with a cursor, and reject strangers and foreign cursors', async () => {
    const get = async (query: string, headers: Record<string, string> = {}) => {
      const response = await fetch(lake.url(`/data/export/production${query}`), { headers });
      return { status: response.status, lines: (await response.text()).trim().split('\n') };
    };
    const authorization = `Bearer ${source.config().token}`;
    expect((await get('')).status).toBe(403);
    expect((await get('?nextCursor=', {})).status).toBe(403);
    expect((await get('?nextCursor=a/b', { authorization })).status).toBe(400);
    const seen: string[] = [];
    let cursor: string | undefined = '';
    let pages = 0;
    while (cursor !== undefined) {
      const { lines } = await get(`?nextCursor=${cursor}&types=page`, { authorization });
      const found: { _id?: string; nextCursor?: string }[] = lines.map((line) => JSON.parse(line));
      seen.push(...found.flatMap(({ _id }) => _id ?? []));
      cursor = found.at(-1)?.nextCursor;
      pages += 1;
    }
    expect(pages).toBeGreaterThan(2);
    expect(seen).toHaveLength(120);
    expect(seen).toEqual(seen.toSorted());
  });
});
