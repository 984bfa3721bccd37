import { defineField, defineType } from 'sanity';
import { linePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { textKey } from '#studio/locale/text.ts';

export const seo = defineType({
  name: 'seo',
  title: textKey('documents.searchEngines'),
  type: 'object',
  options: { collapsible: true, collapsed: true },
  fieldsets: [sideBySide('texts', 'documents.textsInSearchResults', 'documents.leaveEmptyToUseTheTitle')],
  fields: [
    ...linePair({ name: 'title', title: 'documents.title', fieldset: 'texts' }),
    ...textPair({ name: 'description', title: 'documents.description', rows: 3, fieldset: 'texts' }),
    defineField({
      name: 'noIndex',
      title: textKey('documents.keepOutOfSearchEngines'),
      type: 'boolean',
      initialValue: false,
    }),
  ],
});
