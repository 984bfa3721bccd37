import { BookOpen } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { filePair, linePair, picturePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { day, joined } from '../presets/preview-words.ts';

export const magazineIssue = defineType({
  name: 'magazineIssue',
  title: 'Magazine issue',
  type: 'document',
  icon: typeIcon(BookOpen),
  groups: [
    { name: 'issue', title: 'Issue', default: true },
    { name: 'pages', title: 'Pages' },
    { name: 'articles', title: 'Articles' },
  ],
  fieldsets: [
    sideBySide('name', 'Title and address'),
    sideBySide('number', 'Number and date'),
    sideBySide('lead', 'Lead'),
    sideBySide('cover', 'Magazine cover'),
    sideBySide('pdf', 'File to download'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', group: 'issue', fieldset: 'name' }),
    ...permalinkPair({ path: '/magazine/', type: 'magazineIssue', group: 'issue', fieldset: 'name' }),
    defineField({
      name: 'number',
      title: 'Number',
      type: 'number',
      group: 'issue',
      fieldset: 'number',
      validation: (rule) => [rule.required(), rule.integer().positive()],
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      description: 'The newest issue is the one at the foot of every page.',
      type: 'date',
      group: 'issue',
      fieldset: 'number',
      validation: (rule) => rule.required(),
    }),
    ...textPair({ name: 'lead', title: 'Lead', rows: 3, need: 'required', group: 'issue', fieldset: 'lead' }),
    ...picturePair({
      name: 'cover',
      title: 'Magazine cover',
      need: 'required',
      group: 'issue',
      fieldset: 'cover',
    }),
    ...filePair({
      name: 'pdf',
      title: 'PDF',
      accept: 'application/pdf',
      group: 'issue',
      fieldset: 'pdf',
    }),
    defineField({
      name: 'pages',
      title: 'Pages',
      description: 'In the order in which a reader turns them. The cover is not among them.',
      type: 'array',
      group: 'pages',
      of: [defineArrayMember({ type: 'magazinePage' })],
      options: { layout: 'grid' },
    }),
    defineField({
      name: 'articles',
      title: 'Articles',
      description:
        'The words of the issue as text, for search engines and for people who cannot read pictures.',
      type: 'array',
      group: 'articles',
      of: [defineArrayMember({ type: 'magazineArticle' })],
      validation: (rule) =>
        rule.min(1).warning(
          told({
            en: 'Without articles the issue cannot be read as text.',
            el: 'Χωρίς άρθρα το τεύχος δεν διαβάζεται ως κείμενο.',
          }),
        ),
    }),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'number', direction: 'desc' }] }],
  preview: {
    select: {
      title: 'title_el',
      english: 'title_en',
      number: 'number',
      date: 'publishedAt',
      media: 'cover_el',
    },
    prepare: ({ title, english, number, date, media }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: joined(
        number === undefined ? undefined : say('Issue {number}', { number }),
        day(date),
        english ? undefined : say('English title missing'),
      ),
      media,
    }),
  },
});
