import { FileImage, FileText } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say } from '#studio/locale/say.ts';
import { linePair, picturePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';

/** One page as a picture. The English one may be missing: the reader then turns the Greek one. */
export const magazinePage = defineType({
  name: 'magazinePage',
  title: 'Page of the issue',
  type: 'object',
  icon: typeIcon(FileImage),
  fieldsets: [sideBySide('pictures', 'Page of the issue')],
  fields: picturePair({ name: 'picture', title: 'Picture', need: 'required', fieldset: 'pictures' }),
  preview: {
    select: { title: 'picture_el.alt_el', media: 'picture_el' },
    prepare: ({ title, media }, _options, say: Say = inEnglish) => ({
      title: title || say('Page of the issue'),
      media,
    }),
  },
});

export const magazineArticle = defineType({
  name: 'magazineArticle',
  title: 'Article',
  type: 'object',
  icon: typeIcon(FileText),
  fieldsets: [sideBySide('name', 'Title'), sideBySide('lead', 'Lead'), sideBySide('body', 'Text')],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', fieldset: 'name' }),
    ...linePair({ name: 'byline', title: 'Words and pictures by', fieldset: 'name' }),
    ...textPair({ name: 'lead', title: 'Lead', rows: 3, fieldset: 'lead' }),
    ...richPair({ name: 'body', title: 'Text', need: 'required', fieldset: 'body' }),
    defineField({ name: 'picture', title: 'Picture', type: 'imageWithAlt' }),
    defineField({
      name: 'startsOnPage',
      title: 'Starts on page',
      type: 'number',
      validation: (rule) => rule.integer().positive(),
    }),
  ],
  preview: { select: { title: 'title_el', subtitle: 'title_en', media: 'picture' } },
});
