import { createSchema } from 'sanity';
import { describe, expect, it } from 'vitest';
import { OFFER_BLOCKS, blockPicture } from '#studio/schema/blocks/offer-blocks.ts';
import { embedProblem } from '#studio/schema/objects/embed.ts';
import { existsSync } from 'node:fs';
import { schemaTypes } from '#studio/schema/schema-types.ts';

const schema = createSchema({ name: 'default', types: schemaTypes });

/** The names of a type's fields, as the queries and the seed know them. */
function fieldNames(type: string): string[] {
  const found = schema.get(type);
  if (found?.jsonType !== 'object') throw new Error(`${type} is not a document or object`);
  return found.fields.map((field) => field.name);
}

/** The options of all date-time fields, at any depth. */
function momentsOf(definition: unknown): unknown[] {
  if (typeof definition !== 'object' || definition === null) return [];
  if (Array.isArray(definition)) return definition.flatMap(momentsOf);
  const { type, options, fields, of } = Object(definition);
  return [...(type === 'datetime' ? [options] : []), ...momentsOf(fields), ...momentsOf(of)];
}

describe('B1 content model', () => {
  it('has no schema errors or warnings', () => {
    const problems = (schema._validation ?? []).flatMap((group) => group.problems);
    expect(problems).toEqual([]);
  });

  it.each([
    'destination',
    'newsCategory',
    'newsPost',
    'offer',
    'magazineIssue',
    'agency',
    'jobOpening',
    'faq',
    'page',
    'port',
    'serviceAlert',
    'siteSettings',
    'homePage',
  ])('%s has every text in both languages', (type) => {
    const names = fieldNames(type);
    const greek = names.filter((name) => name.endsWith('_el')).map((name) => name.slice(0, -3));
    const english = names.filter((name) => name.endsWith('_en')).map((name) => name.slice(0, -3));
    const greekOnly = new Set(['accusative', 'genitive']);
    expect(greek.filter((name) => !greekOnly.has(name))).toEqual(english);
    expect(english.length).toBeGreaterThan(0);
  });

  it.each(['destination', 'newsCategory', 'newsPost', 'offer', 'page', 'magazineIssue', 'jobOpening'])(
    '%s has two permalinks',
    (type) => {
      expect(fieldNames(type)).toEqual(expect.arrayContaining(['permalink_el', 'permalink_en']));
    },
  );

  // 10:00 typed by an editor abroad was stored as another time.
  it('shows and accepts every time in Greek time, whatever the browser’s time zone', () => {
    const options = schemaTypes.flatMap((type) => momentsOf(type));
    expect(options.length).toBeGreaterThan(6);
    for (const each of options)
      expect(each).toEqual({ displayTimeZone: 'Europe/Athens', allowTimeZoneSwitch: false });
  });

  it('B5 has a drawing of every offer block for the menu', () => {
    for (const block of OFFER_BLOCKS) {
      expect(fieldNames(block).length).toBeGreaterThan(0);
      expect(existsSync(`public${blockPicture(block)}`), block).toBe(true);
    }
    expect(blockPicture('imageWithAlt')).toBeUndefined();
  });

  it.each([
    'https://www.youtube.com/watch?v=abc',
    'https://youtu.be/abc',
    'https://vimeo.com/123456',
    'https://www.openstreetmap.org/export/embed.html',
    'https://www.google.com/maps/embed?pb=1',
  ])('B7 allows %s in a text', (url) => expect(embedProblem(url)).toBe(true));

  it.each([
    'http://www.youtube.com/watch?v=abc',
    'https://www.youtube.com.evil.example/watch?v=abc',
    'https://www.google.com/search?q=maps',
    'https://evil.example/youtube.com',
    'javascript:alert(1)',
    'nonsense',
  ])('B7 does not allow %s in a text', (url) => expect(embedProblem(url)).toHaveProperty('el-GR'));

  it('gives every document type an icon', () => {
    for (const type of schemaTypes) if (type.type === 'document') expect(type.icon, type.name).toBeTruthy();
  });
});
