import { reservedPermalinks } from '#lib/routes/reserved.ts';
import { FileText } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, textKey } from '#studio/locale/text.ts';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { AT_SITE_ROOT } from '../presets/unique-permalink.ts';

export const page = defineType({
  name: 'page',
  title: textKey('documents.page'),
  type: 'document',
  icon: typeIcon(FileText),
  groups: [
    { name: 'text', title: textKey('documents.text'), default: true },
    { name: 'picture', title: textKey('documents.picture') },
    scheduleGroup,
  ],
  fieldsets: [sideBySide('name', 'documents.titleAndAddress'), sideBySide('body', 'documents.text')],
  fields: [
    ...linePair({
      name: 'title',
      title: 'documents.title',
      need: 'required',
      group: 'text',
      fieldset: 'name',
    }),
    ...permalinkPair({
      path: '/',
      type: 'page',
      among: AT_SITE_ROOT,
      group: 'text',
      fieldset: 'name',
      reserved: reservedPermalinks,
      greekAlone: true,
    }),
    ...textPair({ name: 'lead', title: 'documents.lead', rows: 3, group: 'text', fieldset: 'body' }),
    ...richPair({ name: 'body', title: 'documents.text', need: 'required', group: 'text', fieldset: 'body' }),
    defineField({ name: 'cover', title: textKey('documents.cover'), type: 'imageWithAlt', group: 'picture' }),
    ...scheduleFields(),
  ],
  orderings: [
    { name: 'title', title: textKey('documents.greekTitle'), by: [{ field: 'title_el', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title_el', english: 'title_en', media: 'cover' },
    prepare: ({ title, english, media }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: english ?? t('documents.englishTitleMissing'),
      media,
    }),
  },
});
