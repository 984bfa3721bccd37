import { CircleHelp } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { type English, inEnglish, type Say } from '#studio/locale/say.ts';
import { linePair, richPair, sideBySide } from '../presets/bilingual.ts';
import { joined } from '../presets/preview-words.ts';

const TOPICS = [
  { title: 'Booking and payment', value: 'booking' },
  { title: 'Changes and refunds', value: 'changes' },
  { title: 'At the port', value: 'port' },
  { title: 'On board', value: 'board' },
  { title: 'Vehicles', value: 'vehicles' },
  { title: 'Animals', value: 'animals' },
  { title: 'Accessibility', value: 'accessibility' },
] satisfies { title: English; value: string }[];

export const faq = defineType({
  name: 'faq',
  title: 'Frequent question',
  type: 'document',
  icon: typeIcon(CircleHelp),
  fieldsets: [
    sideBySide('question', 'Question'),
    sideBySide('answer', 'Answer'),
    sideBySide('place', 'Where it appears'),
  ],
  fields: [
    ...linePair({ name: 'question', title: 'Question', need: 'required', fieldset: 'question' }),
    ...richPair({ name: 'answer', title: 'Answer', need: 'required', fieldset: 'answer' }),
    defineField({
      name: 'topic',
      title: 'Topic',
      type: 'string',
      fieldset: 'place',
      options: { list: TOPICS },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'order',
      title: 'Order',
      description: 'Small numbers come first.',
      type: 'number',
      fieldset: 'place',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
  ],
  orderings: [
    {
      name: 'site',
      title: 'As on the site',
      by: [
        { field: 'topic', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { title: 'question_el', english: 'question_en', topic: 'topic' },
    prepare: ({ title, english, topic }, _options, say: Say = inEnglish) => {
      const known = TOPICS.find(({ value }) => value === topic);
      return {
        title,
        subtitle: joined(known && say(known.title), english || say('English title missing')),
      };
    },
  },
});
