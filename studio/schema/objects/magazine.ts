import { FileImage, FileText } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, textKey } from '#studio/locale/text.ts';
import { linePair, picturePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';

/** One page as a picture. The English one may be missing; the reader then shows the Greek one. */
export const magazinePage = defineType({
  name: 'magazinePage',
  title: textKey('blocks.pageOfTheIssue'),
  type: 'object',
  icon: typeIcon(FileImage),
  fieldsets: [sideBySide('pictures', 'blocks.pageOfTheIssue')],
  fields: picturePair({
    name: 'picture',
    title: 'documents.picture',
    need: 'required',
    fieldset: 'pictures',
  }),
  preview: {
    select: { title: 'picture_el.alt_el', media: 'picture_el' },
    prepare: ({ title, media }, _options, t: Translate = translateToEnglish) => ({
      title: title || t('blocks.pageOfTheIssue'),
      media,
    }),
  },
});

export const magazineArticle = defineType({
  name: 'magazineArticle',
  title: textKey('blocks.article'),
  type: 'object',
  icon: typeIcon(FileText),
  fieldsets: [
    sideBySide('name', 'documents.title'),
    sideBySide('lead', 'documents.lead'),
    sideBySide('body', 'documents.text'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'documents.title', need: 'required', fieldset: 'name' }),
    ...linePair({ name: 'byline', title: 'blocks.wordsAndPicturesBy', fieldset: 'name' }),
    ...textPair({ name: 'lead', title: 'documents.lead', rows: 3, fieldset: 'lead' }),
    ...richPair({ name: 'body', title: 'documents.text', need: 'required', fieldset: 'body' }),
    defineField({ name: 'picture', title: textKey('documents.picture'), type: 'imageWithAlt' }),
    defineField({
      name: 'startsOnPage',
      title: textKey('blocks.startsOnPage'),
      type: 'number',
      validation: (rule) => rule.integer().positive(),
    }),
  ],
  preview: { select: { title: 'title_el', subtitle: 'title_en', media: 'picture' } },
});
