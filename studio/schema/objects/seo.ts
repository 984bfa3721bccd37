import { defineField, defineType } from 'sanity';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';

export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fieldsets: [
    sideBySide('texts', 'Texts in search results', 'Leave empty to use the title and the summary.'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', fieldset: 'texts' }),
    ...textPair({ name: 'description', title: 'Description', rows: 3, fieldset: 'texts' }),
    defineField({
      name: 'noIndex',
      title: 'Keep out of search engines',
      type: 'boolean',
      initialValue: false,
    }),
  ],
});
