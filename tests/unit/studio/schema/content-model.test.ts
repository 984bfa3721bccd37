import { createSchema } from 'sanity';
import { describe, expect, it } from 'vitest';
import { schemaTypes } from '#studio/schema/schema-types.ts';

const schema = createSchema({ name: 'default', types: schemaTypes });

/** The names of a type's fields, as the queries and the seed know them. */
function fieldNames(type: string): string[] {
  const found = schema.get(type);
  if (found?.jsonType !== 'object') throw new Error(`${type} is not a document or object`);
  return found.fields.map((field) => field.name);
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
    'page',
    'port',
    'serviceAlert',
    'siteSettings',
    'homePage',
  ])('%s holds every text in both languages', (type) => {
    const names = fieldNames(type);
    const greek = names.filter((name) => name.endsWith('_el')).map((name) => name.slice(0, -3));
    const english = names.filter((name) => name.endsWith('_en')).map((name) => name.slice(0, -3));
    const greekOnly = new Set(['accusative', 'genitive']);
    expect(greek.filter((name) => !greekOnly.has(name))).toEqual(english);
    expect(english.length).toBeGreaterThan(0);
  });

  it.each(['destination', 'newsCategory', 'newsPost', 'offer', 'page'])('%s has two permalinks', (type) => {
    expect(fieldNames(type)).toEqual(expect.arrayContaining(['permalink_el', 'permalink_en']));
  });

  it('gives every document type an icon', () => {
    for (const type of schemaTypes) if (type.type === 'document') expect(type.icon, type.name).toBeTruthy();
  });
});
