import { reservedPermalinks } from '#lib/routes/paths.ts';
import { FileText } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { uniqueAtSiteRoot } from '../presets/site-root.ts';

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: typeIcon(FileText),
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'picture', title: 'Picture' },
  ],
  fieldsets: [sideBySide('name', 'Title and address'), sideBySide('body', 'Text')],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', group: 'text', fieldset: 'name' }),
    ...permalinkPair({
      path: '/',
      group: 'text',
      fieldset: 'name',
      reserved: reservedPermalinks,
      isUnique: uniqueAtSiteRoot,
    }),
    ...textPair({ name: 'lead', title: 'Lead', rows: 3, group: 'text', fieldset: 'body' }),
    ...richPair({ name: 'body', title: 'Text', need: 'required', group: 'text', fieldset: 'body' }),
    defineField({ name: 'cover', title: 'Cover', type: 'imageWithAlt', group: 'picture' }),
  ],
  orderings: [{ name: 'title', title: 'Greek title', by: [{ field: 'title_el', direction: 'asc' }] }],
  preview: { select: { title: 'title_el', subtitle: 'title_en', media: 'cover' } },
});
