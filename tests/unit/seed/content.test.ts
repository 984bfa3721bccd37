import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reservedPermalinks } from '#lib/routes/reserved.ts';
import type { Json, SeedDocument } from '#seed/run/document.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { pictureFacts } from '#seed/run/pictures.ts';
import { referencesOf } from '#seed/run/references.ts';
import { network } from '#seed/network/network.ts';

const documents = seedDocuments();
const ids = new Set(documents.map(({ _id }) => _id));
const ofType = (...types: string[]) => documents.filter(({ _type }) => types.includes(_type));

/** The day on which the seed was written; nothing in it may come from the future. */
const WRITTEN = '2026-11-21T00:00:00Z';
/** A3: the scheme is for residents of the islands, so its page exists only in Greek. */
const GREEK_ALONE = 'page-transport-equivalent';

/** Types of documents with a page of their own; offers and pages are at the root of the site, so they share their addresses. */
const WITH_ADDRESS = [
  ['destination'],
  ['newsCategory'],
  ['newsPost'],
  ['magazineIssue'],
  ['jobOpening'],
  ['offer', 'page'],
];

function permalinkOf(document: SeedDocument, language: 'el' | 'en'): string {
  const slug = document[`permalink_${language}`];
  return typeof slug === 'object' && slug !== null && !Array.isArray(slug) ? String(slug.current) : '';
}

