import { defineArrayMember, defineField, defineType } from 'sanity';

/** What both languages of a text looked like when they were last in step: a mark for each pair, written on publishing. */
export const translationMark = defineType({
  name: 'translationMark',
  title: 'Translation mark',
  type: 'object',
  fields: [
    defineField({ name: 'path', title: 'Field', type: 'string' }),
    defineField({ name: 'el', title: 'Ελληνικά', type: 'string' }),
    defineField({ name: 'en', title: 'English', type: 'string' }),
  ],
});

/** Adds the place for these marks to a document type. Editors never see it. */
export function withTranslationMarks<Document extends { fields: object[] }>(type: Document): Document {
  return {
    ...type,
    fields: [
      ...type.fields,
      defineField({
        name: 'translationMarks',
        title: 'Translation mark',
        type: 'array',
        hidden: true,
        readOnly: true,
        of: [defineArrayMember({ type: 'translationMark' })],
      }),
    ],
  };
}
