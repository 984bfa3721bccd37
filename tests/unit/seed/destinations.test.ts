import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, describe } from 'vitest';
import { allDestinations } from '#seed/content/destinations/all-destinations.ts';
import { islandIds, type DestinationSeed } from '#seed/content/destinations/destination-seed.ts';
import { plainText } from '#seed/content/rich-text.ts';
import { ports as networkPorts } from '#seed/network/ports.ts';
import { greekFaults } from '#tests/fixtures/greek-spelling.ts';

const inFull = new Set(['rhodes', 'symi', 'kos', 'patmos', 'kalymnos', 'leros', 'kastellorizo', 'nisyros']);
const pictures = new URL('../../../seed/pictures/', import.meta.url);

const words = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Every text of an island with the name of its field, story as plain text, notes numbered. */
function texts(island: DestinationSeed): { field: string; text: string }[] {
  const fields: [string, string | undefined][] = [
    ['title_el', island.title_el],
    ['title_en', island.title_en],
    ['accusative_el', island.accusative_el],
    ['genitive_el', island.genitive_el],
    ['tagline_el', island.tagline_el],
    ['tagline_en', island.tagline_en],
    ['summary_el', island.summary_el],
    ['summary_en', island.summary_en],
    ['storyTitle_el', island.storyTitle_el],
    ['storyTitle_en', island.storyTitle_en],
    ['story_el', plainText(island.story_el)],
    ['story_en', plainText(island.story_en)],
    ['pullQuote_el', island.pullQuote_el],
    ['pullQuote_en', island.pullQuote_en],
    ...island.practical.flatMap((note, index): [string, string][] =>
      (['title_el', 'title_en', 'text_el', 'text_en'] as const).map((name) => [
        `practical[${index}].${name}`,
        note[name],
      ]),
    ),
  ];
  return fields.flatMap(([field, text]) => (text === undefined ? [] : [{ field, text }]));
}

test('every island of the model is written once, in the order of the site', () => {
  expect(allDestinations.map(({ island }) => island).toSorted()).toEqual([...islandIds].toSorted());
  expect(allDestinations.map(({ order }) => order)).toEqual(allDestinations.map((_, index) => index + 1));
});

test('the front page features five islands', () => {
  const featured = allDestinations.filter((island) => island.featured).map(({ island }) => island);
  expect(featured).toEqual(['patmos', 'symi', 'kastellorizo', 'halki', 'nisyros']);
});

test.each(['el', 'en'] as const)('permalinks in %s are unique and safe in an address', (language) => {
  const permalinks = allDestinations.map((island) => island[`permalink_${language}`]);
  expect(new Set(permalinks).size).toBe(permalinks.length);
  for (const permalink of permalinks) expect(permalink).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test('the ports of an island are the ones where our ships call', () => {
  for (const island of allDestinations) {
    const ours = networkPorts.filter((port) => port.island === island.island).map(({ code }) => code);
    expect([...island.ports].toSorted(), island.island).toEqual(ours.toSorted());
  }
});

test('island and port agree on the Greek case after «προς»', () => {
  for (const island of allDestinations) {
    const port = networkPorts.find(({ name }) => name.el === island.title_el);
    if (port) expect(port.accusative).toBe(island.accusative_el);
  }
});

describe.each(allDestinations.map((island) => [island.island, island] as const))('%s', (name, island) => {
  test('has both languages for every text', () => {
    const all = texts(island);
    for (const { field, text } of all) expect(text.trim(), field).not.toBe('');
    const greek = all.filter(({ field }) => field.endsWith('_el')).map(({ field }) => field.slice(0, -3));
    const english = all.filter(({ field }) => field.endsWith('_en')).map(({ field }) => field.slice(0, -3));
    expect(greek.filter((field) => field !== 'accusative' && field !== 'genitive')).toEqual(english);
  });

  test('is as long as its page needs', () => {
    const least = inFull.has(name) ? 300 : 120;
    for (const language of ['el', 'en'] as const) {
      expect(words(plainText(island[`story_${language}`])), `story_${language}`).toBeGreaterThanOrEqual(
        least,
      );
      expect(words(island[`tagline_${language}`]), `tagline_${language}`).toBeLessThanOrEqual(14);
      expect(words(island[`summary_${language}`]), `summary_${language}`).toBeGreaterThanOrEqual(40);
      expect(words(island[`summary_${language}`]), `summary_${language}`).toBeLessThanOrEqual(70);
    }
    if (inFull.has(name)) expect(island.practical).toHaveLength(6);
    expect(island.practical.length).toBeGreaterThanOrEqual(3);
  });

  test('tells its story in the same parts in both languages', () => {
    const headings = [island.story_el, island.story_en].map(
      (story) => story.filter((block) => block._type === 'block' && block.style === 'h2').length,
    );
    expect(headings[0]).toBe(headings[1]);
    expect(headings[0]).toBeGreaterThanOrEqual(inFull.has(name) ? 2 : 1);
    expect(headings[0]).toBeLessThanOrEqual(4);
    const keys = island.story_el.map(({ _key }) => _key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('links to islands that exist', () => {
    const targets = [...island.story_el, ...island.story_en]
      .flatMap((member) => (member._type === 'block' ? member.markDefs : []))
      .flatMap((mark) => (mark._type === 'internalLink' ? [mark.reference._ref] : []));
    const pages = allDestinations.map((other) => `destination-${other.island}`);
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

  test('uses pictures that exist and have alt texts', () => {
    const files = readdirSync(pictures);
    const described = files
      .filter((file) => file.endsWith('.csv'))
      .flatMap((file) => readFileSync(new URL(file, pictures), 'utf8').split('\n'))
      .map((row) => row.split(',')[0]);
    for (const picture of [island.cover, island.chart]) {
      expect(files).toContain(`${picture}.webp`);
      expect(described).toContain(picture);
    }
  });
});