/** Every object at any depth, with its path. */
function objectsOf(value: Json, path: string): [string, Record<string, Json>][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsOf(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return [
    [path, value],
    ...Object.entries(value).flatMap(([field, inner]) => objectsOf(inner, `${path}.${field}`)),
  ];
}
const objects = documents.flatMap((document) => objectsOf(document, document._id));

/** Types whose `from` and `to` are booking codes of ports. */
const namesRoute = (type: Json | undefined) =>
  ['routePromoBlock', 'farePair', 'heroBlock', 'bookingButton'].some((known) => known === type);

describe('the documents of the seed', () => {
  it('are the same on every run', () => {
    expect(seedDocuments()).toEqual(documents);
  });

  // A text that no YAML file lists would never be shown.
  it('use every Markdown file', () => {
    const names = [
      ...documents.map(({ _id }) => _id.slice(_id.indexOf('-') + 1)),
      ...objects.filter(([, { _type }]) => _type === 'magazineArticle').map(([, { _key }]) => _key),
    ];
    const files = globSync('seed/content/**/*.md').map((path) => basename(path));
    expect(files.length).toBeGreaterThan(200);
    for (const file of files) expect(names, file).toContain(file.replace(/\.(el|en)\.md$/, ''));
  });

  it('have readable, unique ids', () => {
    expect(ids.size).toBe(documents.length);
    for (const { _id, _type } of documents)
      expect(_id === _type || _id.startsWith(`${_type}-`), _id).toBe(true);
  });

  it('refer only to each other and to pictures', () => {
    const pictures = new Set([...pictureFacts().keys()].map((name) => `image-${name}`));
    for (const document of documents)
      for (const id of referencesOf(document))
        expect(ids.has(id) || pictures.has(id), `${document._id} → ${id}`).toBe(true);
  });

  it('give every member of a list a unique key', () => {
    const lists = objects.flatMap(([path, object]) =>
      Object.entries(object).flatMap(([field, value]) =>
        Array.isArray(value) && value.some((item) => typeof item === 'object')
          ? [{ path: `${path}.${field}`, keys: value.map((item) => objectsOf(item, '')[0]?.[1]._key) }]
          : [],
      ),
    );
    for (const { path, keys } of lists) {
      expect(new Set(keys).size, path).toBe(keys.length);
      expect(keys, path).not.toContain(undefined);
    }
  });
});

describe('the permalinks of the seed', () => {
  it.each(['el', 'en'] as const)('are unique and valid in an address (%s)', (language) => {
    for (const types of WITH_ADDRESS) {
      const permalinks = ofType(...types)
        .filter(({ _id }) => language === 'el' || _id !== GREEK_ALONE)
        .map((document) => permalinkOf(document, language));
      expect(new Set(permalinks).size, types.join()).toBe(permalinks.length);
      for (const permalink of permalinks) expect(permalink).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it.each(['el', 'en'] as const)('don’t take addresses of the site (%s)', (language) => {
    const atRoot = ofType('offer', 'page').map((document) => permalinkOf(document, language));
    for (const reserved of reservedPermalinks) expect(atRoot).not.toContain(reserved);
  });

  it('differ between the languages for news', () => {
    for (const document of ofType('newsPost', 'newsCategory', 'magazineIssue'))
      expect(permalinkOf(document, 'el')).not.toBe(permalinkOf(document, 'en'));
  });

  it('never belong to another document in the other language', () => {
    for (const types of WITH_ADDRESS)
      for (const one of ofType(...types))
        for (const other of ofType(...types))
          if (one !== other) expect(permalinkOf(one, 'el')).not.toBe(permalinkOf(other, 'en'));
  });
});

describe('the pictures of the seed', () => {
  it('exist, with alt texts in both languages and a focal point inside them', () => {
    for (const { name, alt_el, alt_en, x, y } of pictureFacts().values()) {
      expect(existsSync(new URL(`../../../seed/pictures/${name}.webp`, import.meta.url)), name).toBe(true);
      expect(alt_el, name).toMatch(/[α-ω]{3}/);
      expect(alt_en, name).toMatch(/[a-z]{3}/);
      expect(x > 0 && x < 1 && y > 0 && y < 1, name).toBe(true);
    }
  });

  it('have a hotspot that stays inside', () => {
    const hotspots = objects.filter(([, object]) => object._type === 'sanity.imageHotspot');
    expect(hotspots.length).toBeGreaterThan(40);
    for (const [path, { x, y, width, height }] of hotspots) {
      const [cx, cy, w, h] = [Number(x), Number(y), Number(width), Number(height)];
      expect(cx - w / 2 >= 0 && cx + w / 2 <= 1 && cy - h / 2 >= 0 && cy + h / 2 <= 1, path).toBe(true);
    }
  });
});

/** The names of the pictures inside a value, in its order; both languages' texts have the same ones, so the Greek one counts. */
const picturesIn = (value: Json) =>
  objectsOf(value, '').flatMap(([path, { _type, asset }]) =>
    _type === 'imageWithAlt' && !/_en\b/.test(path) ? referencesOf(asset) : [],
  );

describe('the pictures that stand together', () => {
  const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
  const coversOf = (type: string) => ofType(type).flatMap(({ cover }) => picturesIn(cover ?? null));

  it('differ on a page', () => {
    const night = picturesIn(ofType('homePage')[0]?.night ?? null);
    const shown = documents.flatMap(({ _id, articles, ...document }): [string, string[]][] => [
      [_id, picturesIn(document)],
      ...[articles ?? []]
        .flat()
        .map((article, at): [string, string[]] => [`${_id}[${at}]`, picturesIn(article)]),
    ]);
    for (const [place, names] of shown)
      expect(twice(place === 'homePage' ? names : [...names, ...night]), place).toEqual([]);
  });

  it.each(['destination', 'newsPost', 'offer'])('differ in a list (%s)', (type) => {
    expect(coversOf(type).length).toBe(ofType(type).length);
    expect(twice(coversOf(type))).toEqual([]);
  });

  it('differ between the articles of an issue', () => {
    for (const { _id, articles } of ofType('magazineIssue'))
      expect(
        twice([articles ?? []].flat().flatMap((article) => picturesIn(article).slice(0, 1))),
        _id,
      ).toEqual([]);
  });

  it('differ between an island and its latest news', () => {
    for (const island of ofType('destination')) {
      const latest = ofType('newsPost').find(({ destinations }) =>
        referencesOf(destinations).includes(island._id),
      );
      if (latest)
        expect(twice([...picturesIn(island), ...picturesIn(latest.cover ?? null)]), island._id).toEqual([]);
    }
  });
});

describe('the dates of the seed', () => {
  it('are in the past for news, newest first', () => {
    const published = ofType('newsPost').map(({ publishedAt }) => String(publishedAt));
    expect(published.toSorted().toReversed()).toEqual(published);
    for (const day of published) expect(day < WRITTEN).toBe(true);
  });

  it('have the end of offers and alerts after their start', () => {
    for (const { validFrom, validTo } of ofType('offer'))
      expect(String(validFrom) < String(validTo)).toBe(true);
    for (const { startsAt, endsAt } of ofType('serviceAlert'))
      expect(String(startsAt) < String(endsAt)).toBe(true);
  });
});

describe('the seed and the network', () => {
  const codes = network.ports.map(({ code }) => code).toSorted();

  it('contain the same ports, each on its island', () => {
    const described = ofType('port').map(({ code, destination }) => [code, ...referencesOf(destination)]);
    const sailed = network.ports.map(({ code, island }) => [code, `destination-${island}`]);
    expect(described.toSorted()).toEqual(sailed.toSorted());
  });

  it('promote and warn about ports that exist', () => {
    const named = objects.flatMap(([, { _type, from, to, ports }]) =>
      namesRoute(_type) ? [from, to] : _type === 'serviceAlert' ? [ports].flat() : [],
    );
    for (const code of named) if (code !== undefined) expect(codes).toContain(code);
  });

  it('have the same number of islands', () => {
    const islands = new Set(network.ports.map(({ island }) => island));
    expect(
      ofType('destination')
        .map(({ island }) => island)
        .toSorted(),
    ).toEqual([...islands].toSorted());
    // The home page and the company's page contain this number as a word.
    expect(islands.size).toBe(21);
  });
});
