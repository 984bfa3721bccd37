import { athensDay } from '#foundation/dates/athens.ts';
import { BriefcaseBusiness } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { type English, inEnglish, type Say, told } from '#studio/locale/say.ts';
import { linePair, richPair, sideBySide } from '../presets/bilingual.ts';
import { permalinkPair } from '../presets/permalink.ts';
import { day, joined } from '../presets/preview-words.ts';

const WHERE = [
  { title: 'On board', value: 'ship' },
  { title: 'Ashore', value: 'shore' },
] satisfies { title: English; value: string }[];

export const jobOpening = defineType({
  name: 'jobOpening',
  title: 'Job opening',
  type: 'document',
  icon: typeIcon(BriefcaseBusiness),
  fieldsets: [
    sideBySide('name', 'Title and address'),
    sideBySide('place', 'Place'),
    sideBySide('body', 'Text'),
    sideBySide('apply', 'How to apply'),
  ],
  fields: [
    ...linePair({ name: 'title', title: 'Title', need: 'required', fieldset: 'name' }),
    ...permalinkPair({ path: '/career/', type: 'jobOpening', fieldset: 'name' }),
    ...linePair({ name: 'place', title: 'Place', need: 'required', fieldset: 'place' }),
    defineField({
      name: 'where',
      title: 'On board or ashore',
      type: 'string',
      initialValue: 'ship',
      options: { list: WHERE, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    ...richPair({ name: 'text', title: 'Text', need: 'required', fieldset: 'body' }),
    defineField({
      name: 'closesOn',
      title: 'Last day to apply',
      description: 'After this day the opening is no longer shown. Empty while people are wanted.',
      type: 'date',
      fieldset: 'apply',
    }),
    defineField({
      name: 'applyEmail',
      title: 'Email for applications',
      type: 'string',
      fieldset: 'apply',
      validation: (rule) => [
        rule.required().error(told({ en: 'Say where to apply.', el: 'Γράψτε πού στέλνονται οι αιτήσεις.' })),
        rule.email(),
      ],
    }),
  ],
  orderings: [{ name: 'closing', title: 'Closing first', by: [{ field: 'closesOn', direction: 'asc' }] }],
  preview: {
    select: { title: 'title_el', english: 'title_en', place: 'place_el', where: 'where', closes: 'closesOn' },
    prepare: ({ title, english, place, where, closes }, _options, say: Say = inEnglish) => {
      const kind = WHERE.find(({ value }) => value === where);
      const over = typeof closes === 'string' && closes < athensDay(new Date());
      return {
        title,
        subtitle: joined(
          over ? say('Closed') : undefined,
          kind && say(kind.title),
          place,
          day(closes),
          english ? undefined : say('English title missing'),
        ),
      };
    },
  },
});
