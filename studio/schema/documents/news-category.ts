import { FolderOpen } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { reservedCategoryPermalinks } from '#lib/routes/reserved.ts';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, textKey } from '#studio/locale/text.ts';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';

export const newsCategory = defineType({
  name: 'newsCategory',
  title: textKey('documents.newsCategory'),
  type: 'document',
  icon: typeIcon(FolderOpen),
  fieldsets: [sideBySide('name', 'documents.nameAndAddress')],
  fields: [
    ...linePair({ name: 'title', title: 'documents.title', need: 'required', fieldset: 'name' }),
    ...permalinkPair({
      path: '/news/',
      type: 'newsCategory',
      fieldset: 'name',
      reserved: reservedCategoryPermalinks,
    }),
    defineField({
      name: 'order',
      title: textKey('documents.order'),
      description: textKey('documents.smallNumbersComeFirst'),
      type: 'number',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
  ],
  orderings: [
    { name: 'site', title: textKey('documents.asOnTheSite'), by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title_el', english: 'title_en' },
    prepare: ({ title, english }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: english ?? t('documents.englishTitleMissing'),
    }),
  },
});
