import { expect, test, describe } from 'vitest';
import { ports as networkPorts } from '#seed/network/ports.ts';
import { isObject, type Json, type SeedDocument } from '#seed/run/document.ts';
import { referencesOf } from '#seed/run/references.ts';
import { ISLANDS } from '#studio/schema/presets/islands.ts';
import { greekFaults } from '#tests/fixtures/greek-spelling.ts';
import { seededOfType, textOf } from '#tests/fixtures/seeded.ts';

const islands = seededOfType('destination');

const inFull = new Set(['rhodes', 'symi', 'kos', 'patmos', 'kalymnos', 'leros', 'kastellorizo', 'nisyros']);

const words = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Every text of an island with the name of its field, story as plain text, notes numbered. */
function texts(island: SeedDocument): { field: string; text: string }[] {
  const notes = objectsIn(island.practical).flatMap((note, index) =>
    Object.entries(note).map(([field, text]) => ({ field: `practical[${index}].${field}`, text })),
  );
  return [...Object.entries(island).map(([field, text]) => ({ field, text })), ...notes].flatMap(
    ({ field, text }) =>
      /_(el|en)$/.test(field) && !field.startsWith('permalink') ? [{ field, text: textOf(text) }] : [],
  );
}

const objectsIn = (list: Json) => (Array.isArray(list) ? list.filter(isObject) : []);
const listOf = (value: Json) => (Array.isArray(value) ? value.map(String) : []);

test('every island of the content model has one document, in the order of the site', () => {
  expect(islands.map(({ island }) => island).toSorted()).toEqual(
    ISLANDS.map(({ value }) => value).toSorted(),
  );
  expect(islands.map(({ order }) => order)).toEqual(islands.map((_, index) => index + 1));
});

test('the front page features five islands', () => {
  const featured = islands.filter((island) => island.featured).map(({ island }) => island);
  expect(featured).toEqual(['patmos', 'symi', 'kastellorizo', 'halki', 'nisyros']);
});

test.each(['el', 'en'] as const)('permalinks in %s are unique and safe in an address', (language) => {
  const permalinks = islands.map((island) => textOf(island[`permalink_${language}`]));
  expect(new Set(permalinks).size).toBe(permalinks.length);
  for (const permalink of permalinks) expect(permalink).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test('the ports of an island are those where our ships call', () => {
  for (const island of islands) {
    const ours = networkPorts.filter((port) => port.island === island.island).map(({ code }) => code);
    expect(listOf(island.ports).toSorted(), island._id).toEqual(ours.toSorted());
  }
});

test('island and port agree on the Greek case after «προς»', () => {
  for (const island of islands) {
    const port = networkPorts.find(({ name }) => name.el === island.title_el);
    if (port) expect(port.accusative).toBe(island.accusative_el);
  }
});

describe.each(islands.map((island) => [String(island.island), island] as const))('%s', (name, island) => {
  test('has the length that its page needs', () => {
    const least = inFull.has(name) ? 300 : 120;
    for (const language of ['el', 'en'] as const) {
      expect(words(textOf(island[`story_${language}`])), `story_${language}`).toBeGreaterThanOrEqual(least);
      expect(words(String(island[`tagline_${language}`])), `tagline_${language}`).toBeLessThanOrEqual(14);
      expect(words(String(island[`summary_${language}`])), `summary_${language}`).toBeGreaterThanOrEqual(40);
      expect(words(String(island[`summary_${language}`])), `summary_${language}`).toBeLessThanOrEqual(70);
    }
    if (inFull.has(name)) expect(island.practical).toHaveLength(6);
    expect(objectsIn(island.practical).length).toBeGreaterThanOrEqual(3);
  });

  test('has a story with a few headings', () => {
    const headings = objectsIn(island.story_el).filter(({ style }) => style === 'h2').length;
    expect(headings).toBeGreaterThanOrEqual(inFull.has(name) ? 2 : 1);
    expect(headings).toBeLessThanOrEqual(4);
    const keys = objectsIn(island.story_el).map(({ _key }) => _key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('links to islands that exist', () => {
    const targets = referencesOf([island.story_el, island.story_en]);
    const pages = islands.map((other) => `destination-${other.island}`);
    for (const target of targets) expect(pages).toContain(target);
    expect(targets).not.toContain(`destination-${name}`);
  });

  test('is written in clean Greek', () => {
    const faults = texts(island)
      .filter(({ field }) => field.endsWith('_el'))
      .flatMap(({ field, text }) => greekFaults(text).map((fault) => `${field}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('is written in clean English', () => {
    for (const { field, text } of texts(island).filter((entry) => entry.field.endsWith('_en'))) {
      expect(text, field).not.toMatch(/[!"']|\p{Script=Greek}| {2}|\.\.\./u);
    }
  });

  test('leaves fares and crossing times to the reservation service', () => {
    for (const { field, text } of texts(island))
      expect(text, field).not.toMatch(/€|ευρώ(?!\p{L})|\beuros?\b/iu);
  });
});
