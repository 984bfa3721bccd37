import { LANGUAGE_LABELS, LANGUAGES } from '../presets/translation.ts';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { textKey } from '#studio/locale/text.ts';

/** Fingerprints of both languages of a text when they were last in sync: one mark per pair, written on publishing. */
export const translationMark = defineType({
  name: 'translationMark',
  title: textKey('structure.translationMark'),
  type: 'object',
  fields: [
    defineField({ name: 'path', title: textKey('structure.field'), type: 'string' }),
    ...LANGUAGES.map((language) =>
      defineField({ name: language, title: LANGUAGE_LABELS[language], type: 'string' }),
    ),
  ],
});

/** Adds the hidden field for these marks to a document type. */
export function withTranslationMarks<Document extends { fields: object[] }>(type: Document): Document {
  return {
    ...type,
    fields: [
      ...type.fields,
      defineField({
        name: 'translationMarks',
        title: textKey('structure.translationMark'),
        type: 'array',
        hidden: true,
        readOnly: true,
        of: [defineArrayMember({ type: 'translationMark' })],
      }),
    ],
  };
}
