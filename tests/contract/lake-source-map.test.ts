import type { ClientPerspective, ContentSourceMap } from '@sanity/client';
import { applySourceDocuments, getPublishedId, parseJsonPath, studioPath, walkMap } from '@sanity/client/csm';
import { stegaClean } from '@sanity/client/stega';
import { vercelStegaDecode } from '@vercel/stega';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Value } from '#content-lake/groq/value.ts';
import { isSharedType, sharedTypes } from '#lib/share/subject.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { pictureFacts } from '#seed/run/pictures.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { leavesOf, valueAt } from '#tests/fixtures/source-path.ts';

type Params = Record<string, string | number | readonly string[] | null>;
type Stored = { [field: string]: Value; _id: string; _type: string };

const queries = await siteQueries();
const edited = ['homePage', 'siteSettings', 'destination-symi', 'offer-return', 'page-about'];

// On one database only: source maps are computed from the documents in memory, wherever those are stored.
onPostgres("source maps of the site's queries", ({ open }) => {
  let lake: TestLake;
  let closeDatabase: () => Promise<void>;
  let stored: Map<string, Stored>;

  beforeAll(async () => {
    const { db, close } = await open();
    closeDatabase = close;
    lake = await openLake(db);
    const pictures = [...pictureFacts().keys()].map((name) => ({
      _id: `image-${name}`,
      _type: 'sanity.imageAsset',
      metadata: { lqip: `data:image/webp;base64,${name}` },
    }));
    const documents = seedDocuments();
    const drafts = documents
      .filter(({ _id }, index) => edited.includes(_id) || index % 3 === 0)
      .map((document) => ({
        ...document,
        _id: `drafts.${document._id}`,
        title_el: `${document._id}, αλλιώς`,
      }));
    await lake.admin.mutate([...pictures, ...documents, ...drafts].map((document) => ({ create: document })));
    stored = await readAll(lake);
    for (const id of edited) expect(stored.has(`drafts.${id}`), id).toBe(true);
  }, 120_000);
  afterAll(async () => {
    await lake.close();
    await closeDatabase();
  });

  /** Every query with the parameter values found in the seeded content. */
  function questions(): { name: string; query: string; params: Params }[] {
    return queries.flatMap(({ name, query }) => {
      const all: Params[] = query.includes('$permalink')
        ? permalinksFor(query).map((permalink) => ({
            permalink,
            ...(query.includes('$number') ? { number: -1 } : {}),
            ...(query.includes('$types') ? { types: [...sharedTypes] } : {}),
          }))
        : query.includes('$category')
          ? [{ category: null }, { category: 'newsCategory-in-port' }]
          : query.includes('$ids')
            ? [{ ids: ['newsPost-bicycles', 'newsPost-panormitis-call'] }]
            : query.includes('$id')
              ? [{ id: 'destination-symi' }, { id: 'destination-rhodes' }]
              : [{}];
      return all.map((params) => ({ name, query, params }));
    });
  }

  /** Permalinks of documents of the types that the query names. */
  function permalinksFor(query: string): string[] {
    const asksFor = (type: string) =>
      query.includes('$types') ? isSharedType(type) : query.includes(`"${type}"`);
    const fitting = [...stored.values()].filter(({ _type }) => asksFor(_type));
    const permalinks = fitting.map(({ permalink_el: slug }) => valueAt(slug, ['current']));
    return [...new Set(permalinks)].filter((value) => typeof value === 'string');
  }

  async function ask(
    query: string,
    params: Record<string, unknown>,
    perspective: ClientPerspective,
    keyed: boolean,
  ) {
    const answer = await lake.admin.fetch(query, params, {
      filterResponse: false,
      perspective,
      resultSourceMap: keyed ? 'withKeyArraySelector' : true,
    });
    if (!answer.resultSourceMap) throw new Error('There is no source map');
    const result: Value = answer.result;
    return { result, map: answer.resultSourceMap };
  }

  const results = new Map<string, Promise<Value>>();
  /** The result without a source map, requested once. */
  function plain(query: string, params: Params, perspective: ClientPerspective): Promise<Value> {
    const key = JSON.stringify([query, params, perspective]);
    const result = results.get(key) ?? lake.admin.fetch(query, params, { perspective });
    results.set(key, result);
    return result;
  }

  it.each<[ClientPerspective, boolean]>([
    ['published', true],
    ['published', false],
    ['drafts', true],
    ['drafts', false],
  ])(
    'lead to the same value in the document (%s, by key: %s)',
    async (perspective, keyed) => {
      const seen = new Set<string>();
      for (const { name, query, params } of questions()) {
        const { result, map } = await ask(query, params, perspective, keyed);
        expect(result).toEqual(await plain(query, params, perspective));
        const covered = coveredBy(map, result, stored);
        const leaves = [...leavesOf(result)].map(([place]) => JSON.stringify(place));
        expect(
          leaves.filter((place) => !covered.has(place)),
          `${name} ${JSON.stringify(params)}`,
        ).toEqual([]);
        if (leaves.length > 0) seen.add(name);
        expect(map.paths.some((path) => path.includes('_key==')) && !keyed).toBe(false);
      }
      // Each query has had a result at least once.
      expect(queries.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
    },
    120_000,
  );

  it('let the official client mark every text with the place where it is edited', async () => {
    let marked = 0;
    const intoDrafts = new Set<string>();
    for (const { query, params } of questions()) {
      const result: Value = await lake.admin.fetch(query, params, {
        perspective: 'drafts',
        resultSourceMap: 'withKeyArraySelector',
        stega: { enabled: true, studioUrl: '/studio', filter: () => true },
      });
      walkMap(result, (text) => {
        if (typeof text !== 'string') return text;
        const href = vercelStegaDecode<{ href: string }>(text)?.href ?? '';
        const { searchParams } = new URL(href, 'http://site.test');
        const [id, path] = [searchParams.get('id') ?? '', searchParams.get('path') ?? ''];
        const documentId = searchParams.get('perspective') === 'published' ? id : `drafts.${id}`;
        const document = stored.get(documentId);
        expect(document?._type, text).toBe(searchParams.get('type'));
        const found = studioPath.get<Value>(document, path);
        expect(path === '_id' ? getPublishedId(documentId) : found).toBe(stegaClean(text));
        if (documentId.startsWith('drafts.')) intoDrafts.add(id);
        marked += 1;
        return text;
      });
    }
    expect(marked).toBeGreaterThan(1_000);
    for (const id of edited) expect(intoDrafts).toContain(id);
  }, 120_000);

  it('are also returned for a query too long for an address', async () => {
    const query = `// ${'long '.repeat(4_000)}\n*[_id == "page-about"][0]{ title_el }`;
    const { map } = await ask(query, {}, 'published', true);
    expect(map.documents).toEqual([{ _id: 'page-about', _type: 'page' }]);
  });

  it('let the preview change while an editor types, before anything is saved', async () => {
    const found = queries.find(({ name }) => name === 'destinationQuery');
    if (!found) throw new Error('The query of an island has another name now');
    const draft = stored.get('drafts.destination-symi');
    const block = valueAt(draft, ['story_el', 0, '_key']);
    const span = valueAt(draft, ['story_el', 0, 'children', 0, '_key']);
    const params = { permalink: valueAt(draft, ['permalink_el', 'current']) };
    const path = `story_el[_key=="${String(block)}"].children[_key=="${String(span)}"].text`;
    const before = await ask(found.query, params, 'drafts', true);

    const typed = { title_el: 'Σύμη, γράφεται τώρα', [path]: 'Μια πρόταση στη μέση.' };
    const saving = lake.admin.patch('drafts.destination-symi').set(typed);
    await saving.commit();
    const saved = await readAll(lake);
    const previewed = applySourceDocuments(
      before.result,
      before.map,
      ({ _id }) => saved.get(_id),
      (changed) => changed,
      'drafts',
    );
    const after = await ask(found.query, params, 'drafts', true);
    expect(JSON.stringify(after.result)).toContain('Μια πρόταση στη μέση.');
    expect(previewed).toEqual(after.result);
    stored = saved;
  });
});

/** Checks each entry of the map against the stored documents; returns the positions in the result that the entries cover. */
function coveredBy(map: ContentSourceMap, result: Value, stored: ReadonlyMap<string, Stored>): Set<string> {
  const covered = new Set<string>();
  for (const [place, { source }] of Object.entries(map.mappings)) {
    // A computed boolean comes from no field; texts must come from one.
    if (source.type === 'unknown' && typeof valueAt(result, parseJsonPath(place)) === 'boolean') {
      covered.add(JSON.stringify(parseJsonPath(place)));
      continue;
    }
    if (source.type !== 'documentValue') throw new Error(`${place} is ${source.type}`);
    const { _id = '', _type } = map.documents[source.document] ?? {};
    const path = parseJsonPath(map.paths[source.path] ?? '');
    const document = stored.get(_id);
    expect(document?._type, _id).toBe(_type);
    const found = valueAt(document, path) ?? null;
    const shown = valueAt(result, parseJsonPath(place));
    expect(path[0] === '_id' ? getPublishedId(_id) : found, `${place} in ${_id}`).toEqual(shown);
    for (const [rest] of leavesOf(found)) covered.add(JSON.stringify([...parseJsonPath(place), ...rest]));
  }
  return covered;
}

async function readAll(lake: TestLake): Promise<Map<string, Stored>> {
  const documents = await lake.admin.fetch<Stored[]>('*', {}, { perspective: 'raw' });
  return new Map(documents.map((document) => [document._id, document]));
}

/** All queries exported by `lib/content/queries`, so that a new one is tested as soon as it exists. */
async function siteQueries(): Promise<{ name: string; query: string }[]> {
  const folder = new URL('../../lib/content/queries/', import.meta.url);
  const modules = await Promise.all(
    readdirSync(folder).map(
      async (file): Promise<Record<string, unknown>> => import(new URL(file, folder).href),
    ),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, query]) =>
      name.endsWith('Query') && typeof query === 'string' ? [{ name, query }] : [],
    );
}
