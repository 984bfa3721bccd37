import { expect, it } from 'vitest';
import * as v from 'valibot';
import { isObject, type Json } from '#seed/run/document.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { schemaTypes } from '#studio/schema/schema-types.ts';

type Field = { name?: string; type: string; fields?: Field[]; of?: Field[] };
const Field: v.GenericSchema<Field> = v.object({
  name: v.optional(v.string()),
  type: v.string(),
  fields: v.optional(v.array(v.lazy(() => Field))),
  of: v.optional(v.array(v.lazy(() => Field))),
});
const types = new Map(schemaTypes.map((type) => v.parse(Field, type)).map((type) => [type.name, type]));

const STRINGS = new Set(['string', 'text', 'url', 'date', 'datetime']);
/** Members of Sanity's own types that aren't in the schema. */
const BUILT_IN: Record<string, string[]> = {
  image: ['asset', 'hotspot', 'crop'],
  slug: ['current'],
  block: ['style', 'listItem', 'level', 'markDefs', 'children'],
};

/** Paths at which a value doesn't match its field: of another type, or with fields that the form lacks. */
function faults(value: Json, field: Field, place: string): string[] {
  const { type, fields = [], of = [] } = types.get(field.type) ?? field;
  const wanted = STRINGS.has(type) ? 'string' : type;
  if (wanted === 'string' || wanted === 'number' || wanted === 'boolean')
    return typeof value === wanted ? [] : [`${place} is no ${wanted}`];
  if (wanted === 'array') {
    if (!Array.isArray(value)) return [`${place} is no list`];
    return value.flatMap((item, index) => {
      const kind = isObject(item) ? item._type : typeof item;
      const member = of.find((one) => (one.name ?? one.type) === kind);
      return member ? faults(item, member, `${place}[${index}]`) : [`${place}[${index}] may not be there`];
    });
  }
  if (!isObject(value)) return [`${place} is no object`];
  if (field.type !== 'object' && field.type !== 'document' && value._type !== field.type)
    return [`${place} is no ${field.type}`];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name.startsWith('_') || BUILT_IN[type]?.includes(name)) return [];
    const known = fields.find((one) => one.name === name);
    return known ? faults(inner, known, `${place}.${name}`) : [`${place}.${name} is unknown`];
  });
}

// Required fields and validation rules are checked by the Studio itself in tests/contract/seed-studio.test.ts.
it('fits the forms of the Studio', () => {
  for (const document of seedDocuments()) {
    const type = types.get(document._type);
    expect(type ? faults(document, type, document._id) : [`${document._id} has no form`]).toEqual([]);
  }
});
