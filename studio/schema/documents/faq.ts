import { CircleHelp } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import { type TextKey, translateToEnglish, type Translate, textKey } from '#studio/locale/text.ts';
import { linePair, richPair, sideBySide } from '../presets/bilingual.ts';
import { joined } from '../presets/preview-texts.ts';

const TOPICS = [
  { title: 'documents.bookingAndPayment', value: 'booking' },
  { title: 'documents.changesAndRefunds', value: 'changes' },
  { title: 'documents.atThePort', value: 'port' },
  { title: 'documents.onBoard', value: 'board' },
  { title: 'documents.vehicles', value: 'vehicles' },
  { title: 'documents.animals', value: 'animals' },
  { title: 'documents.accessibility', value: 'accessibility' },
] satisfies { title: TextKey; value: string }[];

export const faq = defineType({
  name: 'faq',
  title: textKey('documents.frequentQuestion'),
  type: 'document',
  icon: typeIcon(CircleHelp),
  fieldsets: [
    sideBySide('question', 'documents.question'),
    sideBySide('answer', 'documents.answer'),
    sideBySide('place', 'documents.whereItAppears'),
  ],
  fields: [
    ...linePair({ name: 'question', title: 'documents.question', need: 'required', fieldset: 'question' }),
    ...richPair({ name: 'answer', title: 'documents.answer', need: 'required', fieldset: 'answer' }),
    defineField({
      name: 'topic',
      title: textKey('documents.topic'),
      type: 'string',
      fieldset: 'place',
      options: { list: TOPICS },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'order',
      title: textKey('documents.order'),
      description: textKey('documents.smallNumbersComeFirst'),
      type: 'number',
      fieldset: 'place',
      initialValue: 100,
      validation: (rule) => rule.required().integer(),
    }),
  ],
  orderings: [
    {
      name: 'site',
      title: textKey('documents.asOnTheSite'),
      by: [
        { field: 'topic', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: { title: 'question_el', english: 'question_en', topic: 'topic' },
    prepare: ({ title, english, topic }, _options, t: Translate = translateToEnglish) => {
      const known = TOPICS.find(({ value }) => value === topic);
      return {
        title,
        subtitle: joined(known && t(known.title), english || t('documents.englishTitleMissing')),
      };
    },
  },
});
