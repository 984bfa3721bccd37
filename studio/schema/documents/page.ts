import { reservedPermalinks } from '#lib/routes/reserved.ts';
import { FileText } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say } from '#studio/locale/say.ts';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { AT_SITE_ROOT } from '../presets/unique-permalink.ts';

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: typeIcon(FileText),
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'picture', title: 'Picture' },
    scheduleGroup,
  ],
  fieldsets: [sideBySide('name', 'Title and address'), sideBySide('body', 'Text')],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', group: 'text', fieldset: 'name' }),
    ...permalinkPair({
      path: '/',
      type: 'page',
      among: AT_SITE_ROOT,
      group: 'text',
      fieldset: 'name',
      reserved: reservedPermalinks,
      greekAlone: true,
    }),
    ...textPair({ name: 'lead', title: 'Lead', rows: 3, group: 'text', fieldset: 'body' }),
    ...richPair({ name: 'body', title: 'Text', need: 'required', group: 'text', fieldset: 'body' }),
    defineField({ name: 'cover', title: 'Cover', type: 'imageWithAlt', group: 'picture' }),
    ...scheduleFields(),
  ],
  orderings: [{ name: 'title', title: 'Greek title', by: [{ field: 'title_el', direction: 'asc' }] }],
  preview: {
    select: { title: 'title_el', english: 'title_en', media: 'cover' },
    prepare: ({ title, english, media }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: english ?? say('English title missing'),
      media,
    }),
  },
});
