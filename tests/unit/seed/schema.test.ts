import { expect, it } from 'vitest';
import * as v from 'valibot';
import type { Json } from '#seed/content/document.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { schemaTypes } from '#studio/schema/schema-types.ts';

const Field = v.object({ name: v.string(), type: v.string() });
const Type = v.object({ name: v.string(), type: v.string(), fields: v.optional(v.array(Field)) });
const types = new Map(schemaTypes.map((type) => v.parse(Type, type)).map((type) => [type.name, type]));

/** Fields of an object that the Studio would show as unknown, with their place. */
function unknownFields(value: Json, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownFields(item, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const known = types.get(String(value._type))?.fields?.map(({ name }) => name);
  const built = value._type === 'imageWithAlt' ? ['asset', 'hotspot', 'crop'] : [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const at = `${place}.${field}`;
    const isUnknown = known !== undefined && !field.startsWith('_') && ![...known, ...built].includes(field);
    return [...(isUnknown ? [at] : []), ...unknownFields(inner, at)];
  });
}

it('fits the forms of the Studio', () => {
  for (const document of seedDocuments()) {
    expect(types.has(document._type), document._type).toBe(true);
    expect(unknownFields(document, document._id)).toEqual([]);
  }
});
