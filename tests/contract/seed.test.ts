import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDocuments } from '#seed/run/documents.ts';
import { pictureFacts } from '#seed/run/pictures.ts';
import { seedContent } from '#seed/run/seed.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

const GALE = 'serviceAlert-gale-2026-11-15';
const HOLIDAYS = 'serviceAlert-holidays-2026';
const IN_PORT = 'newsCategory-in-port';

const everything = '*[!(_type match "system.*") && !(_id in path("_.**"))] | order(_id)';
const documents = seedDocuments();
const total = documents.length;
const pictures = pictureFacts().size;

onEachDatabase('seeding a content lake', ({ open }) => {
  let lake: TestLake;
  let closeDatabase: () => Promise<void>;
  const progress: string[] = [];
  const seed = () => seedContent({ client: lake.admin, log: (text) => progress.push(text) });
  const stored = () => lake.admin.fetch(everything, {}, { perspective: 'raw' });

  beforeAll(async () => {
    const { db, close } = await open();
    closeDatabase = close;
    lake = await openLake(db);
    expect(await seed()).toEqual({ created: total, skipped: 0, uploaded: pictures });
  }, 120_000);
  afterAll(async () => {
    await lake.close();
    await closeDatabase();
  });

  it('writes every document and uploads every image once', async () => {
    const visitor = lake.client();
    expect(await visitor.fetch('count(*[_id in $ids])', { ids: documents.map(({ _id }) => _id) })).toBe(
      total,
    );
    expect(await lake.admin.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(pictures);
    expect(progress.at(-1)).toBe(`Documents: ${total}`);
  });

  it('gives images their asset, focal point and alternative texts', async () => {
    const [cover] = await lake.admin.fetch(
      '*[_id == "newsPost-panormitis-call"]{ "file": cover.asset->originalFilename, "x": cover.hotspot.x, "alt": cover.alt_el, "lqip": defined(cover.asset->metadata.lqip) }',
    );
    expect(cover).toEqual({
      file: 'panormitis.webp',
      x: 0.5,
      alt: pictureFacts().get('panormitis')?.alt_el,
      lqip: true,
    });
  });

  it('hides its record from strangers', async () => {
    expect(await lake.client().fetch('*[_id == "seed.state"]')).toEqual([]);
  });

  it('changes nothing when it runs again', async () => {
    const before = await stored();
    expect(await seed()).toEqual({ created: 0, skipped: 0, uploaded: 0 });
    expect(await stored()).toEqual(before);
  });

  it('keeps what an editor changed and does not restore what an editor deleted', async () => {
    await lake.admin.patch('page-about').set({ title_el: 'Ποιοι είμαστε' }).commit();
    await lake.admin.delete(GALE);
    const before = await stored();
    await seed();
    expect(await stored()).toEqual(before);
    expect(await lake.admin.fetch('*[_id == "page-about"][0].title_el')).toBe('Ποιοι είμαστε');
    expect(await lake.admin.getDocument(GALE)).toBeFalsy();
  });

  it('adds what a newer seed contains, but nothing that depends on a deleted document', async () => {
    // As if the previous seed had contained neither of the two, and an editor had since deleted a category.
    const unknown = [HOLIDAYS, 'newsPost-panormitis-call'];
    const inCategory = await lake.admin.fetch<string[]>(
      '*[_type == "newsPost" && category._ref == $id]._id',
      {
        id: IN_PORT,
      },
    );
    const transaction = lake.admin
      .transaction()
      .patch('seed.state', { unset: unknown.map((id) => `documents[@ == "${id}"]`) })
      .delete(HOLIDAYS);
    for (const id of [...inCategory, IN_PORT]) transaction.delete(id);
    await transaction.commit();
    expect(await seed()).toEqual({ created: 1, skipped: 1, uploaded: 0 });
    expect(await lake.admin.fetch('*[_id in $unknown]._id', { unknown })).toEqual([HOLIDAYS]);
  });
});
