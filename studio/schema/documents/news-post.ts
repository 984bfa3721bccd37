import { Newspaper } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { translateToEnglish, type Translate, inBothLanguages, textKey } from '#studio/locale/text.ts';
import { day, joined } from '../presets/preview-texts.ts';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { athensTime } from '#studio/schema/presets/athens-time.ts';

export const newsPost = defineType({
  name: 'newsPost',
  title: textKey('documents.newsPost'),
  type: 'document',
  icon: typeIcon(Newspaper),
  groups: [
    { name: 'text', title: textKey('documents.text'), default: true },
    { name: 'picture', title: textKey('documents.picture') },
    { name: 'place', title: textKey('documents.whereItAppears') },
    scheduleGroup,
  ],
  fieldsets: [
    sideBySide('name', 'documents.titleAndAddress'),
    sideBySide('excerpt', 'documents.excerpt'),
    sideBySide('body', 'documents.text'),
  ],
  fields: [
    ...linePair({
      name: 'title',
      title: 'documents.title',
      need: 'required',
      group: 'text',
      fieldset: 'name',
    }),
    ...permalinkPair({ path: '/news/…/', type: 'newsPost', group: 'text', fieldset: 'name' }),
    ...textPair({
      name: 'excerpt',
      title: 'documents.excerpt',
      description: 'documents.oneOrTwoSentencesForLists',
      need: 'required',
      rows: 3,
      group: 'text',
      fieldset: 'excerpt',
    }),
    ...richPair({ name: 'body', title: 'documents.text', need: 'required', group: 'text', fieldset: 'body' }),
    defineField({
      name: 'cover',
      title: textKey('documents.cover'),
      type: 'imageWithAlt',
      group: 'picture',
      validation: (rule) =>
        rule.required().assetRequired().error(inBothLanguages('validation.aPostNeedsACover')),
    }),
    defineField({
      name: 'category',
      title: textKey('documents.category'),
      type: 'reference',
      to: [{ type: 'newsCategory' }],
      group: 'place',
      validation: (rule) => rule.required().error(inBothLanguages('validation.chooseACategory')),
    }),
    defineField({
      name: 'publishedAt',
      title: textKey('documents.date'),
      description: textKey('documents.shownOnThePost'),
      type: 'datetime',
      options: athensTime,
      group: 'place',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'revisedAt',
      title: textKey('documents.updated'),
      description: textKey('documents.fillInWhenWhatThePost'),
      type: 'datetime',
      options: athensTime,
      group: 'place',
      validation: (rule) =>
        rule.custom((at, { document }) => {
          const publishedAt = document?.['publishedAt'];
          const early = at && typeof publishedAt === 'string' && Date.parse(at) < Date.parse(publishedAt);
          return early ? inBothLanguages('validation.earlierThanTheDate') : true;
        }),
    }),
    defineField({
      name: 'destinations',
      title: textKey('structure.destinations'),
      description: textKey('documents.thePostAlsoAppears'),
      type: 'array',
      group: 'place',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'destination' }] })],
      validation: (rule) => rule.unique(),
    }),
    ...scheduleFields(),
  ],
  orderings: [
    {
      name: 'newest',
      title: textKey('documents.newestFirst'),
      by: [{ field: 'publishedAt', direction: 'desc' }],
    },
    { name: 'title', title: textKey('documents.greekTitle'), by: [{ field: 'title_el', direction: 'asc' }] },
  ],
  preview: {
    select: {
      title: 'title_el',
      english: 'title_en',
      category: 'category.title_el',
      date: 'publishedAt',
      media: 'cover',
    },
    prepare: ({ title, english, category, date, media }, _options, t: Translate = translateToEnglish) => ({
      title,
      subtitle: joined(category, day(date), english ? undefined : t('documents.englishTitleMissing')),
      media,
    }),
  },
});
