import { Newspaper } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { inEnglish, type Say, told } from '#studio/locale/say.ts';
import { day, joined } from '../presets/preview-words.ts';
import { linePair, richPair, sideBySide, textPair } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { scheduleFields, scheduleGroup } from '../presets/schedule.ts';
import { athensTime } from '#studio/schema/presets/athens-time.ts';

export const newsPost = defineType({
  name: 'newsPost',
  title: 'News post',
  type: 'document',
  icon: typeIcon(Newspaper),
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'picture', title: 'Picture' },
    { name: 'place', title: 'Where it appears' },
    scheduleGroup,
  ],
  fieldsets: [
    sideBySide('name', 'Title and address'),
    sideBySide('excerpt', 'Excerpt'),
    sideBySide('body', 'Text'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', group: 'text', fieldset: 'name' }),
    ...permalinkPair({ path: '/news/…/', type: 'newsPost', group: 'text', fieldset: 'name' }),
    ...textPair({
      name: 'excerpt',
      title: 'Excerpt',
      description: 'One or two sentences for lists and search results.',
      need: 'required',
      rows: 3,
      group: 'text',
      fieldset: 'excerpt',
    }),
    ...richPair({ name: 'body', title: 'Text', need: 'required', group: 'text', fieldset: 'body' }),
    defineField({
      name: 'cover',
      title: 'Cover',
      type: 'imageWithAlt',
      group: 'picture',
      validation: (rule) =>
        rule
          .required()
          .assetRequired()
          .error(told({ en: 'A post needs a cover.', el: 'Το νέο χρειάζεται κεντρική εικόνα.' })),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      to: [{ type: 'newsCategory' }],
      group: 'place',
      validation: (rule) =>
        rule.required().error(
          told({
            en: 'Choose a category: it is part of the address.',
            el: 'Επιλέξτε κατηγορία: είναι μέρος της διεύθυνσης.',
          }),
        ),
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      description: 'Shown on the post; the newest come first.',
      type: 'datetime',
      options: athensTime,
      group: 'place',
      initialValue: () => new Date().toISOString(),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'revisedAt',
      title: 'Updated',
      description: 'Fill in when what the post says has changed. Visitors see it beside the date.',
      type: 'datetime',
      options: athensTime,
      group: 'place',
      validation: (rule) =>
        rule.custom((at, { document }) => {
          const publishedAt = document?.['publishedAt'];
          const early = at && typeof publishedAt === 'string' && Date.parse(at) < Date.parse(publishedAt);
          return early
            ? told({
                en: 'Earlier than the date of the post.',
                el: 'Είναι πριν από την ημερομηνία του νέου.',
              })
            : true;
        }),
    }),
    defineField({
      name: 'destinations',
      title: 'Destinations',
      description: 'The post also appears on the pages of these islands.',
      type: 'array',
      group: 'place',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'destination' }] })],
      validation: (rule) => rule.unique(),
    }),
    ...scheduleFields(),
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedAt', direction: 'desc' }] },
    { name: 'title', title: 'Greek title', by: [{ field: 'title_el', direction: 'asc' }] },
  ],
  preview: {
    select: {
      title: 'title_el',
      english: 'title_en',
      category: 'category.title_el',
      date: 'publishedAt',
      media: 'cover',
    },
    prepare: ({ title, english, category, date, media }, _options, say: Say = inEnglish) => ({
      title,
      subtitle: joined(category, day(date), english ? undefined : say('English title missing')),
      media,
    }),
  },
});
