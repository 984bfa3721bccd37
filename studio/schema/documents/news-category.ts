import { FolderOpen } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { reservedCategoryPermalinks } from '#lib/routes/reserved.ts';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say } from '#studio/locale/say.ts';
import { linePair, sideBySide } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';

export const newsCategory = defineType({
  name: 'newsCategory',
  title: 'News category',
  type: 'document',
  icon: typeIcon(FolderOpen),
  fieldsets: [sideBySide('name', 'Name and address')],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', fieldset: 'name' }),
    ...permalinkPair({
      path: '/news/',
      type: 'newsCategory',
      fieldset: 'name',
      reserved: reservedCategoryPermalinks,
    }),
    defineField({
      name: 'order',
      title: 'Order',
      description: 'Small numbers come first.',
      type: 'number',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
  ],
  orderings: [{ name: 'site', title: 'As on the site', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'title_el', english: 'title_en' },
    prepare: ({ title, english }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: english ?? say('English title missing'),
    }),
  },
});
