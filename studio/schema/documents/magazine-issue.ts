import { BookOpen } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { filePair, linePair, picturePair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { day, joined } from '../presets/preview-texts.ts';

export const magazineIssue = defineType({
  name: 'magazineIssue',
  title: textKey('documents.magazineIssue'),
  type: 'document',
  icon: typeIcon(BookOpen),
  groups: [
    { name: 'issue', title: textKey('documents.issue'), default: true },
    { name: 'pages', title: textKey('structure.pages') },
    { name: 'articles', title: textKey('documents.articles') },
  ],
  fieldsets: [
    sideBySide('name', 'documents.titleAndAddress'),
    sideBySide('number', 'documents.numberAndDate'),
    sideBySide('lead', 'documents.lead'),
    sideBySide('cover', 'documents.magazineCover'),
    sideBySide('pdf', 'documents.fileToDownload'),
  ],
  fields: [
    ...linePair({
      name: 'title',
      title: 'documents.title',
      need: 'required',
      group: 'issue',
      fieldset: 'name',
    }),
    ...permalinkPair({ path: '/magazine/', type: 'magazineIssue', group: 'issue', fieldset: 'name' }),
    defineField({
      name: 'number',
      title: textKey('documents.number'),
      type: 'number',
      group: 'issue',
      fieldset: 'number',
      validation: (rule) => [rule.required(), rule.integer().positive()],
    }),
    defineField({
      name: 'publishedAt',
      title: textKey('documents.date'),
      description: textKey('documents.theNewestIssueIsTheOne'),
      type: 'date',
      group: 'issue',
      fieldset: 'number',
      validation: (rule) => rule.required(),
    }),
    ...textPair({
      name: 'lead',
      title: 'documents.lead',
      rows: 3,
      need: 'required',
      group: 'issue',
      fieldset: 'lead',
    }),
    ...picturePair({
      name: 'cover',
      title: 'documents.magazineCover',
      need: 'required',
      group: 'issue',
      fieldset: 'cover',
    }),
    ...filePair({
      name: 'pdf',
      title: 'documents.pdf',
      accept: 'application/pdf',
      group: 'issue',
      fieldset: 'pdf',
    }),
    defineField({
      name: 'pages',
      title: textKey('structure.pages'),
      description: textKey('documents.inTheOrder'),
      type: 'array',
      group: 'pages',
      of: [defineArrayMember({ type: 'magazinePage' })],
      options: { layout: 'grid' },
    }),
    defineField({
      name: 'articles',
      title: textKey('documents.articles'),
      description: textKey('documents.theWordsOfTheIssue'),
      type: 'array',
      group: 'articles',
      of: [defineArrayMember({ type: 'magazineArticle' })],
      validation: (rule) => rule.min(1).warning(inBothLanguages('validation.withoutArticlesTheIssueCannot')),
    }),
  ],
  orderings: [
    { name: 'newest', title: textKey('documents.newestFirst'), by: [{ field: 'number', direction: 'desc' }] },
  ],
  preview: {
    select: {
      title: 'title_el',
      english: 'title_en',
      number: 'number',
      date: 'publishedAt',
      media: 'cover_el',
    },
    prepare: ({ title, english, number, date, media }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: joined(
        number === undefined ? undefined : t('documents.issueNumber', { number }),
        day(date),
        english ? undefined : t('documents.englishTitleMissing'),
      ),
      media,
    }),
  },
});
